package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// chooseInMenu opens the menu and clicks one of its entries.
func (p *page) chooseInMenu(name string) {
	p.Helper()
	p.openDialog("menu")
	p.click("dialog " + action(name))
}

// openFromMenu opens a dialog by an entry of the menu.
func (p *page) openFromMenu(entry, dialog string) {
	p.Helper()
	p.chooseInMenu(entry)
	p.dialog(dialog)
}

// chooseToPlay opens the choice of a puzzle and clicks one of its controls.
func (p *page) chooseToPlay(name string) {
	p.Helper()
	p.openDialog("puzzle")
	p.click("dialog " + action(name))
}

// The address of a random game is its link: loading it comes back to it.
func TestNewRandomGame(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.open(m.query())
			p.chooseToPlay("new")
			first := p.until("a link", func(s screen) bool { return s.Dialog == "" && s.Query != m.query() })
			for _, part := range []string{"seed=", "words=" + words().Fingerprint().String()[:4]} {
				if !strings.Contains(first.Query, part) {
					t.Errorf("the link %s lacks %s", first.Query, part)
				}
			}
			p.typeIn("crow")
			p.reload()
			s := p.until("the letters", func(s screen) bool { return s.letters(0) == "CROW" })
			if s.Query != first.Query || s.Mode != m.name || s.Message != "" {
				t.Errorf("loading again: %s, %s, %q", s.Query, s.Mode, s.Message)
			}
			p.chooseToPlay("new")
			p.until("another game", func(s screen) bool {
				return s.Query != first.Query && s.letters(0) == "" && s.Mode == m.name
			})
		})
	}
}

// Giving up asks first. Then the game is lost, and the secret is shown.
func TestGiveUp(t *testing.T) {
	t.Parallel()
	for _, m := range either(t) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			g := p.beginGame(m)
			p.openFromMenu("ask-give-up", "giveup")
			p.wait(`document.querySelector("dialog .acts").contains(document.activeElement)`)
			p.click("dialog .acts " + action("close"))
			p.dialog("")
			p.shows(g, "")
			p.typeIn("cr")

			p.openFromMenu("ask-give-up", "giveup")
			p.click("dialog " + action("give-up"))
			p.dialog("")
			g = g.GiveUp()
			p.shows(g, "")
			p.hears(en.Speech.GaveUp(spokenAnswer(g)))
			p.ends(g)
			p.wait(`document.activeElement.matches(".end")`)
			p.reload()
			p.shows(g, "")
			p.ends(g)
			p.counted(statistics{played: 1, lost: 1})
		})
	}
}

// switchMode clicks a side of the mode switch.
func (p *page) switchMode(mode string) {
	p.Helper()
	p.click(`[data-action="mode"][data-value="` + mode + `"]`)
	p.until(mode, func(s screen) bool { return s.Mode == mode })
}

// Each mode keeps its game while the other is played, also one that was only looked at.
func TestSwitchModes(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	c := p.openPuzzle(classic, mouse{})
	p.switchMode("quantum")
	p.switchMode("classic")
	p.shows(c, "")
	if query := p.look().Query; !strings.Contains(query, fmt.Sprint("seed=", classic.seed)) {
		t.Errorf("the address is %q", query)
	}
	c = p.play(c, guesses(t, c)[:2]...)
	p.typeIn("cr")
	p.shows(c, "cr")
	q := p.openPuzzle(quantum, mouse{})
	q = p.play(q, guesses(t, q)[0])
	p.switchMode("classic")
	p.shows(c, "cr")
	p.switchMode("quantum")
	p.shows(q, "")
	p.reload()
	p.shows(q, "")
	p.switchMode("classic")
	p.shows(c, "cr")
	p.switchMode("classic") // it is already
	p.shows(c, "cr")
}

// An unfinished game with a row that was left is listed, can be removed, which
// can be undone, and resumed.
func TestUnfinishedGames(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	c := p.openPuzzle(classic, keyboard{})
	c = p.play(c, guesses(t, c)[:2]...)
	other := mode{"classic", classic.seed + 1}
	p.open(other.query())
	p.shows(other.game(t), "")
	p.openDialog("puzzle")
	type entry struct{ Value, Text string }
	got := eval[[]entry](p, `[...document.querySelectorAll("[data-action=resume]")].map((e) => ({Value: e.dataset.value, Text: e.textContent}))`)
	want := entry{c.Puzzle.Identity.String(), "Classic · " + classic.title() + " · English · 5 letters · 2 rows"}
	if len(got) != 1 || got[0] != want {
		t.Fatalf("the menu lists %v, want %v", got, want)
	}
	p.dialogFits("an unfinished game")
	p.click("dialog " + action("remove-game"))
	name := strings.TrimSuffix(want.Text, " · 2 rows")
	removed := "Removed: " + name + "."
	told := `document.querySelector("dialog .unfinished .told").textContent`
	p.wait(told + ` === ` + quote(removed) + ` && !document.querySelector("[data-action=resume]") && document.activeElement.dataset.action === "bring-back-game"`)
	p.dialogFits("a game was removed")
	p.accessible("play, a game was removed")
	p.press("Enter")
	p.wait(told + ` === ` + quote(name+" is back.") + ` && document.activeElement.dataset.action === "resume"`)
	p.click("dialog " + action("remove-game"))
	p.closeDialog()
	p.says(removed)
	p.fits("a game was removed")
	p.accessible("a game was removed")
	p.click(".message " + action("bring-back-game"))
	p.openDialog("puzzle")
	p.click(action("resume"))
	p.dialog("")
	p.shows(c, "")
	p.chooseToPlay("today")
	if s := p.until("today's", func(s screen) bool { return strings.HasPrefix(s.Place, "Daily ") }); s.Query != "?lang=en&length=5&mode=classic" {
		t.Errorf("the address of today's puzzle is %s", s.Query)
	}
}
