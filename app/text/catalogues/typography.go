package catalogues

import "regexp"

// typography has what no sentence has: in any language, and in one.
var typography = []struct {
	tag, what string // tag "" is every language
	misprint  *regexp.Regexp
}{
	{"", "a straight quotation mark", regexp.MustCompile(`"`)},
	{"", "a straight apostrophe", regexp.MustCompile(`'`)},
	{"", "three full stops", regexp.MustCompile(`\.\.\.`)},
	{"", "two blanks", regexp.MustCompile(`[ \x{a0}\x{202f}]{2}`)},
	{"", "a line break or another sign that can’t be seen", regexp.MustCompile(`[\x00-\x1f]`)},
	{"", "a blank before a full stop or a comma", regexp.MustCompile(`[ \x{a0}\x{202f}][.,](?:[^\d]|$)`)},
	{"en", "quotation marks of another language", regexp.MustCompile(`[„«»‹›]`)},
	{"en", "a quotation mark that is not closed", regexp.MustCompile(`“[^”]*$|“[^”]*“|^[^“]*”`)},
	{"en", "a blank before a mark", regexp.MustCompile(`[ \x{a0}\x{202f}][:;!?]`)},
	{"de", "quotation marks of another language", regexp.MustCompile(`[”«»]`)},
	{"de", "a quotation mark that is not closed", regexp.MustCompile(`„[^“]*$|„[^“]*„|^[^„]*“`)},
	{"de", "a blank before a mark", regexp.MustCompile(`[ \x{a0}\x{202f}][:;!?]`)},
	{"fr", "quotation marks of another language", regexp.MustCompile(`[„“”‹›]`)},
	{"fr", "a guillemet that is not closed", regexp.MustCompile(`«[^»]*$|«[^»]*«|^[^«]*»`)},
	{"fr", "no no-break space before a colon", regexp.MustCompile(`[^\x{a0}]:`)},
	{"fr", "no narrow no-break space before a mark", regexp.MustCompile(`[^\x{202f}][;!?%»]`)},
	{"fr", "no narrow no-break space behind a guillemet", regexp.MustCompile(`«[^\x{202f}]`)},
	{"fr", "a blank before an ellipsis", regexp.MustCompile(`\p{L}[ \x{a0}\x{202f}]…$`)},
	{"fr", "a capital without its accent", regexp.MustCompile(`\b(?:A propos|A la|A vous|E(?:change|crit|galit|limin|mojis))`)},
}

// misprints says what is not set as books in a language are.
func misprints(tag, form string) []string {
	var wrong []string
	for _, t := range typography {
		if (t.tag == "" || t.tag == tag) && t.misprint.MatchString(form) {
			wrong = append(wrong, "it has "+t.what+": "+form)
		}
	}
	return wrong
}
