package e2e

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/sample"
)

// A guess that the level refuses is answered with the hint that it does not
// use, and stays in the row to be edited.
func TestLevels(t *testing.T) {
	t.Parallel()
	levels := []struct {
		name  string
		mode  mode
		level engine.Level
		hint  engine.HintKind
		count int // of the letter, for HintLetter
		says  string
	}{
		{"quantum hard", quantum, engine.Hard, engine.HintPartner, 0, "This word can’t be one of the two secret words"},
		{"hard letter twice", doubled(), engine.Hard, engine.HintLetter, 2, " 2 times"},
		{"quantum strict", quantum, engine.Strict, engine.HintShare, 0, "Row 1 is mixed: each word has "},
		{"strict letter", classic, engine.Strict, engine.HintMost, 0, "The word can’t contain "},
		{"hard place", classic, engine.Hard, engine.HintPosition, 0, "Letter "},
		{"hard letter", classic, engine.Hard, engine.HintLetter, 1, "The word must contain "},
		{"strict place", classic, engine.Strict, engine.HintMoved, 0, " can’t be "},
	}
	for _, c := range levels[:sample.Size(1, len(levels))] { // TestNotices in app has all sentences
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, root)
			p.open(c.mode.query("&level=" + c.level.String()))
			g := c.mode.gameOf(t, engine.DefaultTries, c.level)
			first, refused, hint := findHint(t, g, c.hint, c.count)
			g = p.play(g, first)
			p.enter(refused)
			sentence := hintSentence(hint)
			if !strings.Contains(sentence, c.says) {
				t.Errorf("the sentence is %q, want %q in it", sentence, c.says)
			}
			p.says(sentence)
			p.shows(g, refused)
			for range refused {
				p.press("Backspace")
			}
			g = p.play(g, secrets(g)[0])
			p.ends(g)
		})
	}
}

// doubled returns a classic mode whose secret has a letter twice, which comes
// soon in any list.
func doubled() mode {
	for m := (mode{"classic", noDay}); ; m.seed++ {
		p, err := words().Puzzle(engine.Rules{Mode: engine.Classic, Tries: engine.DefaultTries}, m.seed)
		if err != nil {
			panic(err)
		}
		for w := range p.Secret.Words() {
			letters := slices.Sorted(slices.Values([]rune(w.String())))
			if len(slices.Compact(letters)) < w.Len() {
				return m
			}
		}
	}
}

// findHint returns a guess, one that may not follow it, and the hint that the
// second does not use.
func findHint(t *testing.T, g engine.Game, kind engine.HintKind, count int) (first, refused string, hint engine.HintError) {
	t.Helper()
	for a := range words().Answers() {
		if g.Puzzle.Secret.Has(a) {
			continue
		}
		next := after(t, g, a.String())
		tried := 0
		for b := range words().Answers() {
			if tried++; tried > 300 { // another first guess will do sooner
				break
			}
			_, err := next.Play(b, words())
			var h *engine.HintError
			if errors.As(err, &h) && h.Kind == kind && (count == 0 || h.Count == count) {
				return a.String(), b.String(), *h
			}
		}
	}
	t.Fatalf("no guess of %v is refused by hint %d", g.Puzzle.Identity, kind)
	return "", "", hint
}

// hintSentence writes a hint as the page is to.
func hintSentence(h engine.HintError) string {
	letter := capitals(string(h.Letter))
	switch h.Kind {
	case engine.HintPosition:
		return en.Notice.Position(h.Position+1, letter, h.Turn+1)
	case engine.HintLetter:
		return wording.MustHave(en, letter, h.Count, h.Turn+1)
	case engine.HintMoved:
		return en.Notice.Moved(h.Position+1, letter, h.Turn+1)
	case engine.HintMost:
		return wording.HasAtMost(en, letter, h.Count, h.Turn+1)
	case engine.HintShare:
		letters := strings.Split(capitals(h.Letters), "")
		last := len(letters) - 1
		return en.Notice.Share(h.Turn+1, strings.Join(letters[:last], ", ")+" or "+letters[last])
	}
	return en.Notice.Partner()
}
