package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"

	"ketword/internal/sample"
)

// What a screen's corners and notches take has nothing that is to be read or touched. A double tap or click zooms and selects nothing of
// the game; the words of the secret and of a dialog can be selected. Two fingers may zoom.
func TestTouchScreens(t *testing.T) {
	p := start(t)
	p.open("?mode=quantum")
	inset := func(top, right, bottom, left int64) {
		call(p, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
			Insets: &emulation.SafeAreaInsets{Top: &top, Right: &right, Bottom: &bottom, Left: &left},
		})
		p.wait(fmt.Sprintf(`parseFloat(getComputedStyle(document.querySelector(".game")).paddingTop) === %d`, top))
	}
	check := func(where string) {
		for _, c := range []struct{ width, height, top, right, bottom, left int64 }{
			{390, 844, 59, 0, 34, 0}, {844, 390, 0, 59, 21, 59}, {320, 568, 20, 0, 0, 0}, {1024, 768, 24, 0, 20, 0},
		}[:sample.Size(3, 4)] {
			p.window(c.width, c.height)
			inset(c.top, c.right, c.bottom, c.left)
			for _, wrong := range eval[[]string](p, fmt.Sprintf(`(() => {
				const wrong = %s, [top, right, bottom, left] = [%d, innerWidth - %d, innerHeight - %d, %d];
				for (const e of document.querySelectorAll("button, .tile, .end *, dialog")) {
					const b = e.getBoundingClientRect();
					if (!e.checkVisibility() || !b.width || e.matches(".skip") || e.closest("dialog") && !e.matches("dialog")) continue;
					if (b.left < left - 1 || b.top < top - 1 || b.right > right + 1 || b.bottom > bottom + 1) wrong.push(e.className + " is outside: " + JSON.stringify(b));
				}
				return wrong;
			})()`, `document.querySelector("dialog") ? [] : `+misfits, c.top, c.right, c.bottom, c.left)) {
				t.Errorf("%s, %dx%d: %s", where, c.width, c.height, wrong)
			}
		}
		inset(0, 0, 0, 0)
	}
	selected := func(selector string) string {
		x, y := p.middleOf(selector)
		p.run(`getSelection().removeAllRanges()`)
		for clicks := range int64(2) {
			for _, kind := range []input.DispatchMouseEventType{input.DispatchMouseEventTypeMousePressed, input.DispatchMouseEventTypeMouseReleased} {
				call(p, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: x, Y: y, Button: input.MouseButtonLeft, ClickCount: clicks + 1})
			}
		}
		return eval[string](p, `getSelection().toString()`)
	}
	check("start")
	p.typeIn("slate")
	for _, selector := range []string{".tile", ".brand", "[data-key=Enter]"} {
		if text := selected(selector); text != "" {
			t.Errorf("%s: %q is selected", selector, text)
		}
	}
	p.openDialog("help")
	check("help")
	if selected("dialog .content p") == "" {
		t.Error("no text of the help is selected")
	}
	for _, selector := range []string{".tile", ".key", ".head", "html", "dialog p"} {
		is(p, selector+": what touches do", `(() => {
			for (let e = document.querySelector(`+quote(selector)+`); e; e = e.parentElement) if (getComputedStyle(e).touchAction !== "auto") return getComputedStyle(e).touchAction;
		})()`, "manipulation")
	}
	p.closeDialog()
	p.chooseInMenu("ask-give-up")
	p.click("dialog " + action("give-up"))
	p.until("the end", func(s screen) bool { return s.Status == "lost" && s.Dialog == "" })
	check("the end")
	if text := selected(".end .word"); text == "" {
		t.Error("the secret is not selected")
	}
}
