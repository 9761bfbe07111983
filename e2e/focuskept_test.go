package e2e

import (
	"fmt"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// focusLost says whether no control has the focus though a dialog is open, or the game has
// ended.
const focusLost = `(document.activeElement === document.body && Boolean(document.querySelector("dialog[open], .end")))`

// controlsScript lists the controls of the open dialog: their actions and values.
const controlsScript = `[...document.querySelectorAll("dialog [data-action]:is(button, select)")].filter((e) => e.checkVisibility() && !e.disabled)
	.map((e) => [e.dataset.action, e.dataset.value ?? ""])`

// presses presses a control of the open dialog, or gives it the focus if it is no button.
// One that the choices before have renamed, such as a switch or a list of another language,
// is found by its action. It reports whether there is one.
func (p *page) presses(control [2]string) bool {
	p.Helper()
	return eval[bool](p, `(() => {
		const all = [...document.querySelectorAll("dialog [data-action]:is(button, select)")].filter((e) => e.dataset.action === `+quote(control[0])+`);
		const e = all.find((e) => (e.dataset.value ?? "") === `+quote(control[1])+`) ?? all[0];
		if (!e) return false;
		e.focus();
		if (e.matches("button")) e.click();
		return true;
	})()`)
}

// opens gives each dialog that the menu, the header or another dialog opens, and how.
var opens = []struct {
	name string
	way  []string // selectors to click, one after the other
}{
	{"help", []string{action("help")}},
	{"stats", []string{action("stats")}},
	{"games", []string{action("stats"), "dialog " + action("games")}},
	{"scores", []string{action("stats"), "dialog " + action("scores")}},
	{"menu", []string{action("menu")}},
	{"puzzle", []string{action("puzzle")}},
	{"archive", []string{action("puzzle"), "dialog " + action("archive")}},
	{"settings", []string{action("menu"), "dialog " + action("settings")}},
	{"lists", []string{action("menu"), "dialog " + action("lists")}},
	{"solver", []string{action("menu"), "dialog " + action("solver")}},
	{"lab", []string{action("menu"), "dialog " + action("lab")}},
	{"challenge", []string{action("puzzle"), "dialog " + action("challenge")}},
	{"share", []string{action("share-as")}},
	{"review", []string{action("review")}},
}

// Whatever is done in whatever dialog, the focus is not lost: a player at the keyboard goes on from
// where it was.
func TestFocusIsNeverLost(t *testing.T) {
	p := start(t)
	p.before(`Navigator.prototype.share = undefined; navigator.clipboard.writeText = async () => {};`)
	g := p.openPuzzle(quantum, keyboard{})
	p.play(g, guesses(t, g)[0], secrets(g)[0])
	loading, _, _ := strings.Cut(en.Lists.Loading("|"), "|")
	for _, d := range sample.From(t, len(opens)/5, opens) {
		open := func() {
			if eval[string](p, `location.search`) != quantum.query() {
				p.open(quantum.query())
			}
			for _, selector := range d.way {
				p.wait(`document.querySelector(` + quote(selector) + `)`)
				p.run(`{ const e = document.querySelector(` + quote(selector) + `); e.focus(); e.click(); }`)
			}
			p.dialog(d.name)
		}
		open()
		done := map[[2]string]bool{}
		for _, control := range eval[[][2]string](p, controlsScript) {
			if done[control] || control[0] == "close" {
				continue
			}
			done[control] = true
			if now := p.look().Dialog; now != d.name {
				if now != "" {
					p.closeDialog()
				}
				open()
			}
			t.Logf("%s: %s", d.name, control)
			if !p.presses(control) { // it belongs to the puzzle in which the list of controls was read
				p.closeDialog()
				p.open(quantum.query())
				open()
				await(p, fmt.Sprint(d.name, ": ", control), func() (bool, error) { return p.presses(control), nil }, func(pressed bool) bool { return pressed })
			}
			p.settle()
			p.until("no list on its way, which would close a dialog", func(s screen) bool { return !strings.HasPrefix(s.Message, loading) })
			p.wait("!" + focusLost)
		}
		if p.look().Dialog != "" {
			p.closeDialog()
			p.wait("!" + focusLost)
		}
	}
}
