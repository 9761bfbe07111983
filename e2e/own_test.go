package e2e

import (
	"fmt"
	"testing"

	"ketword/app/model"
	"ketword/engine"
)

// brought is a list that a player brings.
type brought struct {
	title, answers, guesses string
	rows                    []string // of keys
}

// Lists that players of these tests bring. Each is of several kinds of words,
// so that a game has wrong guesses.
var (
	trees   = brought{"Trees", "aspen\nbirch\nlimbo\nthorn\nfudgy\nglyph\nvomit\njacks\nwaltz\n", "mango\nlemon\n", layouts["en"]}
	russian = brought{"Птицы", "чайка\nворон\nсокол\nгрифы\nпенье\nшлюзы\n", "", []string{"авгезийклн", "опрсфчшыью"}}
	accents = brought{"Mélange", "café\nthéâ\nsølv\nbrun\nmixt\nwyng\n", "", append([]string{"âéø"}, layouts["en"]...)}
	barred  = brought{"One letter", "abbot\naloud\nazure\n", "", layouts["en"]}
)

// list returns the list as the tests know it, and makes it known to them.
func (b brought) list(t testing.TB) list {
	t.Helper()
	d, err := model.CheckList(b.title, b.answers, b.guesses, nil)
	if err != nil {
		t.Fatal(err)
	}
	return know(list{d.Words, b.rows})
}

// brings imports a list by pasting it into the open dialog.
func (p *player) brings(b brought) list {
	p.Helper()
	for name, text := range map[string]string{"title": b.title, "answers": b.answers, "guesses": b.guesses} {
		if text != "" {
			p.paste("list-"+name, text)
		}
	}
	p.imported(b.title)
	return b.list(p.T)
}

// of selects a control of a list in the dialog.
func of(l list, name string) string {
	return fmt.Sprintf(`dialog [data-action=%q][data-value=%q]`, name, l.name())
}

// query is what a link to a puzzle of a list has besides mode and seed.
func (l list) query() string {
	return fmt.Sprintf("&lang=%s&length=%d&words=%s", l.words.Lang(), l.words.Length(), l.words.Fingerprint())
}

// wrong returns answers that don't win.
func wrong(g engine.Game, n int) []string {
	var all []string
	for w := range listOf(g).words.Answers() {
		if len(all) < n && !g.Puzzle.Secret.Has(w) {
			all = append(all, w.String())
		}
	}
	return all
}

// A player's list is played like any other, in both modes, and has keys for all
// of its letters.
func TestOwnListIsPlayed(t *testing.T) {
	for name, c := range map[string]struct {
		brought
		hand hand
	}{
		"letters of a language": {trees, keys{}},
		"letters of their own":  {russian, keys{}},
		"letters beside others": {accents, mouse{}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			p.open("")
			p.openShelf()
			l := p.brings(c.brought)
			p.click(of(l, "play-list"))
			p.dialog("")
			p.placed(fmt.Sprintf("%s · %d letters", c.title, l.words.Length()))
			p.hand = c.hand
			var g engine.Game
			for _, mode := range []string{"classic", "quantum"} {
				p.pick(mode)
				g = p.inPlay()
				p.shows(g, "")
				p.hasKeys(c.rows)
				g = p.play(g, wrong(g, 2)...)
				secret := secrets(g)
				g = p.play(g, secret[len(secret)-1])
				p.ends(g)
			}
			p.reload()
			p.ends(g)
		})
	}
}

// A list without pairs can't be chosen in quantum. The menu says why, and so
// does a link.
func TestOwnListWithoutPairs(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	p.openShelf()
	l := p.brings(barred)
	p.press("Escape")
	p.dialog("")
	p.pick("quantum")
	p.click(action("menu"))
	p.dialog("menu")
	const why = "One letter has no quantum game: any two of its answers share a letter."
	button := languages + fmt.Sprintf(`[data-value=%q]`, l.name())
	p.wait(`document.querySelector(` + quote(button) + `).disabled && document.querySelector("dialog .barred").textContent === ` + quote(why))
	p.run(`document.activeElement.blur()`)
	p.still(func() { p.click(button) })
	p.press("Escape")
	p.dialog("")
	p.open(quantum.query(l.query()))
	p.says(why)
	p.placed("English · 5 letters")
	p.pick("classic")
	p.click(action("menu"))
	p.dialog("menu")
	p.chooses(button)
	p.click(playIt)
	p.dialog("")
	p.placed("One letter · 5 letters")
}
