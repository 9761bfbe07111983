package e2e

import (
	"strings"
	"testing"

	"ketword/engine"
	"ketword/internal/sample"
)

// ofLengths are players' lists of words that no built-in list has. A sample takes the first two,
// the shortest and the longest words.
var ofLengths = []ownList{
	{"Two", "ox\nit\nus\nhe\nab\nye\n", "", layouts["en"]},
	{"Fifteen", "abracadabracrab\nhippityhoppitys\nstraightforward\nuncopyrightable\ndermatoglyphics\nacknowledgement\n", "", layouts["en"]},
	{"Three", "cat\ndog\nemu\nfox\nhen\npig\nyak\nowl\n", "", layouts["en"]},
	{"Nine", "butterfly\nmagicians\ncrocodile\nalligator\nporcupine\nalbatross\njellyfish\ndragonfly\n", "", layouts["en"]},
}

// lengthWindows are the sizes in which words of any length are played. A sample takes the first two.
var lengthWindows = []struct{ width, height int64 }{{844, 390}, {320, 568}, {320, 256}, {1280, 800}, {390, 844}}

// atAllSizes checks a page with words of any length in every window.
func (p *page) atAllSizes(where string) {
	p.Helper()
	for _, w := range lengthWindows[:sample.Size(2, len(lengthWindows))] {
		p.window(w.width, w.height)
		wrong := eval[[]string](p, script("smallletters"))
		if w.height > 256 && p.look().Dialog == "" { // in a lower one the page scrolls
			wrong = append(wrong, eval[[]string](p, misfits)...)
		}
		for _, fault := range wrong {
			p.Errorf("%s, %dx%d: %s", where, w.width, w.height, fault)
		}
	}
}

// Words of two to fifteen letters are played, reviewed, shared and solved in both modes, in a sample
// each list in one, and the longest words alone in the dialogs; nothing is to be scrolled sideways, and
// every letter can be read.
func TestLengths(t *testing.T) {
	p := start(t)
	for i, o := range ofLengths[:sample.Size(2, len(ofLengths))] {
		p.window(1280, 800)
		p.startAtLists()
		l := p.importList(o)
		p.closeDialog()
		for _, mode := range []string{"classic", "quantum", "classic"}[i%2:][:sample.Size(1, 2)] {
			p.window(1280, 800)
			p.switchMode(mode)
			p.openLists()
			p.playOwnList(l)
			where := o.title + ", " + mode
			g := p.inPlay()
			p.atAllSizes(where + ", start")
			g = p.play(g, wrongGuesses(g, 2)...)
			p.typeIn(secrets(g)[0][:1])
			p.atAllSizes(where + ", mid game")
			p.press("Backspace")
			g = p.play(g, secrets(g)[0])
			p.ends(g)
			p.atAllSizes(where + ", won")
			if o.title != "Two" || sample.Whole {
				p.showsLength(where, g)
			}
		}
	}
}

// showsLength looks at the dialogs that show words of a game that has ended.
func (p *page) showsLength(where string, g engine.Game) {
	p.Helper()
	for _, shown := range [][2]string{{"review", ".review .turns"}, {"share-as", ".shared"}, {"solver", ".advice .figure"}, {"lab", ".heat-map"}} {
		dialog, done := shown[0], shown[1]
		p.window(1280, 800)
		p.opensBy(dialog, strings.TrimSuffix(dialog, "-as"))
		if dialog == "solver" {
			turn := g.Turns()[0]
			p.paste("solver-entry", turn.Guess.String()+" "+engine.Pattern.Format(turn))
			p.click(action("enter-rows"))
		}
		p.wait(`document.querySelector(` + quote("dialog "+done) + `)`)
		p.atAllSizes(where + ", " + dialog)
		p.closeDialog()
	}
}
