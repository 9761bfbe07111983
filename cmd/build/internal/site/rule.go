package site

import (
	"bufio"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// Rule gives headers to the paths that its pattern matches. A pattern is a path
// from the site's root; a * at its end matches anything.
type Rule struct {
	Path    string
	Headers []Header
}

// Header is one header field.
type Header struct{ Name, Value string }

// Rules are all rules of a site, in its file _headers: a path pattern a line, and below
// it, indented, the headers of what it matches. Every rule that matches adds its headers. No two
// of them should give the same header, since hosts join the values; policies may be
// joined, since each of them holds.
type Rules []Rule

// String prints the rules as a _headers file.
func (rs Rules) String() string {
	var out strings.Builder
	for _, r := range rs {
		fmt.Fprintln(&out, r.Path)
		for _, h := range r.Headers {
			fmt.Fprintf(&out, "  %s: %s\n", h.Name, h.Value)
		}
	}
	return out.String()
}

// ParseRules reads a _headers file. It skips empty lines and lines that begin with #.
// An error names the line.
func ParseRules(r io.Reader) (Rules, error) {
	var rules Rules
	lines := bufio.NewScanner(r)
	for number := 1; lines.Scan(); number++ {
		line := strings.TrimSpace(lines.Text())
		switch {
		case line == "" || line[0] == '#':
		case line[0] == '/':
			rules = append(rules, Rule{Path: line})
		default:
			header, err := parseHeader(line)
			if err == nil && len(rules) == 0 {
				err = fmt.Errorf("%q is before the first path", line)
			}
			if err != nil {
				return nil, fmt.Errorf("_headers line %d: %w", number, err)
			}
			last := &rules[len(rules)-1]
			last.Headers = append(last.Headers, header)
		}
	}
	return rules, lines.Err()
}

func parseHeader(line string) (Header, error) {
	name, value, found := strings.Cut(line, ":")
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	if !found || name == "" || value == "" || strings.Contains(name, " ") {
		return Header{}, fmt.Errorf("%q is neither a path nor a header", line)
	}
	return Header{Name: name, Value: value}, nil
}

// matches reports whether the rule applies to a path from the site's root.
func (r Rule) matches(path string) bool {
	if prefix, found := strings.CutSuffix(r.Path, "*"); found {
		return strings.HasPrefix(path, prefix)
	}
	return path == r.Path
}

// Apply sets in h the headers of every rule that matches path.
func (rs Rules) Apply(h http.Header, path string) {
	for _, r := range rs {
		if !r.matches(path) {
			continue
		}
		for _, header := range r.Headers {
			h.Add(header.Name, header.Value)
		}
	}
}
