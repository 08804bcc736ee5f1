"""`python -m tools.link_checkout` lets an environment use this checkout: `import meowze`, and the command `meowze`.

That is what an editable installation does, without the package that builds it.
"""

import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMAND = """#!{python}
from meowze.cli.main import main

main()
"""


def main() -> None:
    """Write both files into the environment of this Python."""
    Path(sysconfig.get_path("purelib"), "meowze.pth").write_text(f"{ROOT}\n", encoding="utf-8")
    command = Path(sysconfig.get_path("scripts"), "meowze")
    command.write_text(COMMAND.format(python=sys.executable), encoding="utf-8")
    command.chmod(0o755)


if __name__ == "__main__":
    main()
