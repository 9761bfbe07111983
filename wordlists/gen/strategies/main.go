// Command strategies writes the strategies that take the fewest guesses for the default list, by
// the normal and by the hard rules, beside the list, as LANG/normal-LENGTH.txt and
// LANG/hard-LENGTH.txt. It proves them, which takes some minutes, unless it is given the proofs:
//
//	ketword-proofs prove -out NORMAL
//	ketword-proofs prove -hard -tries 6 -out HARD
//	make strategies PROOFS="NORMAL HARD"
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/engine/solver"
	"ketword/proofs/perfect"
	"ketword/proofs/perfect/proof"
	"ketword/proofs/strategy"
	"ketword/wordlists"
)

func main() {
	if err := writeAll("wordlists", os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "strategies:", err)
		os.Exit(1)
	}
}

// writeAll writes the strategies, from proofs as far as there are any.
func writeAll(dir string, proofs []string) error {
	for i, rules := range []engine.Rules{{Level: engine.Normal}, {Level: engine.Hard, Tries: engine.DefaultTries}} {
		record := ""
		if i < len(proofs) {
			text, err := os.ReadFile(proofs[i])
			if err != nil {
				return err
			}
			record = string(text)
		}
		if err := write(dir, rules, record); err != nil {
			return err
		}
	}
	return nil
}

func write(dir string, rules engine.Rules, record string) error {
	list := wordlists.English5
	l, err := lexicon.New(list.Lang, list.Length, list.Answers, list.Guesses)
	if err != nil {
		return err
	}
	rules.Mode, rules.Length = engine.Classic, list.Length
	tree, err := prove(rules, l, record)
	if err != nil {
		return err
	}
	file := filepath.Join(dir, list.Lang, fmt.Sprintf("%s-%d.txt", rules.Level, list.Length))
	return os.WriteFile(file, []byte(solver.NewTable(l).StrategyText(tree.After)), 0o644)
}

func prove(rules engine.Rules, l *lexicon.Lexicon, record string) (*strategy.Tree, error) {
	g, err := perfect.New(rules, nil, slices.Collect(l.Guesses()), strategy.Secrets(engine.Classic, l.Answers()))
	if err != nil {
		return nil, err
	}
	var known []perfect.Opener
	if record != "" {
		if known, err = proof.Read(g, record); err != nil {
			return nil, err
		}
	}
	const memory = 256 << 20 // bytes
	proved, err := perfect.Prover{Workers: runtime.NumCPU(), Memory: memory}.Prove(context.Background(), g, known)
	return proved.Tree, err
}
