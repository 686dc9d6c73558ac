"""The catalogues of the translators: extract the English, update every language, compile.

python tools/catalogues.py            update locale/*/LC_MESSAGES/*.po and compile them
python tools/catalogues.py --check    only say what is missing, unused, fuzzy or wrongly parameterised
python tools/catalogues.py --compile  only compile
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from groschen.catalogue import GAMES
from groschen.render import words
from groschen.render.words import english, shared
from groschen.render.words.catalogues import COMMON, LOCALE
from groschen.render.words.messages import source

SOURCE = LOCALE.parent
ERRORS = ("GroschenError", "BadSetup", "CannotUndo", "FileTrouble", "FileExists", "Changed")
"""What is raised with a sentence that players may read."""
UNIQUE_BY_TEXT = ("command line", "errors", None)
"""Contexts of many messages; in all others the context alone tells which message it is."""
HEADER = "# Groschen's words. The texts are ours; `make words` keeps them in step with the English."
KEPT = ('"Language:', '"Plural-Forms:', '"MIME-Version:', '"Content-T')
"""The lines of a header that say anything."""
TRANSLATIONS = ("it", "ja", "zh")
ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "show program's version number and exit",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
    "expected one argument",
    "ignored explicit argument %r",
    "argument %(argument_name)s: %(message)s",
    "invalid %(type)s value: %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "ambiguous option: %(option)s could match %(matches)s",
)
"""What Python itself says about a command line: a domain of its own, which `argparse` looks up."""


def messages() -> dict[str, list[tuple[str, str]]]:
    """Every English message by domain: its context and its text."""
    found = {name: list(english(name).messages()) for name in GAMES}
    tables = {"shared": shared.SHARED, "lists": shared.LISTS} | surfaces()
    common = [(f"{table}/{key}", text) for table, texts in tables.items() for key, text in texts.items()]
    return found | {COMMON: [*common, *marked()], "argparse": [("", text) for text in ARGPARSE]}


def surfaces() -> dict[str, dict[str, str]]:
    """What the terminal, the server and the page say: the `SAYS` of the modules of words, by their name."""
    names = [module.name for module in iter_modules(words.__path__)]
    found = {name: getattr(import_module(f"{words.__name__}.{name}"), "SAYS", None) for name in names}
    return {name: says for name, says in found.items() if says}


def marked() -> Iterator[tuple[str, str]]:
    """Sentences that stand where they are used: help of the command line, and what errors say."""
    for path in sorted(SOURCE.rglob("*.py")):
        if "box" in path.parts:
            continue
        text = path.read_bytes()
        errors = (*ERRORS, "__init__") if path.name == "errors.py" else ERRORS
        for context, names in (("command line", ("_",)), ("errors", errors)):
            for _, message, _, _ in extract("python", io.BytesIO(text), keywords=dict.fromkeys(names)):
                sentence = message if isinstance(message, str) else message[0]
                if sentence:
                    yield context, sentence


def template(found: Iterable[tuple[str, str]], language: str) -> Catalog:
    """A catalogue without translations."""
    made = Catalog(locale=language, header_comment=HEADER, charset="utf-8", fuzzy=False)
    for context, text in found:
        singular, plural, _ = source(text)
        made.add((singular, plural) if plural else singular, context=context or None)
    return made


def path_of(domain: str, language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{domain}.po"


def read(path: Path, language: str) -> Catalog:
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def updated(old: Catalog, new: Catalog) -> Catalog:
    """The new messages with the old translations; one whose English has changed is fuzzy."""
    by_context = {message.context: message for message in old if message.id and message.context}
    for message in new:
        if not message.id:
            continue
        before = old.get(message.id, message.context)
        if before is not None:
            message.string, message.flags = before.string, before.flags
        elif message.context in UNIQUE_BY_TEXT or message.context not in by_context:
            continue
        elif message.pluralizable == by_context[message.context].pluralizable:
            message.string = by_context[message.context].string
            message.flags = {*message.flags, "fuzzy"}
    return new


def write(path: Path, catalog: Catalog) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    made = io.BytesIO()
    write_po(made, catalog, width=110, no_location=True)
    header, blank, rest = made.getvalue().decode().partition("\n\n")
    kept = [line for line in header.split("\n") if not line.startswith('"') or line.startswith(KEPT)]
    path.write_text("\n".join(kept) + blank + rest, encoding="utf-8")


def compile_all() -> None:
    for written in LOCALE.glob("*/LC_MESSAGES/*.po"):
        with written.open("rb") as file, written.with_suffix(".mo").open("wb") as compiled:
            write_mo(compiled, read_po(file))


# What is wrong with a catalogue


def problems(language: str) -> Iterator[str]:
    """Messages that are missing, unused, fuzzy, or whose facts are not those of the English."""
    for domain, found in messages().items():
        old, new = read(path_of(domain, language), language), template(found, language)
        for message in new:
            said = old.get(message.id, message.context) if message.id else None
            if message.id and (said is None or not all(texts(said.string))):
                yield f"{language}/{domain}: missing: {message.context}: {message.id}"
        for message in old:
            name = f"{language}/{domain}: {message.context}"
            if message.id and new.get(message.id, message.context) is None:
                yield f"{name}: unused: {message.id}"
            elif message.id and message.fuzzy:
                yield f"{name}: fuzzy: {message.id}"
            elif message.id:
                yield from (f"{name}: {wrong}" for wrong in mistakes(message))


def mistakes(message: Message) -> Iterator[str]:
    """Facts that a translation forgets or invents; blanks and lines that it loses."""
    wanted = facts(texts(message.id)[-1])
    for text in texts(message.string):
        try:
            given = facts(text)
        except ValueError as error:
            yield f"{error}: {text!r}"
            continue
        if text and given != wanted:
            yield f"facts {sorted(given)} instead of {sorted(wanted)}: {text!r}"


def texts(string: str | Sequence[str]) -> list[str]:
    return [string] if isinstance(string, str) else list(string)


def facts(text: str) -> set[str]:
    """The facts in braces, and the places of % in Python's own words."""
    names = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    return names | set(re.findall(r"%(?:\(\w+\))?[sdr]", text))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--compile", action="store_true")
    given = parser.parse_args()
    if given.compile:
        compile_all()
        return 0
    for domain, found in messages().items() if not given.check else ():
        for language in TRANSLATIONS:
            path = path_of(domain, language)
            write(path, updated(read(path, language), template(found, language)))
    compile_all()
    wrong = [problem for language in TRANSLATIONS for problem in problems(language)]
    see = f"{len(wrong)} messages to see to: tools/catalogues.py --check"
    print("\n".join(wrong) if given.check else see)
    return 1 if wrong and given.check else 0


if __name__ == "__main__":
    sys.exit(main())
