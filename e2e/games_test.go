package e2e

import (
	"fmt"
	"maps"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ketword/app/records"
	"ketword/engine"
)

// told is what the open dialog tells in its place for that.
const told = `document.querySelector("dialog .told").textContent`

// listedGames counts the games that the open dialog lists.
const listedGames = `document.querySelectorAll('dialog [data-action="pick-game"]').length`

// openGames opens the list of all finished games.
func (p *page) openGames() {
	p.Helper()
	p.openStats()
	p.click(`dialog [data-action="games"]`)
	p.dialog("games")
}

// inGames does something in the open dialog about finished games.
func (p *page) inGames(actions ...string) {
	p.Helper()
	for _, name := range actions {
		p.click("dialog " + action(name))
	}
}

// A finished game is played again, which stores nothing. Deleted, it is
// gone from storage, the journal and another window's board, until it is brought back.
func TestFinishedGames(t *testing.T) {
	p := start(t)
	p.withAxe()
	check := func(where string) {
		p.Helper()
		p.accessible(where)
		p.dialogFits(where)
	}
	p.hasWon(quantum.game(t))
	p.win(classic)
	g := classic.game(t)
	stored := p.stored()
	p.openGames()
	p.inGames("pick-game", "play-again")
	p.dialog("")
	p.play(g, guesses(t, g)[0])
	if now := p.stored(); !maps.Equal(now, stored) {
		t.Errorf("playing again stores %q, not %q", now, stored)
	}
	other := p.newTab()
	other.open(classic.query())

	p.openGames()
	p.inGames("pick-game")
	check("the buttons of a game")
	p.inGames("ask-delete")
	p.until("focus on the question", func(s screen) bool { return s.Focus == "keep-games" })
	check("the question")
	p.inGames("delete-games")
	p.until("focus on the way back", func(s screen) bool { return s.Focus == "bring-back-games" })
	p.hears("Deleted: 1 game.")
	p.awaitStoredGames(1)
	p.wait(`!localStorage.getItem("ketword.deleted")`)
	p.awaitJournal(1)
	other.until("an empty board", func(s screen) bool { return s.Status == "playing" })
	other.reload()
	other.until("still empty", func(s screen) bool { return s.Status == "playing" })

	p.inGames("bring-back-games")
	p.awaitStoredGames(2)
	other.until("its end", func(s screen) bool { return s.Status == "won" })
	p.click(`dialog .below [data-action="ask-delete"]`)
	p.inGames("delete-games")
	p.awaitStoredGames(0)
	p.wait(listedGames + " === 0")
}

// A line of scores.txt comes in typed, or as a file, and goes out as a file and by the
// clipboard. Its field keeps the focus near.
func TestCountsAsALine(t *testing.T) {
	p := start(t)
	p.before(stubClipboard)
	p.withAxe()
	folder := p.downloadFolder()
	p.hasWon(classic.game(t))
	p.open("")
	p.openStats()
	p.inGames("scores")
	p.dialog("scores")
	p.dialogFits("counts")
	p.enterText("scores-line", "0 2 3 8 12 40 32 7 2 3")
	p.hears("Added: 109 wins.")
	p.wait(`document.querySelector("#scores-line").value === ""`)
	p.pick(`dialog input[data-action="import-scores"]`, p.file("scores.txt", "1 0 0 0 0 0 0 0 0 0\n"))
	p.wait(told + ` === "Added: 1 win."`)
	p.dialogFits("lines")
	p.accessible("lines")
	p.inGames("copy-scores")
	p.wait(`window.copied === "1 3 3 8 12 40 32 7 2 3"`)
	p.inGames("save-scores")
	if got := p.downloaded(filepath.Join(folder, "scores.txt")); got != "1 3 3 8 12 40 32 7 2 3\n" {
		t.Errorf("scores.txt: %q", got)
	}
	p.reload()
	p.openStats()
	p.figures(statistics{played: 111, won: 111, wins: map[int]int{1: 1, 2: 3, 3: 3, 4: 8, 5: 12, 6: 40, 7: 32, 8: 7, 9: 2, 10: 3}})
	p.importHistory(p.file("scores.txt", "0 0 0 0 0 0 0 0 0 7\n"), "Added: 7 wins.")
}

// statistics are the counts that the dialog is to show.
type statistics struct {
	played, won, lost int
	wins              map[int]int // by guesses
}

// counted opens the statistics, compares them, and closes them again.
func (p *page) counted(want statistics) {
	p.Helper()
	p.openDialog("stats")
	p.figures(want)
	p.closeDialog()
}

// shownFigures is what the statistics dialog shows.
type shownFigures struct {
	Figures []string
	Bars    map[string]string
	Spoken  map[string]string
}

const figuresScript = `(() => {
	const all = (selector) => [...document.querySelectorAll("dialog " + selector)];
	const bars = all(".bars li");
	const name = (bar) => bar.querySelector(".name").textContent;
	return {
		Figures: all(".figures dd").map((e) => e.textContent),
		Bars: Object.fromEntries(bars.map((bar) => [name(bar), bar.querySelector(".count").textContent + " " + bar.querySelector("progress").value])),
		Spoken: Object.fromEntries(bars.map((bar) => [name(bar), bar.querySelector("progress").getAttribute("aria-label")])),
	};
})()`

// figures waits until the open statistics show the counts, and compares the
// distribution.
func (p *page) figures(want statistics) {
	p.Helper()
	bars, spoken := map[string]string{}, map[string]string{}
	row := func(name string, games int) {
		bars[name] = strconv.Itoa(games) + " " + strconv.Itoa(games)
		spoken[name] = en.Stats.Row(name, games)
	}
	last := engine.DefaultTries
	for n := range want.wins {
		last = max(last, n)
	}
	for n := range last {
		name := strconv.Itoa(n + 1)
		if n+1 == records.LongWins {
			name = en.Stats.More
		}
		row(name, want.wins[n+1])
	}
	row(en.Stats.Lost, want.lost)
	got := await(p, fmt.Sprintf("statistics of %+v", want), reading[shownFigures](p, figuresScript), func(s shownFigures) bool {
		return len(s.Figures) >= 4 && s.Figures[0] == strconv.Itoa(want.played)
	})
	for name, told := range got.Spoken {
		got.Spoken[name] = strings.TrimSuffix(told, en.Stats.This(""))
	}
	if want.played > 0 && (!maps.Equal(got.Bars, bars) || !maps.Equal(got.Spoken, spoken)) {
		p.Errorf("the distribution: got %v %v, want %v %v", got.Bars, got.Spoken, bars, spoken)
	}
}
