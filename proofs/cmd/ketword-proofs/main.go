// Command ketword-proofs proves how many guesses the best play takes with whole lists of words. Run
// ketword-proofs help to learn how to use it.
package main

import (
	_ "embed"

	"ketword/internal/cli"
)

//go:embed help.txt
var help string

// program returns the program with its commands.
func program() *cli.Program {
	return &cli.Program{
		Name: "ketword-proofs",
		Help: cli.WithLists(help),
		Commands: map[string]cli.Command{
			"prove":    runProve,
			"bound":    runBound,
			"strategy": runStrategy,
		},
	}
}

func main() { program().Main() }

// mostProof is how many bytes of a file of proofs, bounds or strategies are read. A proof has a
// line for each first guess: for the default list 400 bytes for each of 12,972, and a list may have
// 100,000 ([lexicon.MaxWords]).
const mostProof = 5 * cli.MostFile

// proofFiles are the files of proofs, bounds and strategies.
func proofFiles() cli.Files { return cli.FilesOf(mostProof) }
