"""What the Makefile runs besides tests and benches; only the standard library is used here."""
