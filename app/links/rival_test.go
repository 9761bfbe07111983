package links

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// puzzle returns the puzzle of a secret.
func puzzle(t testing.TB, secret string) engine.Puzzle {
	t.Helper()
	return engine.Choose(apptest.Rules(engine.Classic), "en", apptest.Secret(t, secret))
}

// TestSealedRows: opening returns what was sealed, except the level, which only applies to the sender.
func TestSealedRows(t *testing.T) {
	p := puzzle(t, "abide")
	played, err := engine.MakeWords([]string{"slate", "abide"})
	if err != nil {
		t.Fatal(err)
	}
	won, err := engine.Replay(p, played, nil)
	if err != nil {
		t.Fatal(err)
	}
	givenUp := engine.NewGame(p).GiveUp()
	for _, g := range []engine.Game{won, givenUp} {
		for _, assisted := range []bool{false, true} {
			for _, told := range [][2]string{{"", ""}, {"Ann", ""}, {"Ann", "It swims"}, {"", "It swims"}} {
				want := Rival{Game: g, Assisted: assisted, Name: told[0], Clue: told[1]}
				code := want.Seal(p.Secret)
				r, err := OpenRival(code, p)
				want.Code = code
				apptest.Equal(t, "error", err, nil)
				apptest.Equal(t, "rival", r, want)
				apptest.Equal(t, "exists", [2]bool{r.Exists(), r.Plays()}, [2]bool{true, true})
				apptest.Equal(t, "code", r.Code, code)
				r, err = OpenRival(code+"_).", p)
				apptest.Equal(t, "error", err, nil)
				apptest.Equal(t, "in a sentence", r, want)
			}
		}
	}
	alone := Rival{Name: "Ann"}
	r, err := OpenRival(alone.Seal(p.Secret), p)
	apptest.Equal(t, "a name alone", [3]any{r.Name, r.Plays(), err}, [3]any{"Ann", false, nil})
	long := Rival{Name: "A\u202enn " + strings.Repeat("a", 99), Clue: strings.Repeat("b", 99)}
	r, _ = OpenRival(long.Seal(p.Secret), p)
	apptest.Equal(t, "a stranger's text", [2]string{r.Name, r.Clue}, [2]string{"Ann " + strings.Repeat("a", MaxName-4), strings.Repeat("b", MaxClue)})
	apptest.Equal(t, "nothing", Rival{}.Seal(p.Secret), "")
	nobody, err := OpenRival("", p)
	apptest.Equal(t, "nobody", nobody, Rival{})
	apptest.Equal(t, "nobody: error", err, nil)
}

// TestManyRows: for a game with more guesses than a link has room for, only the name is sealed.
func TestManyRows(t *testing.T) {
	p := puzzle(t, "abide")
	p.Rules.Tries = engine.Unlimited
	slate, err := engine.MakeWord("slate")
	if err != nil {
		t.Fatal(err)
	}
	for guesses, plays := range map[int]bool{2000: true, 3000: false} {
		g, err := engine.Replay(p, slices.Repeat([]engine.Word{slate}, guesses), nil)
		if err != nil {
			t.Fatal(err)
		}
		code := Rival{Game: g.GiveUp(), Name: "Ann"}.Seal(p.Secret)
		r, err := OpenRival(code, p)
		apptest.Equal(t, "error", err, nil)
		apptest.Equal(t, "rival", [2]any{r.Name, r.Plays()}, [2]any{"Ann", plays})
	}
}

// TestBadRows: rows that were changed, belong to another puzzle, or are not a finished game of this one,
// are refused.
func TestBadRows(t *testing.T) {
	p := puzzle(t, "abide")
	seal := func(text string) string { return sealCode(text, rowsCode(p.Secret)) }
	good := seal("6 slate abide")
	for _, bad := range []string{
		"x", good[:len(good)-1], good[1:], "A" + good[1:], sealCode("6 slate abide", rowsCode(puzzle(t, "crown").Secret)),
		seal("6 audio"), seal("6 abide slate"), seal("101 abide"), seal(""), seal("6"), seal("6 -+-"), seal("6\nAnn"), seal("6 sla abide"), seal("6 it's abide"), seal("1 slate abide"),
		seal("6 slate abide\nAnn\n" + strings.Repeat("a", MostCode)),
	} {
		r, err := OpenRival(bad, p)
		if err == nil {
			t.Errorf("%q is read as %+v", bad, r)
		}
	}
}

// TestSecrets: decoding a secret's code returns the secret.
func TestSecrets(t *testing.T) {
	p := puzzle(t, "größe")
	code := SealSecret(p.Secret)
	got, err := OpenSecret(code)
	apptest.Equal(t, "error", err, nil)
	apptest.Equal(t, "secret", got, p.Secret)
	for _, bad := range []string{"", code[1:], sealCode("a", secretCode), sealCode("it's", secretCode), sealCode("", secretCode)} {
		if s, err := OpenSecret(bad); err == nil {
			t.Errorf("%q is read as %v", bad, s)
		}
	}
}
