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
				value, _ := strconv.Unquote(literal) // which is one
				out.WriteString(`="` + html.EscapeString(value) + `"`)
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
