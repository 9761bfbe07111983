package catalogues

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// ForBuild is the group of messages that only the build uses, in pages. The site's compiled
// catalogues lack them.
const ForBuild = "site"

// Edition identifies the set of messages with their variables. A program can only use a compiled
// catalogue of its own edition.
func (c *Catalogue) Edition() string {
	h := sha256.New()
	for _, m := range c.Messages {
		fmt.Fprintln(h, m.ID, m.Variables)
	}
	return fmt.Sprintf("%x", h.Sum(nil)[:5])
}

// Compile returns the catalogue in the format that package text reads: lines of UTF-8.
//
// The first and the last line are the edition, so that a program recognizes a truncated file or another
// version. The second is the language. The third holds the plural categories of the numbers from 0 to 199,
// and the fourth those of 0.0 to 199.9, each as a digit. Then there is a line for each message. Its plural
// forms, if it has several, are separated by U+0002, each after the digit of its category. A variable is
// U+0001 and its index in the message, as a digit. Without forBuild, the messages for the build are empty.
func (c *Catalogue) Compile(forBuild bool) []byte {
	lines := []string{c.Edition(), c.Tag, chosen(c.Tag, false), chosen(c.Tag, true)}
	for _, m := range c.Messages {
		if m.Group == ForBuild && !forBuild {
			m = Message{}
		}
		lines = append(lines, compiled(m))
	}
	return []byte(strings.Join(append(lines, c.Edition()), "\n"))
}

// categories are the CLDR names of the plural categories, in the order of [plural.Form]; the index is the
// digit of a category.
var categories = [...]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}

// Categories returns the plural categories of a language as in CLDR, with "other" last.
func Categories(tag string) []string {
	used := chosen(tag, false) + chosen(tag, true)
	return slices.DeleteFunc(append(slices.Clone(categories[1:]), categories[0]), func(category string) bool {
		return !strings.Contains(used, strconv.Itoa(slices.Index(categories[:], category)))
	})
}

// chosen returns the digits of the plural categories of the numbers below 200, either whole ones or tenths.
func chosen(tag string, tenths bool) string {
	const most = 200
	in := language.Make(tag)
	var digits []byte
	for whole := range most {
		if !tenths {
			digits = append(digits, '0'+byte(plural.Cardinal.MatchPlural(in, whole, 0, 0, 0, 0)))
			continue
		}
		for digit := range 10 {
			digits = append(digits, '0'+byte(plural.Cardinal.MatchPlural(in, whole, 1, min(digit, 1), digit, digit)))
		}
	}
	return string(digits)
}

func compiled(m Message) string {
	if !slices.ContainsFunc(m.Variables, Variable.Chooses) {
		return placed(m.Forms["other"], m.Variables)
	}
	var forms []string
	for digit, category := range categories {
		if form, is := m.Forms[category]; is {
			forms = append(forms, strconv.Itoa(digit)+placed(form, m.Variables))
		}
	}
	return strings.Join(append(forms[1:], forms[0]), "\x02") // the form that every language has comes last
}

// placed replaces the variables in a form by their indexes.
func placed(form string, variables []Variable) string {
	for i, v := range variables {
		form = strings.ReplaceAll(form, "{{."+v.Name+"}}", "\x01"+strconv.Itoa(i))
	}
	return form
}
