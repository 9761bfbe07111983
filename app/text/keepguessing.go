package text

import "strconv"

// KeepGuessing has what is said of guessing after a loss.
type KeepGuessing struct {
	GoOn   string // names of buttons
	Show   string
	Line   string // while the player keeps guessing; the second button stands behind it
	Beyond string // behind the puzzle's name
	Found  func(guess int) string
	Stays  string // the result, though the secret was found
	Asks   string // after the last try, to screen readers
}

var englishKeepGuessing = KeepGuessing{
	GoOn:   "Keep guessing",
	Show:   "Show the secret",
	Line:   "Lost, still guessing.",
	Beyond: "lost",
	Found:  func(guess int) string { return "Found with guess " + strconv.Itoa(guess) },
	Stays:  "The game stays lost",
	Asks:   "Not solved. Keep guessing, or show the secret.",
}
