package catalogues

import (
	_ "embed"
	"regexp"
	"strings"
	"sync"
)

//go:embed typography.txt
var typography string

// A rule is a line of typography.txt.
type rule struct {
	tag, what string
	misprint  *regexp.Regexp
}

var rules = sync.OnceValue(func() (all []rule) {
	for line := range strings.Lines(typography) {
		if part := strings.Split(strings.TrimSpace(line), "\t"); len(part) == 3 {
			all = append(all, rule{part[0], part[1], regexp.MustCompile(part[2])})
		}
	}
	return all
})

// misprints returns the offences against a language's typography.
func misprints(tag, form string) (wrong []string) {
	for _, r := range rules() {
		if (r.tag == "any" || r.tag == tag) && r.misprint.MatchString(form) {
			wrong = append(wrong, "has "+r.what+": "+form)
		}
	}
	return wrong
}
