// Clicks whatever may be chosen, on the boards or in the bar, until nothing is asked or so many are made.
async ([most, seed]) => {
  const table = () => document.getElementById("table").dataset;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const said = () => document.getElementById("notice").textContent;
  const click = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const changed = (number) => new Promise((done, failed) => {
    const late = Date.now() + 20000;
    const look = () => {
      if (table().number !== number) return done();
      if (Date.now() > late) return failed(new Error(`nothing happens at ${number}: ${said()}`));
      return setTimeout(look, 4);
    };
    look();
  });
  let made = 0;
  while (table().asks === "yes" && made < most) {
    const number = table().number;
    const places = [...document.querySelectorAll("#sheet .choice, #chips button[name=choice]")];
    click(places[Math.floor(random() * places.length)]);
    const confirm = document.querySelector("#confirm:not([hidden]) [data-confirm]");
    if (confirm) click(confirm);
    await changed(number);
    made += 1;
  }
  return made;
}
