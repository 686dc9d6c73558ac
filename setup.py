"""Everything about the package stands in pyproject.toml; only the catalogues have to be compiled."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithWords(build_py):
    """Compile the translators' catalogues before they are copied."""

    def run(self) -> None:
        for written in Path("src/groschen/locale").glob("*/LC_MESSAGES/*.po"):
            with written.open("rb") as file, written.with_suffix(".mo").open("wb") as compiled:
                write_mo(compiled, read_po(file))
        super().run()


setup(cmdclass={"build_py": BuildWithWords})
