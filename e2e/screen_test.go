package e2e

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"ketword/app/text/embedded"
	"ketword/engine"
)

// screen is what the page shows.
type screen struct {
	App, Lang    string
	Mode, Status string
	Place        string
	Rows         [][]tile
	Classes      []string // of the rows
	Keys         map[string]key
	Message      string
	Spoken       string
	Dialog       string // data-screen of the open dialog; "closed" until the page has dropped it
	Focus        string // the focused control: its key or action, or "keyboard"
	End          ending
	Query        string
}

// tile is a tile of the board.
type tile struct {
	Text, Mark string
	Mixed      bool
}

// key is a key on the screen.
type key struct {
	Mark  string
	Mixed bool
}

// ending is the panel at the end of a game.
type ending struct {
	Heading string
	Words   []string
}

// String says in short what the page shows: each row as its letters and the
// first letters of their marks, as in "CROWN capaa".
func (s screen) String() string {
	var rows []string
	for _, row := range s.Rows {
		var letters, marks strings.Builder
		for _, t := range row {
			letters.WriteString(cmp.Or(t.Text, "·"))
			marks.WriteString(t.Mark[:1])
		}
		if row[0].Mixed {
			marks.WriteString(" mixed")
		}
		rows = append(rows, letters.String()+" "+marks.String())
	}
	return fmt.Sprintf("%s %s %q, rows %q, message %q, spoken %q, dialog %q, focus %q, end %+v, query %q",
		s.Mode, s.Status, s.Place, rows, s.Message, s.Spoken, s.Dialog, s.Focus, s.End, s.Query)
}

// lookScript reads a screen from the page.
var lookScript = script("lookscript")

// look reads the page.
func (p *page) look() screen {
	p.Helper()
	return eval[screen](p, lookScript)
}

// letters returns the letters of a row.
func (s screen) letters(row int) string {
	var letters strings.Builder
	for _, t := range s.Rows[row] {
		letters.WriteString(t.Text)
	}
	return letters.String()
}

// says waits until the message line has a sentence.
func (p *page) says(sentence string) {
	p.Helper()
	p.until("message "+sentence, func(s screen) bool { return s.Message == sentence })
}

// confirms waits until the open dialog confirms that something was done, and
// says nothing of it behind the dialog; "" is nothing.
func (p *page) confirms(sentence string) {
	p.Helper()
	p.wait(`document.querySelector("dialog[open] .confirmation[role=status]").textContent === ` + quote(sentence))
	p.wait(`(() => {
		const told = document.querySelector("dialog[open] .confirmation p"), box = x => x.getBoundingClientRect();
		return !told || box(told).top >= box(document.querySelector("dialog[open] .bar")).bottom && box(told).bottom <= box(document.querySelector("dialog[open]")).bottom;
	})()`) // it covers neither the heading nor its button
	p.says("")
}

// dialog waits until a dialog is open; "" is none.
func (p *page) dialog(name string) {
	p.Helper()
	p.until("dialog "+name, func(s screen) bool { return s.Dialog == name })
}

// hasFocus checks which control has the focus.
func (p *page) hasFocus(name string) {
	p.Helper()
	if focus := p.look().Focus; focus != name {
		p.Errorf("the focus is at %q, want %q", focus, name)
	}
}

// openDialog opens a dialog by its button in the page's header.
func (p *page) openDialog(name string) {
	p.Helper()
	p.click(action(name))
	p.dialog(name)
}

// closeDialog closes the open dialog by Escape.
func (p *page) closeDialog() {
	p.Helper()
	p.press("Escape")
	p.dialog("")
}

// en is what the page says.
var en = embedded.English

// rowOf returns a row of the board: a turn as the engine has it, the letters that are typed, or nothing.
func rowOf(g engine.Game, i int, typed string) (row []tile) {
	turns := g.Turns()
	if i < len(turns) {
		for j, m := range turns[i].Feedback.Marks() {
			row = append(row, tile{Text: capitals(string(turns[i].Guess.At(j))), Mark: m.String(), Mixed: turns[i].Feedback.Mixed()})
		}
		return row
	}
	row = slices.Repeat([]tile{{Mark: "empty"}}, g.Puzzle.Rules.Length)
	if i == len(turns) {
		for j, l := range []rune(capitals(typed)) {
			row[j] = tile{Text: string(l), Mark: "typed"}
		}
	}
	return row
}

// keysOf returns the keys as the engine has them.
func keysOf(g engine.Game) map[string]key {
	all := map[string]key{"Enter": {}, "Backspace": {}}
	for _, row := range listOf(g).rows {
		for _, l := range row {
			all[string(l)] = key{}
		}
	}
	for l, k := range engine.Keyboard(g.Turns()) {
		all[string(l)] = key{Mark: k.Mark.String(), Mixed: k.Mixed}
	}
	return all
}

// shows waits until the page shows a game with the letters of the row being
// typed, and compares all tiles and keys.
func (p *page) shows(g engine.Game, typed string) screen {
	p.Helper()
	turns := len(g.Turns())
	s := p.until("the turns of "+g.Puzzle.Identity.String(), func(s screen) bool {
		return s.Status == g.Status().String() && len(s.Rows) >= turns &&
			(turns == 0 || s.Rows[turns-1][0].Mark != "typed" && s.Rows[turns-1][0].Mark != "empty") &&
			(turns == len(s.Rows) || s.letters(turns) == capitals(typed))
	})
	for i, row := range s.Rows {
		if want := rowOf(g, i, typed); !slices.Equal(row, want) {
			p.Errorf("row %d:\n got %v\nwant %v", i+1, row, want)
		}
	}
	keys := keysOf(g)
	if !maps.Equal(s.Keys, keys) {
		p.Errorf("keys:\n got %v\nwant %v", s.Keys, keys)
	}
	if mode := g.Puzzle.Rules.Mode.String(); s.Mode != mode {
		p.Errorf("mode %s, want %s", s.Mode, mode)
	}
	return s
}

// play enters guesses one after the other, comparing the page after each.
func (p *page) play(g engine.Game, guesses ...string) engine.Game {
	p.Helper()
	for _, guess := range guesses {
		before := slices.Index(g.Guesses(), engine.MustWord(guess))
		g = after(p.T, g, guess)
		p.enter(guess)
		if before >= 0 { // pointed out first
			p.says(en.Notice.Repeated(capitals(guess), before+1))
			p.device.press(p, "Enter")
		}
		p.shows(g, "")
	}
	return g
}

// upper returns words as the page writes them.
func upper(words []string) []string {
	var all []string
	for _, w := range words {
		all = append(all, capitals(w))
	}
	return all
}

// hears waits until a screen reader is told a sentence.
func (p *page) hears(sentence string) {
	p.Helper()
	p.until("spoken "+sentence, func(s screen) bool { return s.Spoken == sentence })
}

// showsNotice waits until one of the page's notices is shown, and no other.
func (p *page) showsNotice(name, sentence string) {
	p.Helper()
	p.wait(`[...document.querySelectorAll("[data-notice]")].some((e) => e.dataset.notice === ` + quote(name) + ` && e.checkVisibility())`)
	type notice struct{ Name, Text string }
	shown := eval[[]notice](p, `[...document.querySelectorAll("[data-notice]")].filter((e) => e.checkVisibility())
		.map((e) => ({Name: e.dataset.notice, Text: e.querySelector("p").textContent}))`)
	if len(shown) != 1 || shown[0] != (notice{name, sentence}) {
		p.Errorf("notices %q, want %q", shown, sentence)
	}
}

// awaitPlace waits until the line above the board ends in a list.
func (p *page) awaitPlace(list string) {
	p.Helper()
	p.until(list, func(s screen) bool { return strings.HasSuffix(s.Place, " · "+list) })
}

// playable checks that a letter can be typed, and takes it back.
func (p *page) playable() {
	p.Helper()
	p.press("a")
	p.until("a letter", func(s screen) bool { return s.Status == "playing" && s.letters(0) == "A" })
	p.press("Backspace")
	p.until("no letter", func(s screen) bool { return s.letters(0) == "" })
}

// hasKeys checks which letters the keys show, row by row in their order.
func (p *page) hasKeys(rows []string) {
	p.Helper()
	got := eval[[]string](p, `[...document.querySelectorAll(".keyboard .keys")].map((row) =>
		[...row.querySelectorAll(".key:not(.wide)")].map((key) => key.textContent).join(""))`)
	want := upper(rows)
	if !slices.Equal(got, want) {
		p.Errorf("the keys show %q, want %q", got, want)
	}
}
