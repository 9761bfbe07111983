package records

import (
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/engine"
)

// histories are the seeds of the fuzz tests.
var histories = []string{
	"", "[]", `{"v":1,"data":[]}`, apptest.Newer, apptest.Sealed(envelope.Games, `[{"id":3}]`),
	`{"v":1,"data":[` + apptest.StoredGame + `],"scores":{"v":1,"data":["1 2 3 4 5 6 7 8 9 10"]}}`,
	`{"v":1,"data":[` + apptest.StoredGame + `],"settings":{"v":1,"data":{"theme":"dark","x":[1]}}}`,
	`{"v":1,"data":[],"scores":{"v":1,"data":[3]}}`, `{"v":1,"data":[],"settings":{"v":1,"data":[]}}`,
}

// FuzzReadFile: a valid file, written again, is the same when read; so is a stored history, also when
// merged with itself.
func FuzzReadFile(f *testing.F) {
	for _, s := range histories {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if _, err := ReadHistory(s); err == nil {
			if _, err := MergeHistory(s, `{"v":1,"data":[]}`); err == nil {
				if _, err := MergeHistory(s, s); err != nil {
					t.Errorf("%q: joined with itself: %v", s, err)
				}
			}
		}
		file, refusal := ReadFile(engine.Forever, s)
		if refusal.Fault != NoFault {
			return
		}
		written := WriteFile(file)
		again, refusal := ReadFile(engine.Forever, written)
		if refusal.Fault != NoFault || WriteFile(again) != written {
			t.Errorf("%q: written as %q, and then %q, %q", s, written, WriteFile(again), refusal.Fault)
		}
		for _, g := range file.Games {
			if !g.Finished() || g.Game.Status() == engine.Playing {
				t.Errorf("%q: an unfinished game", s)
			}
		}
		Summarise(file.Games, Selection{}).WithImported(file.Scores)
		StreakOf(file.Games, 0, 0)
		Trend(file.Games)
	})
}

// FuzzReadGame: a valid game, written again, is the same when read.
func FuzzReadGame(f *testing.F) {
	for _, s := range []string{"", "{}", apptest.StoredGame, `{"v":1,"data":` + apptest.StoredGame + `}`, apptest.Sealed(envelope.Games, apptest.StoredGame)} {
		f.Add("classic/en/5/7/6/normal", s)
	}
	f.Fuzz(func(t *testing.T, identity, s string) {
		for _, stored := range []string{s, apptest.Sealed(envelope.Games, s)} {
			g, err := ReadGame(GameKey(identity), stored)
			if err != nil {
				continue
			}
			written := WriteGame(g)
			again, err := ReadGame(GameKey(g.Game.Puzzle.Identity.String()), written)
			if err != nil || WriteGame(again) != written {
				t.Errorf("%q: written as %q, and then %q, %v", stored, written, WriteGame(again), err)
			}
		}
	})
}

// FuzzParseScores: valid scores, written again, are the same when read.
func FuzzParseScores(f *testing.F) {
	for _, s := range []string{"", "1 2 3 4 5 6 7 8 9 10\n", "0 0 0 0 0 0 0 0 0 18446744073709551615", "1\t2", "-1 0 0 0 0 0 0 0 0 0", "٣"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		scores, err := ParseScores(s, MaxCount)
		if err != nil {
			return
		}
		if again, err := ParseScores(scores.String(), MaxCount); again != scores || err != nil || !LooksLikeScores(scores.String()) {
			t.Errorf("%q: %v, written %q, and then %v, %v", s, scores, scores, again, err)
		}
		if _, err := ParseScores(s, MaxImported); err != nil {
			return // more than can be imported
		}
		if stored, err := ReadScores(WriteScores([]Scores{scores})); err != nil || len(stored) != 1 || stored[0] != scores {
			t.Errorf("%q: stored it is %v, %v", s, stored, err)
		}
	})
}
