"""`python -m meowze` is the same as `meowze`."""

from meowze.cli import main

if __name__ == "__main__":
    main()
