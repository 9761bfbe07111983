package main

import (
	"bytes"
	_ "embed"
	"go/format"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"ketword/app/text/catalogues"
)

//go:embed messages.go.tmpl
var form string

// source returns the file of the messages.
func source(all []*catalogues.Catalogue) ([]byte, error) {
	place := func(m catalogues.Message) int {
		return slices.IndexFunc(all[0].Messages, func(other catalogues.Message) bool { return other.ID == m.ID })
	}
	functions := template.FuncMap{"title": title, "parameter": parameter, "divide": divide, "place": place, "fixed": fixed}
	var b bytes.Buffer
	if err := template.Must(template.New("").Funcs(functions).Parse(form)).Execute(&b, all); err != nil {
		return nil, err
	}
	return format.Source(b.Bytes())
}

// fixed reports whether a message is always the same text: it has no variables, and is no row of a table.
func fixed(m catalogues.Message) bool { return m.Key == "" && len(m.Variables) == 0 }

// divide divides messages by their groups, or the messages of a group by their methods: one
// message, or all rows of a table.
func divide(all []catalogues.Message, methods bool) [][]catalogues.Message {
	var parts [][]catalogues.Message
	for i, m := range all {
		if i == 0 || m.Group != all[i-1].Group || methods && m.Name != all[i-1].Name {
			parts = append(parts, nil)
		}
		parts[len(parts)-1] = append(parts[len(parts)-1], m)
	}
	return parts
}

var initial = regexp.MustCompile(`(^|-)(csv|json|.)`)

// title returns the Go name of a part of an id: own-lists becomes OwnLists.
func title(id string) string {
	return initial.ReplaceAllStringFunc(id, func(s string) string { return strings.ToUpper(strings.TrimPrefix(s, "-")) })
}

// parameter returns the name of the parameter for a variable.
func parameter(name string) string { return strings.ToLower(name[:1]) + name[1:] }
