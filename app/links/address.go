// Package links reads and writes what a link to a puzzle carries: parameters, a secret that
// somebody chose, and somebody's rows. It knows no state of the program: which of them a link has is
// decided in app/model/link.go and rival.go.
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
	"ketword/internal/order"
)

// Parameters of a link, as they stand in the page's address.
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
)

// Problem is a parameter of a link that can't be used and is ignored.
type Problem struct {
	Param   string
	Value   string
	Clashes bool // it is not that of the secret in the link
}

// OfPuzzle reports whether it is what names the puzzle: seed, day or secret.
func (p Problem) OfPuzzle() bool { return p.Param == ParamSeed || p.Param == ParamDay || p.OfSecret() }

// OfSecret reports whether it is the secret of a challenge.
func (p Problem) OfSecret() bool { return p.Param == ParamSecret }

// OfRows reports whether it is the rows of a rival.
func (p Problem) OfRows() bool { return p.Param == ParamRows }

// hidden are the parameters that stand behind the #, in the part of an address that no host
// gets to see. They are read anywhere, since links of a version before have them with the others.
var hidden = []string{ParamRows, ParamSecret}

// Params is the parameters of an address, by name. They are read and written as by
// net/url, which would add 20 kB to what a browser downloads (brotli).
type Params map[string]string

// Parse splits a query, without its "?", and the part behind the #. Of parameters with one name the first
// counts. What is escaped wrongly stays as it is, so that it is told. An "amp;" before
// a name is what stands for the "&" in a page from whose text a link was copied, and more
// of them where that page had it so. A link may come with what a sentence or a message puts
// around it, and broken: line breaks and characters that nobody sees are left out, and so is what
// stands behind the last letter or digit of a value. A code may end with either, and tells its end itself.
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

// whole returns a part of a link that was broken as one. What is no text stays as it is.
func whole(s string) string {
	if !utf8.ValidString(s) {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(engine.Visible(s), "\n", ""), "\r", "")
}

// withoutEnd returns a value without what a sentence puts behind it; one of nothing else stays, to be told.
func withoutEnd(value string) string {
	return cmp.Or(strings.TrimRightFunc(value, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), value)
}

// Has reports whether there is a parameter, if only with an empty value.
func (p Params) Has(name string) bool {
	_, ok := p[name]
	return ok
}

// Hides reports whether there is a parameter that stands behind the #.
func (p Params) Hides() bool { return slices.ContainsFunc(hidden, p.Has) }

// Query writes the parameters in the order of their names, and those that are to be hidden
// behind a #.
func (p Params) Query() string {
	var parts [2][]string
	for _, name := range order.Strings(slices.Collect(maps.Keys(p))) {
		part := &parts[0]
		if slices.Contains(hidden, name) {
			part = &parts[1]
		}
		*part = append(*part, escape(name)+"="+escape(p[name]))
	}
	query := strings.Join(parts[0], "&")
	if parts[1] != nil {
		query += "#" + strings.Join(parts[1], "&")
	}
	return query
}

// Address returns a query as it stands in an address, behind its path.
func Address(query string) string {
	if query == "" || query[0] == '#' {
		return query
	}
	return "?" + query
}

// escape writes a part of a query: a plus for a blank, and a percent sign with two
// digits for each byte that may not stand there.
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

// unescape reads what escape writes. Where a percent sign has no two digits, it
// returns all as it is.
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
