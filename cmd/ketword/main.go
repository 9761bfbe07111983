// Command ketword is the terminal edition of the game. Run ketword help to learn how to use it.
package main

import (
	_ "embed"

	"ketword/internal/cli"
)

//go:embed help.txt
var help string

// program returns the program with its commands.
func program() *cli.Program {
	const proofs = "ketword-proofs"
	return &cli.Program{
		Name: "ketword",
		Help: cli.WithLists(help),
		Commands: map[string]cli.Command{
			"play":    runPlay,
			"solve":   runSolve,
			"assist":  runAssist,
			"lab":     runLab,
			"letters": runLetters,
			"review":  runReview,
			"check":   runCheck,
			"history": runHistory,
			"friends": runFriends,
		},
		Moved: map[string]string{"prove": proofs, "bound": proofs, "strategy": proofs},
		Else:  runPositional,
	}
}

func main() { program().Main() }
