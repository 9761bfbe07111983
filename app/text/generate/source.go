package main

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"ketword/app/text/catalogues"
)

// A group is a type with the messages of one part of the site.
type group struct {
	id      string
	methods []method
}

// A method gives a message, or the messages of a table by their keys.
type method struct {
	id, name string
	first    int // message
	keys     []string
	of       catalogues.Message // the first of them
}

// source returns the file of the methods.
func source(all []*catalogues.Catalogue) ([]byte, error) {
	reference := all[0]
	groups := groupsOf(reference)
	var b bytes.Buffer
	fmt.Fprintf(&b, "// Code generated from the catalogues; DO NOT EDIT.\n\npackage text\n\nimport \"strconv\"\n\n")
	fmt.Fprintf(&b, "const (\nedition = %q // of compiled catalogues\nmessages = %d\n)\n\n", reference.Edition(), len(reference.Messages))
	locales(&b, all)
	fmt.Fprintf(&b, "type groups struct {\n")
	for _, g := range groups {
		fmt.Fprintf(&b, "%s %[1]s\n", title(g.id))
	}
	fmt.Fprintf(&b, "}\n\nfunc groupsOf(t *Text) groups {\nreturn groups{\n")
	for _, g := range groups {
		fmt.Fprintf(&b, "%s: %[1]s{t},\n", title(g.id))
	}
	fmt.Fprintf(&b, "}\n}\n")
	for _, g := range groups {
		fmt.Fprintf(&b, "\n// %s has the messages %s.\ntype %[1]s struct{ t *Text }\n", title(g.id), g.id)
		for _, m := range g.methods {
			m.write(&b, title(g.id))
		}
	}
	return format.Source(b.Bytes())
}

// locales writes the table of languages, with what is said of each in itself.
func locales(b *bytes.Buffer, all []*catalogues.Catalogue) {
	fmt.Fprintf(b, "// Locales has the languages of the interface, the reference first.\nvar Locales = []Locale{\n")
	for _, c := range all {
		said := map[string]string{}
		for _, m := range c.Messages {
			said[m.ID] = m.Forms["other"]
		}
		fmt.Fprintf(b, "{Tag: %q, Name: %q, Offer: %q, Guide: Lesson{%q, %q, %q, %q}},\n", c.Tag, said["language.name"], said["language.offer"],
			said["guide-words.first"], said["guide-words.second"], said["guide-words.unmixed"], said["guide-words.mixed"])
	}
	fmt.Fprintf(b, "}\n\n")
}

// groupsOf divides the messages of a catalogue into groups and methods.
func groupsOf(c *catalogues.Catalogue) []group {
	var groups []group
	for i, m := range c.Messages {
		parts := strings.SplitN(m.ID, ".", 3)
		if last := len(groups) - 1; last < 0 || groups[last].id != parts[0] {
			groups = append(groups, group{id: parts[0]})
		}
		g := &groups[len(groups)-1]
		if last := len(g.methods) - 1; len(parts) < 3 {
			g.methods = append(g.methods, method{id: m.ID, name: title(parts[1]), first: i, of: m})
		} else if last >= 0 && g.methods[last].name == title(parts[1]) {
			g.methods[last].keys = append(g.methods[last].keys, parts[2])
		} else {
			g.methods = append(g.methods, method{id: m.ID, name: title(parts[1]), first: i, keys: parts[2:], of: m})
		}
	}
	return groups
}

// write writes a method of a group.
func (m method) write(b *bytes.Buffer, group string) {
	description := cmp.Or(" "+m.of.Description, " ")
	fmt.Fprintf(b, "\n// %s: %s.%s\n", m.name, strconv.Quote(m.of.Forms["other"]), strings.TrimRight(description, " "))
	message := strconv.Itoa(m.first)
	var parameters []string
	if m.keys != nil {
		parameters = append(parameters, "key string")
		message = fmt.Sprintf("row(%d, %q, key)", m.first, strings.Join(m.keys, " "))
	}
	call, values := "say", []string{message}
	for _, v := range m.of.Variables {
		name := parameter(v.Name)
		switch v.Kind {
		case "text", "amount":
			parameters = append(parameters, name+" string")
		default:
			parameters = append(parameters, name+" int")
		}
		switch v.Kind {
		case "count":
			call, values = "count", slices.Insert(values, 1, "strconv.Itoa("+name+")")
		case "amount":
			call, values = "count", slices.Insert(values, 1, name)
		}
		switch v.Kind {
		case "text", "amount":
			values = append(values, name)
		case "digits":
			values = append(values, "strconv.Itoa("+name+")")
		default:
			values = append(values, "g.t.Number("+name+")")
		}
	}
	fmt.Fprintf(b, "func (g %s) %s(%s) string { return g.t.%s(%s) }\n", group, m.name, strings.Join(parameters, ", "), call, strings.Join(values, ", "))
}

// title makes a name of Go of a part of an id: own-lists becomes OwnLists.
func title(id string) string {
	var name string
	for part := range strings.SplitSeq(id, "-") {
		if part == "csv" || part == "json" {
			name += strings.ToUpper(part)
			continue
		}
		name += strings.ToUpper(part[:1]) + part[1:]
	}
	return name
}

// parameter makes the name of a parameter of that of a variable.
func parameter(name string) string {
	name = strings.ToLower(name[:1]) + name[1:]
	if token.IsKeyword(name) || name == "key" || name == "g" {
		return name + "_"
	}
	return name
}
