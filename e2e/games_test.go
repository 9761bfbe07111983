package e2e

import "fmt"

// counted opens the statistics, checks that they have so many games, all of which were won with the same number of guesses, and closes
// them again.
func (p *page) counted(games, guesses int) {
	p.Helper()
	p.openDialog("stats")
	p.figures(games, guesses)
	p.closeDialog()
}

// figures waits until the open statistics have these games.
func (p *page) figures(games, guesses int) {
	p.Helper()
	told := fmt.Sprintf("played %d, %d %[1]d", games, guesses)
	await(p, told, reading[string](p, `[
		["played", document.querySelector("dialog .figures dd")?.textContent],
		...[...document.querySelectorAll("dialog .bars li")].map((bar) => [bar.querySelector(".name").textContent, bar.querySelector(".count").textContent]),
	].filter(([, count]) => count !== "0").map((bar) => bar.join(" ")).join(", ")`), func(got string) bool { return got == told })
}
