package markup

import (
	"html"
	"strconv"
	"strings"
)

// requote rewrites attribute values from Go string literals to HTML. Text outside
// tags stays as it is: go-app escapes it.
func requote(fragment string) string {
	var out strings.Builder
	inTag := false
	for i := 0; i < len(fragment); {
		if inTag && strings.HasPrefix(fragment[i:], `="`) {
			if literal, err := strconv.QuotedPrefix(fragment[i+1:]); err == nil {
				out.WriteString(`="` + html.EscapeString(unquote(literal)) + `"`)
				i += 1 + len(literal)
				continue
			}
		}
		switch fragment[i] {
		case '<':
			inTag = true
		case '>':
			inTag = false
		}
		out.WriteByte(fragment[i])
		i++
	}
	return out.String()
}

// unquote returns the value of a literal that strconv.QuotedPrefix has found.
func unquote(literal string) string {
	value, err := strconv.Unquote(literal)
	if err != nil {
		panic("markup: " + literal + " is not a string literal")
	}
	return value
}
