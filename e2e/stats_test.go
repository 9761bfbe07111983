package e2e

import (
	"maps"
	"slices"
	"strconv"
	"time"

	"github.com/chromedp/chromedp"

	"ketword/app/model"
)

// statistics are the counts that the dialog is to show.
type statistics struct {
	played, won, lost int
	wins              map[int]int // by guesses
}

// counted opens the statistics, compares them, and closes them again.
func (p *player) counted(want statistics) {
	p.Helper()
	p.click(action("stats"))
	p.dialog("stats")
	p.figures(want)
	p.press("Escape")
	p.dialog("")
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
func (p *player) figures(want statistics) {
	p.Helper()
	bars, spoken := map[string]string{}, map[string]string{}
	row := func(name string, games int) {
		bars[name] = strconv.Itoa(games) + " " + strconv.Itoa(games)
		spoken[name] = en.Stats.Row(name, games)
	}
	for n := range model.LongWins {
		name := strconv.Itoa(n + 1)
		if n+1 == model.LongWins {
			name = en.Stats.More
		}
		row(name, want.wins[n+1])
	}
	row(en.Stats.Lost, want.lost)
	var got shownFigures
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(blink) {
		got, _ = chromedp.Run(p.ctx, chromedp.Evaluate[shownFigures](figuresScript))
		if len(got.Figures) > 1 && got.Figures[0] == strconv.Itoa(want.played) && got.Figures[1] == strconv.Itoa(want.won) {
			break
		}
	}
	if len(got.Figures) < 2 || got.Figures[0] != strconv.Itoa(want.played) || got.Figures[1] != strconv.Itoa(want.won) {
		p.Fatalf("the statistics show %v, want %+v", got.Figures, want)
	}
	if fewest := fewest(want); got.Figures[4] != fewest {
		p.Errorf("the fewest guesses: got %v, want %s", got.Figures, fewest)
	}
	if want.played > 0 && (!maps.Equal(got.Bars, bars) || !maps.Equal(got.Spoken, spoken)) {
		p.Errorf("the distribution: got %v %v, want %v %v", got.Bars, got.Spoken, bars, spoken)
	}
}

// fewest returns the guesses of the quickest win, as they are shown.
func fewest(s statistics) string {
	if s.won == 0 {
		return "–"
	}
	return strconv.Itoa(slices.Min(slices.Collect(maps.Keys(s.wins))))
}
