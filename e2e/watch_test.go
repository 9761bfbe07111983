package e2e

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/sample"
)

// Any strategy plays a list that was imported, to be watched: a chosen secret or the puzzle of
// a number, a row at a time, each guess with the figure that the strategy goes by. Such a game
// counts nowhere.
func TestWatchPlayer(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.startAtLists()
	l := p.importList(trees)
	p.playOwnList(l)
	p.openFromMenu("lab", "lab")
	p.click(`dialog [data-action="lab-tab"][data-value="watch"]`)
	for _, strategy := range []string{"eliminate", "entropy", "parts", "minimax", "best", "openers", "random"}[:sample.Size(1, 7)] {
		p.click(fmt.Sprintf(`dialog [data-action="watch-player"][data-value=%q]`, strategy))
		p.wait(fmt.Sprintf(`document.querySelector(".players .quiet").textContent === %s`, quote(en.Watch.GoesBy(strategy))))
		p.paste("watch-secret-1", "waltz")
		p.paste("watch-first", "mango")
		p.click(`dialog [data-action="watch"]`)
		reason := await(p, "the first row", reading[string](p, `document.querySelector(".step p")?.textContent ?? ""`),
			func(got string) bool { return strings.Contains(got, "MANGO") })
		split := solver.NewTable(l.words).Candidates(engine.Classic).Split(engine.MustWord("mango"))
		figure := fmt.Sprintf("%.3f", float64(split.Secrets)-split.Remaining())
		if want := en.Watch.Figure("eliminate", figure); strategy == "eliminate" && !strings.HasSuffix(reason, want) {
			t.Errorf("the reason is %q, want %q at its end", reason, want)
		}
		p.accessible("a player is watched")
		p.click(`dialog [data-action="step"]`)
		p.wait(`document.querySelectorAll(".step").length === 2`)
		p.wait(`(document.querySelector(".playon [data-action=all-steps]")?.click(), document.querySelector(".playon .figure"))`)
	}
	p.paste("watch-secret-1", "")
	p.paste("watch-number", strconv.FormatUint(uint64(engine.MaxSeed), 10))
	p.click(`dialog [data-action="watch"]`)
	p.wait(`document.querySelectorAll(".step").length === 1`)
	p.wait(`(document.querySelector(".playon [data-action=all-steps]")?.click(), document.querySelector(".playon .figure"))`)
	puzzle, err := l.words.Puzzle(engine.Rules{Mode: engine.Classic, Length: 5}, engine.MaxSeed)
	if last := eval[string](p, `document.querySelector(".step:last-child p").textContent`); err != nil || !strings.Contains(last, strings.ToUpper(puzzle.Secret.String())) {
		t.Errorf("the puzzle of a number ends with %q, want %s, %v", last, puzzle.Secret, err)
	}
	p.window(320, 568)
	p.paste("watch-number", "42")
	p.press("Enter")
	p.wait(`document.querySelectorAll(".step").length === 1`)
	p.wait(`document.querySelector(".step").getBoundingClientRect().top < innerHeight - 100`)
	p.paste("watch-number", "12x")
	p.press("Enter") // far below what refuses it
	p.wait(`document.querySelector(".news").textContent === ` + quote(en.Seed.NoNumber("12x")))
	p.wait(`document.querySelector(".news").getBoundingClientRect().top > 0`)
	p.click(`dialog [data-action="lab-mode"][data-value="quantum"]`)
	p.wait(`document.querySelector("#watch-secret-2")`)
	if typed := eval[[]string](p, `[...document.querySelectorAll(".playon input")].map((e) => e.value)`); !slices.Equal(typed, []string{"", "", "12x", "mango"}) {
		t.Errorf("in quantum the fields have %q", typed)
	}
	p.closeDialog()
	p.reload()
	if stored := eval[string](p, `localStorage.getItem("ketword.history") ?? ""`); stored != "" {
		t.Errorf("a game that was watched is in the history: %s", stored)
	}
}
