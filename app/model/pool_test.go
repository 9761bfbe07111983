package model

import (
	"ketword/app/play"
	"ketword/app/screen/hint"
	"ketword/app/screen/playon"
	"ketword/app/screen/review"
	"ketword/app/screen/solver"
	solving "ketword/engine/solver"

	"testing"

	"ketword/app/effect"
	"ketword/app/query"
	"ketword/app/session"
	"ketword/engine"
)

// poolsAsked returns the pools in the queries started by effects.
func poolsAsked(effects []effect.Effect) (pools []solving.Pool) {
	for _, q := range ran(effects) {
		switch task := q.Task.(type) {
		case *query.Left:
			pools = append(pools, task.Pool)
		case *query.Clue:
			pools = append(pools, task.Pool)
		case *query.Guess:
			pools = append(pools, task.Pool)
		case *query.Advise:
			pools = append(pools, task.Pool)
		case *query.PlayOn:
			pools = append(pools, task.Pool)
		case *query.Review:
			pools = append(pools, task.Pool)
		case *query.WhatIf:
			pools = append(pools, task.Pool)
		}
	}
	return pools
}

// TestChallengesAreAskedAbout: for a challenge, the coach considers all guesses as secrets, for every query
// and every secret; for a drawn puzzle, the answers. It does not get the secret before the end.
func TestChallengesAreAskedAbout(t *testing.T) {
	drawn := linked("classic", seedOf(t, newLexicon(t), "abide"), "")
	for link, want := range map[string]solving.Pool{
		drawn: solving.Answers,
		challengeLink(t, engine.Classic, "slate"): solving.Guesses, challengeLink(t, engine.Classic, "zzzzz"): solving.Guesses,
		challengeLink(t, engine.Classic, "abide"): solving.Guesses, challengeLink(t, engine.Quantum, "zzzzz", "aisle"): solving.Guesses,
		challengeLink(t, engine.Quantum, "crown", "plaid"): solving.Guesses,
	} {
		w := openWindow(t, newLexicon(t), map[string]string{}, link)
		w.send(guess("grove")...)
		asked := 0
		ask := func(msgs ...Msg) {
			w.send(msgs...)
			for _, pool := range poolsAsked(w.effects) {
				asked++
				equal(t, link, pool, want)
			}
		}
		for _, kind := range []hint.Kind{hint.Left, hint.Clue, hint.Guess} {
			ask(hint.Ask{Kind: kind})
			if task, is := ran(w.effects)[0].Task.(*query.Guess); is && task.Secret != (engine.Secret{}) {
				t.Error("a hint knows the secret")
			}
		}
		ask(solver.AdviseGame{})
		w.send(Close{}, play.GiveUp{}, play.GiveUp{})
		ask(playon.Show{})
		ask(review.Show{})
		w.send(QueryTold{Key: keyOf(t, w.effects), Part: &query.ReviewPart{}})
		ask(review.AskWhatIf{Word: "crown"})
		equal(t, "asked "+link, asked, 7)
	}
}

// TestGuidesAreOfAnswers: the secret of a guide is chosen, but it is not a challenge: the coach considers
// the answers.
func TestGuidesAreOfAnswers(t *testing.T) {
	w := openWindow(t, newLexicon(t), map[string]string{}, "")
	w.model.Guides = []session.Guide{{Puzzle: engine.Choose(engine.Rules{Tries: 6}, "en", mustSecret(t, "crown", "plaid"))}}
	w.send(OpenGuide{Lang: "en"})
	equal(t, "guided", []bool{w.model.Guided(), w.model.Game.Puzzle.Chosen(), w.model.AnyWord()}, []bool{true, true, false})
	for _, msg := range []Msg{hint.Ask{Kind: hint.Left}, hint.Ask{Kind: hint.Clue}, hint.Ask{Kind: hint.Guess}, solver.AdviseGame{}} {
		w.send(msg)
		equal(t, "pools", poolsAsked(w.effects), []solving.Pool{solving.Answers})
	}
}
