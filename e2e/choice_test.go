package e2e

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"ketword/engine"
)

// Controls of the menu.
const (
	languages = `dialog [aria-labelledby="choice-language"] `
	lengths   = `dialog [aria-labelledby="choice-length"] `
	playIt    = `dialog .main[data-action="close"]` // shown once a list was chosen
)

// ofLang selects the button of a language.
func ofLang(lang string) string { return languages + fmt.Sprintf(`[data-value^="%s/"]`, lang) }

// ofLength selects the button of a length.
func ofLength(length int) string { return lengths + fmt.Sprintf(`[data-value$="/%d"]`, length) }

// chooses clicks a button of the open menu and waits until its list is in
// play.
func (p *player) chooses(button string) {
	p.Helper()
	p.click(button)
	p.wait(`document.querySelector(` + quote(button) + `).getAttribute("aria-pressed") === "true" && !document.querySelector(".loading progress")`)
}

// plays chooses a list of the site in the menu, and returns the game that is
// in play then.
func (p *player) plays(lang string, length int) engine.Game {
	p.Helper()
	p.click(action("menu"))
	p.dialog("menu")
	p.chooses(ofLang(lang))
	p.chooses(ofLength(length))
	p.click(playIt)
	p.dialog("")
	return p.inPlay()
}

// inPlay returns the puzzle in play, by what the page's address and the line
// above the board say of it.
func (p *player) inPlay() engine.Game {
	p.Helper()
	s := p.look()
	query, err := url.ParseQuery(strings.TrimPrefix(s.Query, "?"))
	lang, length := "en", 5
	if err == nil && query.Has("lang") {
		lang = query.Get("lang")
		length, err = engine.ParseLength(query.Get("length"))
	}
	rules := engine.Rules{Tries: engine.DefaultTries, Length: length}
	if err == nil {
		rules.Mode, err = engine.ParseMode(s.Mode)
	}
	var puzzle engine.Puzzle
	if err == nil {
		puzzle, err = puzzleOf(builtIn(lang, length), rules, query.Get("seed"), s.Place)
	}
	if err != nil {
		p.Fatalf("which puzzle is %q, %s? %v", s.Place, s.Query, err)
	}
	return engine.NewGame(puzzle)
}

// puzzleOf returns the puzzle of a seed or, if that is "", the one of the day whose
// number the line above the board tells.
func puzzleOf(l list, r engine.Rules, seed, place string) (engine.Puzzle, error) {
	if seed != "" {
		number, err := engine.ParseSeed(seed, engine.MaxLinkSeed)
		if err != nil {
			return engine.Puzzle{}, err
		}
		return l.words.Puzzle(r, number)
	}
	number := 0
	if _, err := fmt.Sscanf(place, "Daily %d", &number); err != nil {
		return engine.Puzzle{}, err
	}
	return l.words.Daily(r, engine.Day(number-1))
}

// placed waits until the line above the board ends in a list.
func (p *player) placed(list string) {
	p.Helper()
	p.until(list, func(s screen) bool { return strings.HasSuffix(s.Place, " · "+list) })
}

// Each mode has a list of its own, and comes back to it, over a reload too. A
// mode that was never played begins with the list in play.
func TestListOfEachMode(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, root)
	p.open("")
	c := p.plays("de", 6)
	p.typed("ü")
	p.shows(c, "ü")
	p.pick("quantum")
	p.placed("German · 6 letters")
	q := p.plays("en", 5)
	p.placed("English · 5 letters")
	p.pick("classic")
	p.placed("German · 6 letters")
	p.shows(c, "ü")
	p.pick("quantum")

	p.reload()
	p.placed("English · 5 letters")
	p.shows(q, "")
	p.pick("classic")
	p.placed("German · 6 letters")
	p.shows(c, "ü")
	p.pick("quantum")
	q = p.plays("fr", 4)
	p.open("")
	p.placed("French · 4 letters")
	p.shows(q, "")
	p.open("?mode=classic")
	p.placed("German · 6 letters")
	p.shows(c, "ü")
}
