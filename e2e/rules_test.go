package e2e

import (
	"net/url"
	"strconv"
	"strings"
	"testing"

	"ketword/engine"
)

// Level and tries are chosen where a puzzle is, and hold for the next, which may be chosen by its number. A number
// that is none is told where it was typed, in sight.
func TestLevelAndTries(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.window(320, 568)
	p.openPuzzle(quantum, keyboard{})
	p.openDialog("puzzle")
	p.click(".rules summary")
	p.click(`.rules [data-action=level][data-value=strict]`)
	p.paste("tries-field", "12")
	p.click(`[data-action=set-tries]`)
	p.wait(`[...document.querySelectorAll(".rules [aria-pressed=true]")].map((chip) => chip.dataset.value).join(" ") === "strict 12"`)
	p.paste("tries-field", "six")
	p.run(`document.querySelector("dialog").scrollTop = 0`)
	p.press("Enter")
	p.wait(`document.querySelector(".rules .refusal").textContent === ` + quote(en.Level.NoTries("six", engine.MaxTries)))
	p.wait(`(() => { const box = document.querySelector(".rules .refusal").getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; })()`)
	p.accessible("a wrong number of tries")
	p.dialogFits("a wrong number of tries")
	m := mode{"quantum", quantum.seed + 1}
	p.click(".seed summary")
	p.paste("seed-field", strconv.Itoa(int(m.seed)))
	p.press("Enter")
	p.awaitPlace("Strict · 12 tries")
	g := m.gameOf(t, 12, engine.Strict)
	p.shows(g, "")
	p.reload()
	p.shows(g, "")
}

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
