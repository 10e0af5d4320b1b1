"""Events, reasons, views and rules in words; every word comes from the catalogues in data/locales."""
