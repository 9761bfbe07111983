// Command ketword-proofs proves what the best play takes with whole lists of words; ketword-proofs help tells how
// it is used.
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

// mostProof is how many bytes are read of a proof, of bounds or of a strategy: a proof has a line for each first
// guess, in that of the default list 400 bytes for each of 12,972, and a list may have 100,000 ([lexicon.MaxWords]).
const mostProof = 5 * cli.MostFile

// proofFiles are the files of proofs, bounds and strategies.
func proofFiles() cli.Files { return cli.FilesOf(mostProof) }
