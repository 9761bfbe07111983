package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// Where the player's system has its own few colours, what differs still does: by lines, or as what can't be chosen.
func TestForcedColours(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(quantum, keyboard{})
	p.play(g, guesses(t, g)...)
	for _, system := range []string{"light", "dark"} {
		p.prefer(scheme(system), &emulation.MediaFeature{Name: "forced-colors", Value: "active"})
		differ := func(pairs ...[2]string) {
			t.Helper()
			for _, pair := range pairs {
				looks := eval[[]string](p, `[`+quote(pair[0])+`, `+quote(pair[1])+`].map((selector) => {
					const [where, part] = selector.split("::"), e = document.querySelector(where);
					if (!e) return "missing " + selector;
					const {color, opacity, borderTopWidth, borderTopStyle, borderRadius, outlineWidth, outlineStyle, backgroundColor} = getComputedStyle(e, part && "::" + part);
					return [color, opacity, borderTopStyle !== "none" && borderTopWidth, borderRadius, outlineStyle !== "none" && outlineWidth, part && backgroundColor].join("|");
				})`)
				if looks[0] == looks[1] || looks[0][0] == 'm' || looks[1][0] == 'm' {
					t.Errorf("%s: %s is as %s: %q", system, pair[0], pair[1], looks)
				}
			}
		}
		differ([2]string{".tile[data-mark=correct]", ".tile[data-mark=present]"}, [2]string{".tile[data-mark=absent]", ".tile[data-mark=correct]"},
			[2]string{".tile[data-mixed]", ".tile:not([data-mixed])"}, [2]string{".head [aria-pressed=true]", ".head [aria-pressed=false]"},
			[2]string{".key[data-mark=absent]", ".key[data-mark='']"}, [2]string{".row[data-mixed]::before", "body"})
		p.chooseToPlay("archive")
		p.dialog("archive")
		differ([2]string{"button.day", "span.day"}, [2]string{".month [aria-disabled=true]", ".month .icon:not([aria-disabled])"}, [2]string{"button.day", ".calendar th"})
		p.closeDialog()
		p.openFromMenu("settings", "settings")
		differ([2]string{".chips [aria-pressed=true]", ".chips [aria-pressed=false]"})
		p.closeDialog()
		p.openFromMenu("solver", "solver")
		p.typeIn("abbey") // a row, and another in the next system
		p.press("Enter")
		p.wait(`document.querySelector(".mix[aria-pressed=false]")`)
		p.run(`{ const row = document.querySelector(".entered-row"); row.classList.add("wrong"); row.append(row.querySelector(".mix").cloneNode(true)); }`)
		p.click(".mix")
		p.settle()
		differ([2]string{".mix[aria-pressed=true]", ".mix[aria-pressed=false]"}, [2]string{".entered-row.wrong::before", "dialog"})
		p.closeDialog()
	}
}
