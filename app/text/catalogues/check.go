package catalogues

import (
	"regexp"
	"slices"
	"strings"
)

// faults returns what is wrong with a message: it is missing or empty, its variables differ from the
// reference's, it lacks plural forms of the language, or it has misprints.
func faults(tag string, r, m Message) []string {
	switch {
	case m.Forms == nil:
		return []string{"is missing; English says: " + r.Forms["other"]}
	case len(m.Forms) == 0:
		return []string{"is empty"}
	case m.Name == "":
		return []string{"is in no group: a name has two parts, as in menu.title"}
	case m.Forms["other"] == "":
		return []string{"has no form other, which every message has"}
	case r.ID == "language.direction" && m.Forms["other"] != "ltr" && m.Forms["other"] != "rtl":
		return []string{"is ltr or rtl"}
	}
	var wrong []string
	if len(m.Forms) > 1 { // otherwise all numbers have the same form
		wrong = pluralFaults(Categories(tag), m, slices.ContainsFunc(r.Variables, Variable.Chooses))
	}
	for _, category := range categories {
		if form := m.Forms[category]; form != "" {
			wrong = slices.Concat(wrong, variableFaults(r, form, category), misprints(tag, form))
		}
	}
	return wrong
}

func pluralFaults(wanted []string, m Message, counts bool) []string {
	if !counts {
		return []string{"has plural forms, but no number that chooses one"}
	}
	var wrong []string
	for _, category := range categories {
		_, has := m.Forms[category]
		if is := slices.Contains(wanted, category); is && !has {
			wrong = append(wrong, "has no form "+category+"; the language has "+strings.Join(wanted, ", "))
		} else if has && !is {
			wrong = append(wrong, "has a form "+category+"; the language has only "+strings.Join(wanted, ", "))
		}
	}
	return wrong
}

var placeholder = regexp.MustCompile(`\{\{\.(\w+)\}\}`)

func variableFaults(r Message, form, category string) []string {
	var wrong []string
	if rest := placeholder.ReplaceAllString(form, ""); strings.ContainsAny(rest, "{}") {
		wrong = append(wrong, "has a brace that is of no variable, such as {{.Name}}: "+form)
	}
	for _, found := range placeholder.FindAllStringSubmatch(form, -1) {
		if !slices.ContainsFunc(r.Variables, func(v Variable) bool { return v.Name == found[1] }) {
			wrong = append(wrong, "has no variable "+found[0]+": "+form)
		}
	}
	for _, v := range r.Variables {
		written := "{{." + v.Name + "}}"
		needed := !v.Optional && (!v.Chooses() || category == "other") && strings.Contains(r.Forms["other"], written)
		if needed && !strings.Contains(form, written) {
			wrong = append(wrong, "lacks "+written+": "+form)
		}
	}
	return wrong
}
