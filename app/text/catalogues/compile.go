package catalogues

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ForBuild is the group of messages that the build puts into pages. The compiled catalogues of the
// site lack them.
const ForBuild = "site."

// Edition identifies the messages that a reference has, with their variables: a program can
// use a compiled catalogue of its own edition alone.
func (c *Catalogue) Edition() string {
	h := sha256.New()
	for _, m := range c.Messages {
		fmt.Fprintln(h, m.ID, variablesIn(c, &m))
	}
	return fmt.Sprintf("%x", h.Sum(nil)[:5])
}

// Compile returns a catalogue in the form that package text reads: lines of UTF-8. The first and the last have the
// edition, so that a program sees what is cut off or of another version. The second has the language, the third the plural categories of the numbers from 0 to 199,
// the fourth those of 0.0 to 19.9, each as a digit. Then follows a line for each message of the reference, in its order: the only
// form of it; or the forms, divided by U+0002, each behind the digit of its category. A variable is U+0001 and
// its place among those of the message, as a digit.
// The messages for the build are left out where they are not wanted.
func Compile(reference, c *Catalogue, forBuild bool) []byte {
	lines := []string{reference.Edition(), c.Tag, digitsOf(c.Tag, false), digitsOf(c.Tag, true)}
	for _, r := range reference.Messages {
		line := ""
		if m := c.find(r.ID); m != nil && (forBuild || !strings.HasPrefix(r.ID, ForBuild)) {
			line = compiled(m, variablesIn(reference, &r))
		}
		lines = append(lines, line)
	}
	return []byte(strings.Join(append(lines, reference.Edition()), "\n"))
}

// categories are the names of plural categories after CLDR, in the order of their digits, which are those of
// [plural.Form].
var categories = [...]string{"other", "zero", "one", "two", "few", "many"}

// digitsOf returns the digits of the categories of 200 numbers, whole ones or tenths.
func digitsOf(tag string, tenths bool) string {
	var digits []byte
	for n := range 200 {
		number := strconv.Itoa(n)
		if tenths {
			number = fmt.Sprintf("%d.%d", n/10, n%10)
		}
		digits = append(digits, '0'+byte(slices.Index(categories[:], Category(tag, number))))
	}
	return string(digits)
}

func compiled(m *Message, variables []Variable) string {
	if len(m.Forms) == 1 {
		return placed(m.Forms["other"], variables)
	}
	var forms []string
	for i := range categories { // that which every language has comes last
		digit := (i + 1) % len(categories)
		if form, is := m.Forms[categories[digit]]; is {
			forms = append(forms, strconv.Itoa(digit)+placed(form, variables))
		}
	}
	return strings.Join(forms, "\x02")
}

// placed writes the places of variables into a form.
func placed(form string, variables []Variable) string {
	return placeholder.ReplaceAllStringFunc(form, func(found string) string {
		name := placeholder.FindStringSubmatch(found)[1]
		return "\x01" + strconv.Itoa(slices.IndexFunc(variables, func(v Variable) bool { return v.Name == name }))
	})
}
