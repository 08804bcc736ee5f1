"""What the Makefile runs besides tests and benches; what builds the site needs our own package too."""
