package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
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
	p.wait(`getComputedStyle(document.body).backgroundColor === ` + quote(want)) // one that changes takes a frame
	frame := eval[string](p, `(() => {
		const meta = [...document.querySelectorAll("meta[name=theme-color]")].find((m) => matchMedia(m.media).matches);
		const probe = document.head.appendChild(document.createElement("i"));
		probe.style.setProperty("color", meta.content);
		const colour = getComputedStyle(probe).color;
		probe.remove();
		return colour;
	})()`)
	if frame != want {
		p.Errorf("%s: the browser's frame is %s on a page of %s", where, frame, want)
	}
}

// A theme that is chosen holds at once, and against the system's. It is there before the
// first paint, whatever the program is or does.
func TestTheme(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
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
	p.chooseInMenu("settings")
	p.dialog("settings")
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
	if theme := eval[string](p, `window.atBody`); theme != "dark" {
		t.Errorf("the theme is %q when the page begins", theme)
	}
	p.run(`window.release()`)
	p.ready()
	p.hasGround("with the program", darkGround)
	p.expectError("no/such/page")
	p.run(`location = "no/such/page"`)
	p.wait(`document.querySelector("[data-screen=not-found]")`)
	p.hasGround("a page that is missing", lightGround)
}

// Settings that can't be read, that are of another version or that are no settings
// change nothing, and the game runs.
func TestStrangeSettings(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.prefer(scheme("light"))
	p.before(holdProgram)
	p.openEarly("")
	for _, stored := range []string{
		`{"v":1,"data":{"theme":"purple","app":"ready","beside":"true","data-x":"y","":"z"}}`, `{"v":1,"data":{"theme":["dark"]}}`,
		`{"v":2,"data":{"theme":"dark"}}`, `{"v":1,"data":"dark"}`, `{"v":1}`, `[]`, `null`, `x`,
	} {
		p.run(`localStorage.setItem("ketword.settings", ` + quote(stored) + `)`)
		p.openEarly("")
		p.hasGround(stored, lightGround)
		if strange := eval[[]string](p, `Object.keys(document.documentElement.dataset).filter((name) => ["app", "beside", "dataX"].includes(name))`); len(strange) > 0 {
			t.Errorf("%s: attributes %q", stored, strange)
		}
	}
	p.run(`window.release()`)
	p.ready()
}
