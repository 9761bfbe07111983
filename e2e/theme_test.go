package e2e

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"ketword/internal/sample"
)

// The grounds of the two themes, as a page reports them.
const (
	lightGround = "rgb(247, 245, 240)"
	darkGround  = "rgb(19, 18, 26)"
)

// scheme is the theme that a system prefers.
func scheme(name string) *emulation.MediaFeature {
	return &emulation.MediaFeature{Name: "prefers-color-scheme", Value: name}
}

// hasGround checks the colour of the page, and that the browser's own frame has it, too.
func (p *page) hasGround(where, want string) {
	p.Helper()
	await(p, where+": colours of the page and of the frame", reading[[2]string](p, `(() => {
		const meta = [...document.querySelectorAll("meta[name=theme-color]")].find((m) => matchMedia(m.media).matches);
		const probe = document.head.appendChild(document.createElement("i"));
		probe.style.setProperty("color", meta.content);
		const colour = getComputedStyle(probe).color;
		probe.remove();
		return [getComputedStyle(document.body).backgroundColor, colour];
	})()`), func(got [2]string) bool { return got == [2]string{want, want} })
}

// A theme that is chosen holds at once, and against the system's. It is there before the
// first paint, whatever the program is or does. Settings that can't be read, that are of another version or that are no settings
// change nothing, and the game runs.
func TestTheme(t *testing.T) {
	p := start(t)
	p.before(`new MutationObserver((changes, observer) => {
		if (!document.body) return;
		window.atBody = document.documentElement.dataset.theme;
		observer.disconnect();
	}).observe(document, {childList: true, subtree: true})`)
	p.prefer(scheme("light"))
	p.open("")
	p.hasGround("at first", lightGround)
	p.prefer(scheme("dark"))
	p.hasGround("the system's", darkGround)
	p.openFromMenu("settings", "settings")
	for _, choice := range []struct{ theme, ground string }{{"light", lightGround}, {"system", darkGround}, {"light", lightGround}} {
		p.click(`dialog [data-value="theme=` + choice.theme + `"]`)
		p.hasGround(choice.theme, choice.ground)
	}
	p.click(`dialog [data-value="theme=dark"]`)
	p.prefer(scheme("light"))
	p.hasGround("dark", darkGround)

	p.before(holdProgram)
	p.run(`localStorage.removeItem("ketword-page")`) // as another version of the program does
	p.openEarly("")
	p.hasGround("before the program", darkGround)
	is(p, "the theme when the page begins", `window.atBody`, "dark")
	p.starts()
	p.hasGround("with the program", darkGround)

	strange := []string{
		`{"v":1,"data":{"theme":"purple","app":"ready","beside":"true","data-x":"y","":"z"}}`, `{"v":1,"data":{"theme":["dark"]}}`,
		`{"v":2,"data":{"theme":"dark"}}`, `{"v":1,"data":"dark"}`, `{"v":1}`, `[]`, `null`, `x`,
		`{"v":"1","data":{"theme":"dark"}}`, `{"v":[1],"data":{"theme":"dark"}}`, `{"v":true,"data":{"theme":"dark"}}`,
	}
	for _, stored := range append(strange[:1:1], sample.From(t, 3, strange[1:])...) {
		p.run(`localStorage.setItem("ketword.settings", ` + quote(stored) + `)`)
		p.openEarly("")
		p.hasGround(stored, lightGround)
		is(p, stored+": strange attributes", `document.documentElement.matches("[data-app], [data-beside], [data-data-x]")`, false)
	}
	p.starts()
	p.playable()
	p.expectError("no/such/page")
	p.run(`localStorage.setItem("ketword.settings", '{"v":1,"data":{"theme":"dark"}}')`)
	p.run(`location = "no/such/page"`)
	p.wait(`document.querySelector("[data-screen=not-found]")`)
	p.hasGround("a page that is missing", lightGround)
}

// Theme, contrast and palette go together, chosen or as the system prefers them: each choice draws what the same one of the system
// draws, and all differ. The shapes are always there.
func TestColours(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(quantum, keyboard{})
	p.play(g, guesses(t, g)...)
	p.run(`window.ketwordBoard = () => {
		const style = (selector) => getComputedStyle(document.querySelector(selector));
		const correct = style(".tile[data-mark=correct]"), present = style(".tile[data-mark=present]"), absent = style(".tile[data-mark=absent]");
		if (correct.boxShadow !== "none" || absent.boxShadow !== "none" || !present.boxShadow.includes("inset")) throw new Error("shapes");
		if (style(".tile[data-mixed]").borderRadius !== "50%") throw new Error("mixed tiles are not round");
		return [style("body").backgroundColor, correct.backgroundColor, present.backgroundColor, absent.backgroundColor, correct.borderWidth, present.boxShadow.match(/(\d)px inset/)[1]].join();
	}`)
	drawn := func(theme, contrast, palette string) string {
		return eval[string](p, `(ketwordSettings({theme: `+quote(theme)+`, contrast: `+quote(contrast)+`, palette: `+quote(palette)+`}), ketwordBoard())`)
	}
	want := map[look]string{}
	seen := map[string]look{}
	for _, l := range looks {
		want[l] = drawn(l.Theme, l.Contrast, l.Palette)
		if other, is := seen[want[l]]; is {
			t.Errorf("%v is drawn as %v", l, other)
		}
		seen[want[l]] = l
	}
	for _, system := range []look{{"light", "", "off"}, {"dark", "", "on"}} {
		p.prefer(scheme(system.Theme), &emulation.MediaFeature{Name: "prefers-contrast", Value: map[string]string{"off": "no-preference", "on": "more"}[system.Contrast]})
		for _, theme := range []string{"system", "light", "dark"} {
			for _, contrast := range []string{"system", "on", "off"} {
				for _, palette := range []string{"usual", "colour-vision"} {
					l := look{theme, palette, contrast}
					if theme == "system" {
						l.Theme = system.Theme
					}
					if contrast == "system" {
						l.Contrast = system.Contrast
					}
					if l.Contrast == "on" {
						l.Palette = "usual" // high contrast has its own
					}
					if got := drawn(theme, contrast, palette); got != want[l] {
						t.Errorf("%v, theme %s, contrast %s, colours %s: %q, want %q", system, theme, contrast, palette, got, want[l])
					}
				}
			}
		}
	}
}

// A browser that darkens pages by itself, as Chrome on Android does where the system is dark, leaves each look as it is.
// (Where the system is light, no page can keep a browser from it.)
func TestAutomaticDarkMode(t *testing.T) {
	p := start(t)
	p.prefer(scheme("dark"))
	g := p.openPuzzle(quantum, keyboard{})
	p.play(g, guesses(t, g)...)
	seen := func(darkens bool) []byte {
		call(p, emulation.SetAutoDarkModeOverride, emulation.SetAutoDarkModeOverrideParams{Enabled: &darkens})
		p.painted()
		return p.photograph()
	}
	for _, l := range append([]look{{"system", "usual", "off"}}, looks...) {
		p.run(`ketwordSettings({theme: ` + quote(l.Theme) + `, palette: ` + quote(l.Palette) + `, contrast: ` + quote(l.Contrast) + `})`)
		await(p, fmt.Sprintf("%v, not darkened", l), func() (bool, error) { return bytes.Equal(seen(false), seen(true)), nil }, func(same bool) bool { return same })
	}
}

// Each theme is the only scheme of the page, but the system's, which is either: in the style sheet and in the page's head,
// as it is chosen and before the first paint.
func TestColorScheme(t *testing.T) {
	p := start(t)
	const schemes = `[getComputedStyle(document.documentElement).colorScheme, document.querySelector("meta[name=color-scheme]").content].map((words) => words.split(" ").sort().join(" "))`
	p.open("")
	for _, c := range []variant[string]{{"light", "light only"}, {"system", "dark light"}, {"dark", "dark only"}} {
		p.openFromMenu("settings", "settings")
		p.click(`dialog [data-value="theme=` + c.name + `"]`)
		p.closeDialog()
		says := func(when string) {
			t.Helper()
			await(p, c.name+" "+when, reading[[2]string](p, schemes), func(got [2]string) bool { return got == [2]string{c.value, c.value} })
		}
		says("chosen")
		p.openEarly("")
		says("before the program")
		p.ready()
		says("with it")
	}
}

// Where the player's system has its own few colours, what differs still does: by lines, or as what can't be chosen.
func TestForcedColours(t *testing.T) {
	p := start(t)
	g := p.openPuzzle(quantum, keyboard{})
	p.play(g, guesses(t, g)...)
	for _, system := range []string{"dark", "light"}[:sample.Size(1, 2)] {
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
