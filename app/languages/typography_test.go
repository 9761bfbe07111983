package languages_test

import (
	"reflect"
	"regexp"
	"testing"

	"ketword/app/languages"
)

// What no sentence has: in any language, and in one.
var misprints = []struct {
	lang, what string // lang "" is every language
	misprint   string
}{
	{"", "a straight quotation mark", `"`},
	{"", "a straight apostrophe", `'`},
	{"", "three full stops", `\.\.\.`},
	{"", "two blanks", `[ \x{a0}\x{202f}]{2}`},
	{"", "a blank before a full stop or a comma", `[ \x{a0}\x{202f}][.,](?:[^\d]|$)`},
	{"en", "quotation marks of another language", `[„«»‹›]`},
	{"en", "a quotation mark that is not closed", `“[^”]*$|“[^”]*“|^[^“]*”`},
	{"en", "a blank before a mark", `[ \x{a0}\x{202f}][:;!?]`},
	{"de", "quotation marks of another language", `[”«»]`},
	{"de", "a quotation mark that is not closed", `„[^“]*$|„[^“]*„|^[^„]*“`},
	{"de", "a blank before a mark", `[ \x{a0}\x{202f}][:;!?]`},
	{"fr", "quotation marks of another language", `[„“”‹›]`},
	{"fr", "a guillemet that is not closed", `«[^»]*$|«[^»]*«|^[^«]*»`},
	{"fr", "no no-break space before a colon", `[^\x{a0}]:`},
	{"fr", "no narrow no-break space before a mark", `[^\x{202f}][;!?%»]`},
	{"fr", "no narrow no-break space behind a guillemet", `«[^\x{202f}]`},
	{"fr", "a blank before an ellipsis", `\p{L}[ \x{a0}\x{202f}]…$`},
	{"fr", "a capital without its accent", `\b(?:A propos|A la|A vous|E(?:change|crit|galit|limin|mojis))`},
}

// TestTypography: the sentences are set as books in their language are.
func TestTypography(t *testing.T) {
	for _, m := range misprints {
		misprint := regexp.MustCompile(m.misprint)
		for _, catalogue := range languages.All() {
			if m.lang != "" && m.lang != catalogue.Lang {
				continue
			}
			walk(whole(catalogue), catalogue.Lang, func(path string, v reflect.Value) {
				for _, said := range sayings(path, v) {
					if misprint.MatchString(said) {
						t.Errorf("%s has %s: %q", path, m.what, said)
					}
				}
			})
		}
	}
}

// sayings returns what a part of a catalogue says of every sample.
func sayings(path string, v reflect.Value) []string {
	switch v.Kind() {
	case reflect.String:
		return []string{v.String()}
	case reflect.Func:
		var said []string
		for _, args := range samples(path, v.Type()) {
			said = append(said, call(v, args))
		}
		return said
	}
	return nil
}
