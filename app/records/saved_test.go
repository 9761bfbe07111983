package records

import (
	"encoding/base64"
	"encoding/hex"
	"errors"
	"slices"
	"strings"
	"testing"

	"ketword/app/envelope"
	"ketword/app/internal/apptest"
	"ketword/app/links"
	"ketword/engine"
)

func reverse(s string) string {
	letters := []rune(s)
	slices.Reverse(letters)
	return string(letters)
}

// TestObscure: the stored form contains no word, reversed or in a common encoding, and
// reveal returns the same secret.
func TestObscure(t *testing.T) {
	for _, words := range [][]string{
		{"abide"}, {"crown", "plaid"}, {"ab"}, {"straße"}, {"übung", "piste"}, {"abcdefghijklmno"},
	} {
		secret := apptest.Secret(t, words...)
		for seed := range engine.Seed(500) {
			hidden := obscure(secret, seed)
			got, err := reveal(hidden, seed)
			if err != nil || got != secret {
				t.Fatalf("%q of seed %d: %v, %v", words, seed, got, err)
			}
			for _, w := range words {
				for _, form := range []string{w, reverse(w)} {
					readable := []string{form, hex.EncodeToString([]byte(form)),
						base64.RawURLEncoding.EncodeToString([]byte(form))}
					for _, r := range readable {
						if len(r) > 3 && strings.Contains(strings.ToLower(hidden), strings.ToLower(r)) {
							t.Fatalf("%q of seed %d reads %q", w, seed, hidden)
						}
					}
				}
			}
		}
	}
}

// TestObscureBySeed: the same secret looks different in every puzzle.
func TestObscureBySeed(t *testing.T) {
	secret, seen := apptest.Secret(t, "abide"), map[string]bool{}
	for seed := range engine.Seed(500) {
		seen[obscure(secret, seed)] = true
	}
	apptest.Equal(t, "forms", len(seen), 500)
}

func TestRevealRefuses(t *testing.T) {
	cover := func(s string) string { return base64.RawURLEncoding.EncodeToString(links.Mask(s, 3)) }
	for _, bad := range []string{
		"", "!", "AAAA", cover(""), cover("Abide"), cover("abide flesh audio"), cover("abide audio"),
		cover("abide plaids"), cover("a"), cover("\xff\xff\xff"),
	} {
		if s, err := reveal(bad, 3); err == nil {
			t.Errorf("%q reveals %q", bad, s.String())
		}
	}
}

// TestStoredGame: a game is read as it was written; so is the note that it was removed.
func TestStoredGame(t *testing.T) {
	p := engine.Choose(apptest.Rules(engine.Classic), "en", apptest.Secret(t, "abide"))
	rival, err := links.OpenRival(links.Rival{Game: apptest.Play(t, engine.NewGame(p), "abide"), Assisted: true, Name: "Ann"}.Seal(p.Secret), p)
	if err != nil {
		t.Fatal(err)
	}
	key := GameKey(p.Identity.String())
	for what, s := range map[string]Saved{
		"new":      {Game: engine.NewGame(p)},
		"begun":    {Game: apptest.Play(t, engine.NewGame(p), "audio"), List: 7, Typed: "a b", Day: 12, Took: 2, Zone: ZoneOf(-660), Assisted: true, Pencil: " b1 é2", Rival: rival},
		"given up": {Game: engine.NewGame(p).GiveUp(), Day: 12},
	} {
		got, err := ReadGame(key, WriteGame(s))
		apptest.Equal(t, what+": error", err, nil)
		apptest.Equal(t, what, got, s)
		apptest.Equal(t, what+": begun", s.Begun(), what == "begun")
	}
	removed, err := ReadGame(key, WriteRemoved(p.Identity))
	apptest.Equal(t, "removed", err, ErrRemoved)
	apptest.Equal(t, "which", removed.Game.Puzzle.Identity, p.Identity)
	for _, bad := range [][2]string{{"ketword.game.x", WriteGame(Saved{Game: engine.NewGame(p)})}, {key, "x"}, {key, apptest.Sealed(envelope.Game, `{}`)}} {
		if s, err := ReadGame(bad[0], bad[1]); err == nil {
			t.Errorf("%v is read as %+v", bad, s)
		}
	}
}

// TestStoredTyped: letters that don't fit in the typed row are dropped.
func TestStoredTyped(t *testing.T) {
	p := engine.Choose(apptest.Rules(engine.Classic), "en", apptest.Secret(t, "abide"))
	for typed, want := range map[string]string{"": "", "ab": "ab", " b d": " b d", "abidely": "abide", "A1b.": "b", "straße": "straß", "שלום": "שלומ", "पानी": "पानी", "a  ": "a"} {
		got, err := ReadGame(GameKey(p.Identity.String()), WriteGame(Saved{Game: engine.NewGame(p), Typed: typed}))
		apptest.Equal(t, typed+": error", err, nil)
		apptest.Equal(t, typed, engine.Text(got.Typed), want)
	}
	ended, err := ReadGame(GameKey(p.Identity.String()), WriteGame(Saved{Game: engine.NewGame(p).GiveUp(), Typed: "ab"}))
	apptest.Equal(t, "ended: error", err, nil)
	apptest.Equal(t, "ended", ended.Typed, "")
}

// TestGameErrorTells: an error says what is wrong with which game, and wraps the cause.
func TestGameErrorTells(t *testing.T) {
	wrong := &GameError{Number: 3, Fault: Unfinished, Err: errUnfinished}
	apptest.Equal(t, "in a history", wrong.Error(), "game 3: unfinished")
	apptest.Equal(t, "alone", (&GameError{Err: errUnfinished}).Error(), "unfinished")
	apptest.Equal(t, "details", errors.Is(wrong, errUnfinished), true)
}
