package e2e

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ketword/app/text"
)

// A pseudo is a language of the tests, made of English by a program: where its texts have room, those of a language that
// somebody adds have it, too. The site does not have it.
type pseudo struct {
	tag, direction string // of the page
	write          func(english string) string
}

// pseudos are one whose texts are long and one from right to left. Each has the tag of a language that is like it.
var pseudos = []pseudo{{"eo", "ltr", lengthened}, {"he", "rtl", fromRight}}

// lengthened returns a text that is 40 % longer, with accents and between brackets, so that one sees where a text begins and
// ends. Letters are written twice, since longer texts have longer words.
func lengthened(english string) string {
	const accented, more = "áƀçđéƒğĥíĵķļɱñóþǫŕšţúṽŵẋýž", 2 // fifths of a letter, for each
	var b strings.Builder
	owed := -2 * 5 // fifths, which the brackets are
	for _, r := range english {
		owed += more // for a variable, too
		if at := strings.IndexRune("abcdefghijklmnopqrstuvwxyz", unicode.ToLower(r)); at >= 0 {
			letter := []rune(accented)[at]
			if unicode.IsUpper(r) {
				letter = unicode.ToUpper(letter)
			}
			r = letter
			if owed >= 5 {
				b.WriteRune(r)
				owed, r = owed-5, unicode.ToLower(r)
			}
		}
		b.WriteRune(r)
	}
	return "[" + b.String() + "]"
}

// fromRight returns a text whose letters are Hebrew ones, each for one of English.
func fromRight(english string) string {
	const hebrew = "אבגדהוזחטיכלמנסעפצקרשתךםןף"
	return strings.Map(func(r rune) rune {
		if at := strings.IndexRune("abcdefghijklmnopqrstuvwxyz", unicode.ToLower(r)); at >= 0 {
			return []rune(hebrew)[at]
		}
		return r
	}, english)
}

// catalogue returns the English catalogue in the language. Signs alone stay as they are, and the words of samples, where only
// letters of English are words.
func (l pseudo) catalogue(t *testing.T, compiled string) string {
	t.Helper()
	const head = 4 // lines before the messages
	lines := strings.Split(compiled, "\n")
	s := en.Samples
	samples := []string{s.Secret, s.Marks, s.Twice, s.First, s.Second, s.Unmixed, s.Mixed, s.OnePlace, s.OtherPlace}
	for i, line := range lines[head : len(lines)-1] {
		switch {
		case line == "ltr":
			line = l.direction
		case slices.Contains(samples, line):
		case strings.ContainsFunc(line, unicode.IsLetter):
			line = l.message(line)
		}
		lines[head+i] = line
	}
	said := strings.Join(lines, "\n")
	if _, err := text.Read(said); err != nil {
		t.Fatal(err)
	}
	return said
}

// message returns a message in the language, each of its forms: what a number chooses begins with the digit of its category.
func (l pseudo) message(compiled string) string {
	forms := strings.Split(compiled, "\x02")
	for i, form := range forms {
		rest := strings.TrimLeft(form, "012345")
		forms[i] = form[:len(form)-len(rest)] + l.write(rest)
	}
	return strings.Join(forms, "\x02")
}

// site returns a server of the site whose English pages are in the language once the program runs.
func (l pseudo) site(t *testing.T) *server {
	t.Helper()
	all := contents(t, site)
	hash := string(regexp.MustCompile(`data-text="text/en-([0-9a-f]{10})`).FindSubmatch(all["index.html"])[1])
	const other = "0000000000"
	for name, data := range contents(t, site+"/text") {
		all["text/"+strings.Replace(name, hash, other, 1)] = data
	}
	english := "text/en-" + other + ".txt"
	all[english] = []byte(l.catalogue(t, string(all[english])))
	h := newHost(t, root)
	h.answers(versionOf(t, all, strings.NewReplacer(hash, other, `<html lang="en" dir="ltr"`, fmt.Sprintf(`<html lang=%q dir=%q`, l.tag, l.direction))))
	return h.server
}

// clipped returns the texts that can't be read whole: those that are out of the window at a side, out of a box that lets
// nothing out, or over the edge of a control or field.
var clipped = script("clipped")
