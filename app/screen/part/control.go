package part

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/wording"
	"ketword/internal/each"
	"ketword/internal/format"
)

// Unbroken draws the parts of a name, and of what stands behind it, so that the line breaks only between them.
func Unbroken(name, behind string) []goapp.UI {
	return each.Of(strings.SplitAfter(name+wording.PartsBetween+behind, wording.PartsBetween), func(part string) goapp.UI { return goapp.Span().Text(part) })
}

// ControlOf returns the selector of a control with a value.
func ControlOf(action, value string) string {
	return format.Text("[data-action=%q][data-value=%q]", action, value)
}

// SeedDigits is how many characters a field for the number of a puzzle takes: what is longer than
// a number is told.
const SeedDigits = 40
