// The table in the browser. The server draws and decides; this listens, fetches what has changed, lets pieces
// travel, and makes targets of the drawing answer. Without it every answer is still a button of a form.
import { fit, startAnswers } from "./answers.js";
import { startCards } from "./cards.js";
import { startDrawer } from "./drawer.js";
import { startGuide } from "./guide.js";
import { startHint } from "./hint.js";
import { startKeys } from "./keys.js";
import { startLeaves } from "./leaves.js";
import { after, keepLanguage, startStream, takeRoom } from "./live.js";
import { startReplay } from "./replay.js";
import { startSettings } from "./settings.js";
import { startSignals } from "./signals.js";
import { startZoom } from "./zoom.js";

startSettings();
startAnswers();
startHint();
startDrawer();
startLeaves();
startCards();
startKeys();
startSignals();
startZoom();
after(fit);
keepLanguage();
takeRoom();
startStream();
startReplay();
startGuide();
