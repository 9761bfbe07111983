// Package links reads and writes what a link to a puzzle contains: parameters, a secret that a
// person chose, and a person's rows. It does not depend on the program's state: app/session
// decides which of them a link has, in link.go, and app/model what they do, in link.go and rival.go.
package links

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/engine"
	"ketword/internal/each"
)

// The names of a link's parameters, as in the page's address.
const (
	ParamMode   = "mode"
	ParamLang   = "lang"
	ParamLength = "length"
	ParamSeed   = "seed"
	ParamDay    = "day"
	ParamTries  = "tries"
	ParamLevel  = "level"
	ParamWords  = "words"
	ParamSecret = "secret"
	ParamRows   = "rows"
	ParamTable  = "friends"
	ParamPast   = "history"
	ParamList   = "list"
)

// Problem is a parameter of a link that is invalid and ignored.
type Problem struct {
	Param   string
	Value   string
	Clashes bool // it contradicts the secret in the link
}

// OfPuzzle reports whether the parameter names the puzzle: seed, day or secret.
func (p Problem) OfPuzzle() bool { return p.Param == ParamSeed || p.Param == ParamDay || p.OfSecret() }

// OfSecret reports whether the parameter is the secret of a challenge.
func (p Problem) OfSecret() bool { return p.Param == ParamSecret }

// OfRows reports whether the parameter is a rival's rows.
func (p Problem) OfRows() bool { return p.Param == ParamRows }

// hidden are the parameters in the fragment behind the #, which is not sent to hosts. Parse
// accepts them elsewhere too, since links of an older version have them in the query. They are written in
// this order: of a challenge that was cut off, the secret is left rather than the rows.
var hidden = []string{ParamSecret, ParamRows, ParamTable, ParamPast, ParamList}

// Params are the parameters of an address, by name. They are read and written as by
// net/url, which would add 20 kB to the download (brotli).
type Params map[string]string

// Parse parses a query, without its "?", and the fragment behind the #. Of several parameters with the
// same name, the first counts. Invalid escapes are kept, so that they are reported. An "amp;" before a
// name, or several, is what remains of the "&" in HTML from which a link was copied.
//
// A link may be broken over lines, and may have the text of a sentence or message around it. So line
// breaks and invisible characters are removed, and also what follows the last letter or digit of a value.
// Codes are an exception: they may end with other characters, and openCode finds their end.
func Parse(query string) Params {
	p := Params{}
	for part := range strings.SplitSeq(strings.ReplaceAll(query, "#", "&"), "&") {
		name, value, _ := strings.Cut(part, "=")
		name, value = whole(unescape(name)), whole(unescape(value))
		for escaped := true; escaped; {
			name, escaped = strings.CutPrefix(name, "amp;")
		}
		if !p.Has(name) {
			p[name] = value
			if !slices.Contains(hidden, name) {
				p[name] = withoutEnd(value)
			}
		}
	}
	return p
}

// whole joins a part of a link that was broken over lines. Text that is not UTF-8 is returned as it is.
func whole(s string) string {
	if !utf8.ValidString(s) {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(engine.Visible(s), "\n", ""), "\r", "")
}

// withoutEnd removes what a sentence may append to a value. A value that consists of nothing else is kept,
// so that it is reported.
func withoutEnd(value string) string {
	return cmp.Or(strings.TrimRightFunc(value, func(r rune) bool { return !unicode.IsLetter(r) && (r < '0' || r > '9') }), value)
}

// Has reports whether a parameter is present, even if its value is empty.
func (p Params) Has(name string) bool {
	_, ok := p[name]
	return ok
}

// Hides reports whether a parameter for the fragment is present.
func (p Params) Hides() bool { return slices.ContainsFunc(hidden, p.Has) }

// Query returns the parameters sorted by name, with the hidden ones behind a #.
func (p Params) Query() string {
	var parts [2][]string
	for i, names := range [2][]string{each.SortedStrings(slices.Collect(maps.Keys(p))), hidden} {
		for _, name := range names {
			if p.Has(name) && (i == 1 || !slices.Contains(hidden, name)) {
				parts[i] = append(parts[i], escape(name)+"="+escape(p[name]))
			}
		}
	}
	query := strings.Join(parts[0], "&")
	if parts[1] != nil {
		query += "#" + strings.Join(parts[1], "&")
	}
	return query
}

// Address returns a query in the form in which it follows a path.
func Address(query string) string {
	if query == "" || query[0] == '#' {
		return query
	}
	return "?" + query
}

// escape escapes a part of a query: a blank as a plus, and any other reserved byte as a
// percent sign with two digits.
func escape(s string) string {
	const hex = "0123456789ABCDEF"
	var b []byte
	for _, c := range []byte(s) {
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', strings.IndexByte("-_.~", c) >= 0:
			b = append(b, c)
		case c == ' ':
			b = append(b, '+')
		default:
			b = append(b, '%', hex[c>>4], hex[c&15])
		}
	}
	return string(b)
}

// unescape is the inverse of escape. If a percent sign is not followed by two digits, it
// returns s unchanged.
func unescape(s string) string {
	var b []byte
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch c {
		case '+':
			c = ' '
		case '%':
			n, err := strconv.ParseUint(s[i+1:min(i+3, len(s))], 16, 8)
			if err != nil || i+2 >= len(s) {
				return s
			}
			c = byte(n)
			i += 2
		}
		b = append(b, c)
	}
	return string(b)
}
