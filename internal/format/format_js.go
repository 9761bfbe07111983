package format

// Text returns the text of a format with its arguments.
func Text(format string, args ...any) string { return text(format, args) }

// Error returns an error with the text of a format with its arguments. It wraps the
// argument of %w.
func Error(format string, args ...any) error { return newError(format, args) }
