"""How `make docs` makes a site of the pages: Sphinx with MyST reads README.md, docs/ and the other pages as they are.

Boards are drawn at build time from what a page says, by the directive `board`:

    ```{board} labyrinth
    seats=2 seed=7 options=cards=open actions=20
    A caption
    ```

Where `make site` was run before, the directive `play` puts the game itself into a page; without it there is nothing:

    ```{play} labyrinth
    ```
"""

import random
import shutil
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective
from sphinx.util.logging import getLogger

import meowze.backends
import meowze.envs
from meowze import Position, Seeded

project, release = "Meowze", meowze.__version__
author = "The Meowze authors"
project_copyright = author

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "docs/index"
include_patterns = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "bench/results.md",
    "docs/*.md",
    "docs/rules/*.md",
    "examples/*/README.md",
]
exclude_patterns = [".*", "build", "dist", "web", "meowze", "tests", "deploy"]

myst_enable_extensions = ["colon_fence", "attrs_block"]
myst_heading_anchors = 4

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
default_role = "code"

html_theme = "furo"
html_title = "Meowze"
html_static_path = ["site"]
html_css_files = ["style.css"]
html_favicon = "../web/src/app/icon.svg"
html_logo = "../web/src/app/icon.svg"
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#a8442a", "color-brand-content": "#8f3a24"},
    "dark_css_variables": {"color-brand-primary": "#f0a878", "color-brand-content": "#f0b088"},
}

SITE = Path(__file__).parents[1] / "build" / "site"
PLAY = "play"  # where the site lies in the documentation
FRAME = '<iframe class="play" src="{place}#{game}" title="{game}" loading="lazy"></iframe>'
INDEX = (
    '<!doctype html><meta http-equiv="refresh" content="0; url=docs/index.html"><a href="docs/index.html">Meowze</a>'
)


class Board(SphinxDirective):
    """A position as a picture: a game, `name=value` words on the first line, and a caption on the following ones."""

    required_arguments = 1
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Deal, play so many actions at random, draw."""
        words, caption = self.content[0].split(), " ".join(self.content[1:])
        chosen = dict(word.split("=", 1) for word in words)
        dice, luck = Seeded(chosen.get("seed", "1")), random.Random(chosen.get("seed", "1"))
        position = Position.deal(self.arguments[0], int(chosen.get("seats", "2")), chosen.get("options", ""), dice)
        for _ in range(int(chosen.get("actions", "0"))):
            position = position if position.over else position.play(luck.choice(position.legal), dice)
        drawn = nodes.raw("", f'<div class="board">{position.svg()}</div>', format="html")
        figure = nodes.figure("", drawn, classes=["board-figure"])
        if caption:
            figure += nodes.caption(caption, caption)
        return [figure]


class Play(SphinxDirective):
    """The game itself, playable in the page, if its site was built."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """A frame of the site that lies beside the pages."""
        if not (SITE / "index.html").is_file():
            return []
        place = "../" * self.env.docname.count("/") + f"{PLAY}/index.html"
        return [nodes.raw("", FRAME.format(place=place, game=self.arguments[0]), format="html")]


def copy_site(app: Sphinx, error: Exception | None) -> None:
    """The site of the game beside the pages, so that they can show it."""
    shutil.rmtree(Path(app.outdir, PLAY), ignore_errors=True)
    if error is None and (SITE / "index.html").is_file():
        shutil.copytree(SITE, Path(app.outdir, PLAY))


def write_index(app: Sphinx, error: Exception | None) -> None:
    """The address of the site alone leads to its first page."""
    if error is None:
        Path(app.outdir, "index.html").write_text(INDEX, encoding="utf-8")


def check_reference(app: Sphinx, env: BuildEnvironment) -> None:
    """Every public name has an entry in the reference."""
    for module in (meowze, meowze.backends, meowze.envs):
        names = {f"{module.__name__}.{name}" for name in module.__all__}
        for name in sorted(names - env.domains.python_domain.objects.keys()):
            getLogger("reference").warning("%s is public but not in docs/reference.md", name)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("env-check-consistency", check_reference)
    app.add_directive("board", Board)
    app.add_directive("play", Play)
    app.connect("build-finished", copy_site)
    app.connect("build-finished", write_index)
