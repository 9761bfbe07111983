//go:build !js

package format

import "fmt"

// vetting is never true. Code behind it calls fmt, so that go vet checks the formats of Text and
// Error, too.
const vetting = false

// Text returns the text of a format with its arguments.
func Text(format string, args ...any) string {
	if vetting {
		return fmt.Sprintf(format, args...)
	}
	return text(format, args)
}

// Error returns an error with the text of a format with its arguments. It wraps the
// argument of %w.
func Error(format string, args ...any) error {
	if vetting {
		return fmt.Errorf(format, args...)
	}
	return newError(format, args)
}
