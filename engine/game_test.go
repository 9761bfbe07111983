package engine_test

import (
	"errors"
	"iter"
	"slices"
	"strings"
	"testing"

	"ketword/engine"
)

func TestGameEnds(t *testing.T) {
	for _, c := range []struct {
		name, secret string
		tries        int
		guesses      string
		giveUp       bool
		want         engine.Status
		result       string
	}{
		{"before the first guess", "abide", 6, "", false, engine.Playing, "?/6"},
		{"after two guesses", "abide", 6, "speed opens", false, engine.Playing, "?/6"},
		{"won", "abide", 6, "speed abide", false, engine.Won, "2/6"},
		{"won by the last try", "abide", 2, "speed abide", false, engine.Won, "2/2"},
		{"lost", "abide", 2, "speed opens", false, engine.Lost, "X/2"},
		{"given up", "abide", 6, "speed", true, engine.Lost, "X/6"},
		{"given up at once", "abide", 6, "", true, engine.Lost, "X/6"},
		{"no giving up after a win", "abide", 6, "abide", true, engine.Won, "1/6"},
		{"no giving up after a loss", "abide", 1, "speed", true, engine.Lost, "X/1"},
		{"without a limit", "abide", engine.Unlimited, strings.Repeat("speed ", 20) + "abide", false, engine.Won, "21/∞"},
		{"no loss without a limit", "abide", engine.Unlimited, strings.Repeat("speed ", 20), false, engine.Playing, "?/∞"},
		{"won by the first word", "audio flesh", 6, "aisle audio", false, engine.Won, "2/6"},
		{"won by the second word", "audio flesh", 6, "aisle flesh", false, engine.Won, "2/6"},
		{"every tile correct, by two words", "ab cd", 6, "ad", false, engine.Playing, "?/6"},
	} {
		g, err := engine.Replay(puzzle(t, c.secret, c.tries, engine.Normal), words(t, c.guesses), nil)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if c.giveUp {
			g = g.GiveUp()
		}
		if g.Status() != c.want || g.Result() != c.result {
			t.Errorf("%s: %v, %s, want %v, %s", c.name, g.Status(), g.Result(), c.want, c.result)
		}
		if want := c.giveUp && strings.HasPrefix(c.name, "given"); g.GaveUp() != want {
			t.Errorf("%s: gave up = %v", c.name, g.GaveUp())
		}
		_, err = g.Play(word(t, c.secret[:len(c.secret)/int(g.Puzzle.Rules.Mode)]), nil)
		if over := c.want != engine.Playing; over != (err == engine.ErrOver) {
			t.Errorf("%s: one more guess: %v", c.name, err)
		}
		checkInvariants(t, g)
	}
}

// A refused guess does not change the game.
func TestPlayRefuses(t *testing.T) {
	list := vocabulary(words(t, "abide speed opens"))
	g, err := engine.Replay(puzzle(t, "abide", 6, engine.Hard), words(t, "speed"), list)
	if err != nil {
		t.Fatal(err)
	}
	var hint *engine.HintError
	var length *engine.LengthError
	for guess, fits := range map[string]func(error) bool{
		"algae": func(err error) bool { return err == engine.ErrUnknown },
		"cat":   func(err error) bool { return errors.As(err, &length) },
		"opens": func(err error) bool { return errors.As(err, &hint) && hint.Letter == 'd' },
	} {
		after, err := g.Play(word(t, guess), list)
		if !fits(err) || !slices.Equal(after.Turns(), g.Turns()) || after.Status() != engine.Playing {
			t.Errorf("%s: %v, turns %v", guess, err, after.Turns())
		}
	}
}

func TestReplayNamesTheGuess(t *testing.T) {
	list := vocabulary(words(t, "abide speed"))
	for _, c := range []struct {
		guesses, message string
		is               error
		played           int
	}{
		{"speed opens abide", "guess 2: not in the word list", engine.ErrUnknown, 1},
		{"speed abide speed", "guess 3: the game is over", engine.ErrOver, 2},
		{"cat", "guess 1: 3 letters, expected 5", nil, 0},
	} {
		g, err := engine.Replay(puzzle(t, "abide", 6, engine.Normal), words(t, c.guesses), list)
		if err == nil || err.Error() != c.message || len(g.Turns()) != c.played {
			t.Errorf("%s: %v after %d turns, want %s", c.guesses, err, len(g.Turns()), c.message)
		}
		if c.is != nil && !errors.Is(err, c.is) {
			t.Errorf("%s: %v is not %v", c.guesses, err, c.is)
		}
	}
}

func TestShare(t *testing.T) {
	g, err := engine.Replay(puzzle(t, "audio flesh", 6, engine.Normal), words(t, "aisle shelf flesh"), nil)
	if err != nil {
		t.Fatal(err)
	}
	const want = "Ketword 7 3/6\n\n🟢🟡🟡🟡🟡\n🟨🟨🟩🟨🟨\n🟩🟩🟩🟩🟩"
	if got := g.Share("Ketword 7 "+g.Result(), engine.Emoji); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if got, want := g.Share("Ketword 7", engine.Pattern), "Ketword 7\n\n```\nO++++\n**o**\nooooo\n```"; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	g.Puzzle.Rules.Tries = 6
	if got := engine.NewGame(g.Puzzle).GiveUp().Share("Ketword 7 X/6", engine.Pattern); got != "Ketword 7 X/6\n" {
		t.Errorf("no rows: %q", got)
	}
}

func TestStatusString(t *testing.T) {
	for s, want := range map[engine.Status]string{
		engine.Playing: "playing", engine.Won: "won", engine.Lost: "lost",
	} {
		if s.String() != want {
			t.Errorf("%d: %s, want %s", s, s, want)
		}
	}
}

// A repeated turn gives no new hint but counts as a turn: the next hint has the index
// of its own turn.
func TestHintErrorNamesTheTurn(t *testing.T) {
	list := vocabulary(words(t, "jacks blitz gripe blunt blimp plumb"))
	g, err := engine.Replay(puzzle(t, "plumb", engine.Unlimited, engine.Hard), words(t, "jacks blitz gripe"), list)
	hint := new(engine.HintError)
	if !errors.As(err, &hint) || hint.Turn != 1 || len(g.Turns()) != 2 {
		t.Fatalf("after %v: %v", g.Guesses(), err)
	}
	for _, guess := range words(t, "blitz blunt") {
		if g, err = g.Play(guess, list); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 { // the second time they are remembered
		if g, err = g.Play(word(t, "blimp"), list); !errors.As(err, &hint) || hint.Turn != 3 || hint.Letter != 'u' {
			t.Fatalf("after %v: %v", g.Guesses(), err)
		}
		if g, err = g.Play(word(t, "gripe"), list); !errors.As(err, &hint) || hint.Turn != 1 {
			t.Fatalf("after %v: %v", g.Guesses(), err)
		}
	}
	if g, err = g.Play(word(t, "plumb"), list); err != nil || g.Status() != engine.Won {
		t.Errorf("%v, %v", g.Status(), err)
	}
}

// counted is a vocabulary that counts how often its answers are gone through.
type counted struct {
	vocabulary
	passes *int
}

func (c counted) Answers() iter.Seq[engine.Word] { *c.passes++; return c.vocabulary.Answers() }

// Refused words are remembered, since refusing one can take a pass over all
// answers.
func TestRefusedWordsAreRemembered(t *testing.T) {
	passes := 0
	list := counted{vocabulary(words(t, "audio flesh crest thorn lathe lasso")), &passes}
	g := engine.NewGame(puzzle(t, "audio flesh", engine.Unlimited, engine.Strict))
	want := engine.HintError{Kind: engine.HintPartner, Turn: -1}
	for range 3 {
		for _, guess := range words(t, "lathe lasso") { // every answer shares a letter with them
			var err error
			g, err = g.Play(guess, list)
			hint, is := errors.AsType[*engine.HintError](err)
			if !is || *hint != want {
				t.Fatalf("%s: %v", guess, err)
			}
			hint.Turn = 99 // the caller's own
		}
	}
	if passes != 2 {
		t.Errorf("%d passes over the answers for two words", passes)
	}
	if _, err := g.Play(word(t, "lathe"), nil); err != nil {
		t.Errorf("without a list: %v", err)
	}
}
