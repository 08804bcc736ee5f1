"""A room without a server: what runs inside a browser, beside the pages."""
