package e2e

import (
	"net/url"
	"strings"
	"testing"
)

// Parameters that can't be used are ignored, named in the message, and never
// interpreted as HTML.
func TestBadLinks(t *testing.T) {
	p := start(t)
	var query []string
	for _, bad := range [][2]string{
		{"mode", `"><script>alert(1)</script>`}, {"tries", "%00"}, {"seed", "<img src=x onerror=alert(1)>"}, {"lang", "&lt;b&gt;%41"},
	} {
		query = append(query, bad[0]+"="+url.QueryEscape(bad[1]))
	}
	p.open("?" + strings.Join(query, "&"))
	part := func(param, shown string) string { return en.Notice.PartOfLink(en.Notice.Parts(param), shown) }
	p.says(en.Notice.BadLinksAndMore(part("mode", `"><script>alert(1)</scri…`), part("tries", "%00"), 2))
	if query := p.look().Query; query != "?lang=en&length=5&mode=classic" {
		t.Errorf("the bad link stays in the address: %s", query)
	}
	p.playable()
	if eval[int](p, `document.querySelectorAll("#app img, #app script, .message *").length`) != 0 {
		t.Error("a value of the link became an element")
	}
}
