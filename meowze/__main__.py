"""`python -m meowze` is the same as `meowze`."""

from meowze.cli.main import main

if __name__ == "__main__":
    main()
