package e2e

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// statistics are the counts that the dialog is to show.
type statistics struct {
	played, lost int
	wins         map[int]int // by guesses
}

// counted opens the statistics, compares them, and closes them again.
func (p *page) counted(want statistics) {
	p.Helper()
	p.openDialog("stats")
	p.figures(want)
	p.closeDialog()
}

// figures waits until the open statistics show the counts.
func (p *page) figures(want statistics) {
	p.Helper()
	counts := []string{fmt.Sprint("played ", want.played)}
	for _, n := range slices.Sorted(maps.Keys(want.wins)) {
		counts = append(counts, fmt.Sprint(n, " ", want.wins[n]))
	}
	if want.lost > 0 {
		counts = append(counts, fmt.Sprint(en.Stats.Lost, " ", want.lost))
	}
	told := strings.Join(counts, ", ")
	await(p, told, reading[string](p, `[
		["played", document.querySelector("dialog .figures dd")?.textContent],
		...[...document.querySelectorAll("dialog .bars li")].map((bar) => [bar.querySelector(".name").textContent, bar.querySelector(".count").textContent]),
	].filter(([, count]) => count !== "0").map((bar) => bar.join(" ")).join(", ")`), func(got string) bool { return got == told })
}
