package catalogues

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// An Error says what is wrong with a message, and where.
type Error struct {
	File, ID string
	Line     int // 0 where the message is missing
	What     string
}

func (e *Error) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("%s: %s: %s", e.File, e.ID, e.What)
	}
	return fmt.Sprintf("%s:%d: %s: %s", e.File, e.Line, e.ID, e.What)
}

// Check returns what is wrong with a catalogue: messages that are missing or that the reference does
// not have, variables that are not those of the reference, plural forms that the language lacks or does
// not have, and misprints.
func Check(reference, c *Catalogue) []error {
	var wrong []error
	known := map[string]bool{}
	for _, r := range reference.Messages {
		known[r.ID] = true
		if c.find(r.ID) == nil {
			wrong = append(wrong, &Error{File: c.File, ID: r.ID, What: "is missing; in English it is " + quoted(r.Forms["other"])})
		}
	}
	for _, m := range c.Messages {
		for _, what := range faults(reference, c.Tag, m) {
			wrong = append(wrong, &Error{File: c.File, ID: m.ID, Line: m.Line, What: what})
		}
	}
	return wrong
}

// faults says what is wrong with a message.
func faults(reference *Catalogue, tag string, m Message) []string {
	r := reference.find(m.ID)
	if r == nil {
		return []string{"English has no such message"}
	}
	if m.Forms["other"] == "" {
		return []string{"it has no other form"}
	}
	wrong := pluralFaults(tag, m, slices.ContainsFunc(variablesIn(reference, r), Variable.chooses))
	for _, category := range slices.Sorted(maps.Keys(m.Forms)) {
		form := m.Forms[category]
		wrong = append(wrong, variableFaults(variablesIn(reference, r), r.Forms["other"], form, category)...)
		wrong = append(wrong, misprints(tag, form)...)
	}
	return wrong
}

// variablesIn returns the variables of a message of the reference: those of the first row, where
// it is one of a table.
func variablesIn(reference *Catalogue, r *Message) []Variable {
	table, _, is := cutTable(r.ID)
	if !is {
		return r.Variables
	}
	for _, m := range reference.Messages {
		if strings.HasPrefix(m.ID, table+".") {
			return m.Variables
		}
	}
	return nil
}

// cutTable divides the id of a table's row into that of the table and the row's key.
func cutTable(id string) (table, key string, is bool) {
	parts := strings.SplitN(id, ".", 3)
	if len(parts) < 3 {
		return id, "", false
	}
	return parts[0] + "." + parts[1], parts[2], true
}

// chooses reports whether a variable chooses the plural form.
func (v Variable) chooses() bool { return v.Kind == "count" || v.Kind == "amount" }

func pluralFaults(tag string, m Message, counts bool) []string {
	if len(m.Forms) == 1 {
		return nil // every number is told in the same way
	}
	if !counts {
		return []string{"it has plural forms, but no number chooses among them"}
	}
	want := Categories(tag)
	var wrong []string
	for _, category := range want {
		if m.Forms[category] == "" {
			wrong = append(wrong, "it has no form "+category+", which the language has beside "+strings.Join(slices.Sorted(maps.Keys(m.Forms)), ", "))
		}
	}
	for category := range m.Forms {
		if !slices.Contains(want, category) {
			wrong = append(wrong, "the language has no plural form "+category)
		}
	}
	return wrong
}

// Categories returns the plural categories that numbers have in a language, after CLDR, the names in order.
func Categories(tag string) []string {
	var names []string
	for _, digit := range digitsOf(tag, false) + digitsOf(tag, true) {
		names = append(names, categories[digit-'0'])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Category returns the plural category of a number in a language, after CLDR. Decimals stand behind a point.
func Category(tag, number string) string {
	whole, decimals, _ := strings.Cut(number, ".")
	form := plural.Cardinal.MatchPlural(language.Make(tag), value(whole), len(decimals), len(strings.TrimRight(decimals, "0")), value(decimals), value(strings.TrimRight(decimals, "0")))
	return categories[form]
}

// value returns what digits say, as far as the rules of plurals need it.
func value(digits string) int {
	n := 0
	for _, d := range digits {
		n = (n*10 + int(d-'0')) % 10_000_000
	}
	return n
}

var placeholder = regexp.MustCompile(`\{\{\.(\w+)\}\}`)

func variableFaults(declared []Variable, reference, form, category string) []string {
	var wrong []string
	if rest := placeholder.ReplaceAllString(form, ""); strings.ContainsAny(rest, "{}") {
		wrong = append(wrong, "a variable is written as in {{.Name}}, and braces stand nowhere else")
	}
	used := map[string]bool{}
	for _, found := range placeholder.FindAllStringSubmatch(form, -1) {
		used[found[1]] = true
		if !slices.ContainsFunc(declared, func(v Variable) bool { return v.Name == found[1] }) {
			wrong = append(wrong, "it has no variable "+found[1])
		}
	}
	for _, v := range declared {
		mayLack := v.Optional || v.chooses() && category != "other" || !strings.Contains(reference, "{{."+v.Name+"}}")
		if !mayLack && !used[v.Name] {
			wrong = append(wrong, "it lacks {{."+v.Name+"}}")
		}
	}
	return wrong
}

func quoted(s string) string { return "“" + s + "”" }
