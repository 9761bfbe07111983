package e2e

import (
	"fmt"
	"maps"
	"strconv"
	"strings"

	"ketword/app/records"
	"ketword/engine"
)

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
