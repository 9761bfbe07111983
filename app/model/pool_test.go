package model

import (
	"ketword/app/play"
	"ketword/app/screen/hint"
	"ketword/app/screen/playon"
	"ketword/app/screen/review"
	"ketword/app/screen/solver"
	solving "ketword/engine/solver"

	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/query"
	"ketword/app/session"
	"ketword/engine"
)

// poolsAsked returns the pools of the games that are asked about among effects.
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

// TestChallengesAreAskedAbout: of a challenge the coach reckons with all guesses, whatever it is asked and whatever its
// secret is; of a puzzle that is drawn, with the answers. It is not told the secret before the end.
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

// TestPoolOfAPosition: the solver reckons with the answers, or with all guesses, as the player says, and asks anew; a
// position keeps that, and one that was stored without it is of the answers.
func TestPoolOfAPosition(t *testing.T) {
	stored := map[string]string{}
	w := newSolver(t, stored)
	equal(t, "at first", w.asked().Pool, solving.Answers)
	for _, want := range []solving.Pool{solving.Guesses, solving.Answers, solving.Guesses} {
		w.send(solver.SwitchPool{})
		equal(t, "switched", w.asked().Pool, want)
		again := newSolver(t, w.stored)
		equal(t, "stored", again.model.Solver.Pool, want)
		equal(t, "is written", strings.Contains(w.stored[solver.StorageKey], `"pool"`), want == solving.Guesses)
	}
	w.send(solver.EnterRows{Text: "slate o_*__"})
	equal(t, "with rows", []any{w.asked().Pool, len(w.asked().Turns)}, []any{solving.Guesses, 1})
	sealed := w.stored[solver.StorageKey]
	for _, text := range []string{
		strings.Replace(sealed, `,"pool":"guesses"`, "", 1),
		strings.Replace(sealed, `"pool":"guesses"`, `"pool":""`, 1),
		strings.Replace(sealed, `"pool":"guesses"`, `"pool":"all of them"`, 1),
	} {
		var read solver.Model
		err := read.Read(text)
		equal(t, text, []any{read.Pool, len(read.Rows), err}, []any{solving.Answers, 1, error(nil)})
	}
}

// TestGuidesAreOfAnswers: the secret of a guide is chosen, but no challenge: the coach reckons with the answers.
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
