package engine_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"ketword/engine"
)

// What can't be answered is refused with a sentence, rather than answered with
// something.
func TestPanicsWithASentence(t *testing.T) {
	five := engine.NewFeedback(false, make([]engine.Mark, 5)...)
	day, rules := engine.DayOf(2026, time.March, 1), engine.Rules{Mode: engine.Classic, Length: 5}
	for want, call := range map[string]func(){
		"a word of 16 letters: at most 15":             func() { engine.WordOf(make([]rune, 16)...) },
		"a row of 16 marks: at most 15":                func() { engine.NewFeedback(false, make([]engine.Mark, 16)...) },
		"mark(3): neither absent, present nor correct": func() { engine.NewFeedback(false, 3) },
		"tile 5 of a row of 5":                         func() { five.At(5) },
		"tile -1 of a row of 5":                        func() { five.At(-1) },
		"code 243 of 5 marks: no such row":             func() { engine.FeedbackOf(243, 5, false) },
		"code -1 of 5 marks: no such row":              func() { engine.FeedbackOf(-1, 5, false) },
		"code 0 of 16 marks: no such row":              func() { engine.FeedbackOf(0, 16, false) },
		"code 0 of -1 marks: no such row":              func() { engine.FeedbackOf(0, -1, false) },
		"a guess of 4 letters with 5 marks":            func() { engine.Colour.Format(engine.Turn{Guess: word(t, "four"), Feedback: five}) },
		"5 marks, and the guess is missing":            func() { engine.Colour.Format(engine.Turn{Feedback: five}) },
		"a seed among 0 answers: want 1 to 4000000":    func() { engine.Seed(7).Index(0) },
		"a seed among 4000001 answers: want 1 to 40":   func() { engine.Seed(7).Index(4_000_001) },
		"a seed among 0 partners: want at least 1":     func() { engine.Seed(7).Partner(0) },
		"a seed among -3 partners: want at least 1":    func() { engine.Seed(7).Partner(-3) },
		"seed of a day among 0 words: want at least 1": func() { day.Seed(rules, "en", 0) },
		"seed of a day: mode(0): neither classic nor":  func() { day.Seed(engine.Rules{Length: 5}, "en", 9) },
		"seed of a day among -1 words: want at least":  func() { day.Latest(0, rules, "en", -1) },
		"seed of a day: mode(3): neither classic nor":  func() { day.Latest(9, engine.Rules{Mode: 3, Length: 5}, "en", 9) },
		`"it's": not only letters`:                     func() { engine.MustWord("it's") },
	} {
		if got := panicOf(call); !strings.HasPrefix(got, "engine: "+want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// panicOf returns what a call panics with, as text.
func panicOf(call func()) (text string) {
	defer func() { text = fmt.Sprint(recover()) }()
	call()
	return ""
}

// Rules that have no mode, or another one than the secret, are refused.
func TestRulesNeedAMode(t *testing.T) {
	for _, mode := range []engine.Mode{0, 3, 255} {
		rules := engine.Rules{Mode: mode, Length: 5, Tries: 6}
		if err := rules.Check(nil, word(t, "abide"), nil); !errors.Is(err, engine.ErrMode) || mode.Valid() {
			t.Errorf("%v: %v", mode, err)
		}
		g := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: secret(t, "abide")})
		if _, err := g.Play(word(t, "abide"), nil); !errors.Is(err, engine.ErrMode) {
			t.Errorf("%v: %v", mode, err)
		}
	}
	for _, c := range []struct {
		mode   engine.Mode
		length int
		secret engine.Secret
	}{
		{engine.Quantum, 5, secret(t, "abide")}, {engine.Classic, 5, secret(t, "audio flesh")},
		{engine.Classic, 5, secret(t, "four")}, {engine.Classic, 5, engine.Secret{}},
	} {
		rules := engine.Rules{Mode: c.mode, Length: c.length}
		g := engine.NewGame(engine.Puzzle{Identity: engine.Identity{Rules: rules}, Secret: c.secret})
		if after, err := g.Play(word(t, "abide"), nil); !errors.Is(err, engine.ErrPuzzle) || after.TurnCount() != 0 {
			t.Errorf("%v and %v: %v", rules, c.secret, err)
		}
	}
}

// Rules have a number of tries that players can choose, and a level that is one:
// others are refused with a sentence.
func TestRulesNeedTriesAndALevel(t *testing.T) {
	classic := engine.Rules{Mode: engine.Classic, Length: 5}
	for _, c := range []struct {
		tries int
		level engine.Level
		want  error
		says  string
	}{
		{engine.Unlimited, engine.Normal, nil, ""}, {1, engine.Hard, nil, ""}, {engine.MaxTries, engine.Strict, nil, ""},
		{-1, 0, engine.ErrTries, "-1 tries: neither unlimited (0) nor 1 to 100"},
		{engine.MaxTries + 1, 0, engine.ErrTries, "101 tries: neither unlimited (0) nor 1 to 100"},
		{6, 3, engine.ErrLevel, "level(3): neither normal, hard nor strict"},
		{6, 255, engine.ErrLevel, "level(255): neither normal, hard nor strict"},
	} {
		rules := classic
		rules.Tries, rules.Level = c.tries, c.level
		valid, err := rules.Validate(), rules.Check(nil, word(t, "abide"), nil)
		if !errors.Is(err, c.want) || !errors.Is(valid, c.want) || c.want != nil && err.Error() != c.says {
			t.Errorf("%+v: %v and %v, want %q", rules, valid, err, c.says)
		}
	}
}

// An unfinished game has a result, too, which is not that of a lost one.
func TestShareUnfinished(t *testing.T) {
	g, err := engine.Replay(puzzle(t, "abide", 6, engine.Normal), words(t, "speed"), nil)
	if got := g.Share("Ketword "+g.Result(), engine.Emoji); err != nil || got != "Ketword ?/6\n\n⬛⬛🟨⬛🟨" {
		t.Errorf("%q, %v", got, err)
	}
}

// Every error of a parser can be told from others. A number, however large, is a
// language tag, and no text for the other parsers.
func TestParseErrors(t *testing.T) {
	const huge = "99999999999999999999"
	for name, parse := range map[string]func(string) error{
		"mode":     func(s string) error { _, err := engine.ParseMode(s); return err },
		"level":    func(s string) error { _, err := engine.ParseLevel(s); return err },
		"length":   func(s string) error { _, err := engine.ParseLength(s); return err },
		"tries":    func(s string) error { _, err := engine.ParseTries(s); return err },
		"seed":     func(s string) error { _, err := engine.ParseSeed(s); return err },
		"language": func(s string) error { _, err := engine.ParseLang(s); return err },
		"identity": func(s string) error { _, err := engine.ParseIdentity(s); return err },
	} {
		for _, s := range []string{"", "!", "-1", huge} {
			tag := name == "language" && s == huge
			if e, is := errors.AsType[*engine.ParseError](parse(s)); is == tag || is && e.Text != s {
				t.Errorf("%s %q: %v", name, s, parse(s))
			}
		}
	}
	if _, err := engine.ParseFeedback("o?_"); !errors.Is(err, engine.ErrNotMark) {
		t.Error(err)
	}
}
