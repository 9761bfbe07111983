//go:build !js

package challenge

import (
	"strconv"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/internal/screentest"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// playing returns a session with a game in a mode and some words.
func playing(t testing.TB, mode engine.Mode, words *lexicon.Lexicon) session.Session {
	t.Helper()
	s := screentest.Session(words)
	s.Game = screentest.Playing(t, []string{"abide", "crown plaid"}[mode-1]).Game
	return s
}

// refused returns the form after some words were refused.
func refused(t testing.TB, s session.Session, words ...string) Model {
	t.Helper()
	m, out := screentest.Update(s, Model{}, Send{Words: words})
	apptest.Equal(t, strings.Join(words, " ")+": intents", len(out), 0)
	return m
}

// refusals are words that can't be a secret, with the faults.
var refusals = []struct {
	mode  engine.Mode
	words []string
	want  fault
	field string
	said  string
}{
	{engine.Classic, []string{" "}, fault{Why: empty}, "challenge-0", "Type a word."},
	{engine.Classic, []string{"it's"}, fault{Why: notWord, Typed: "it's"}, "challenge-0", "“it's” is not a word: type letters only."},
	{engine.Classic, []string{"slates"}, fault{Why: otherLength, Typed: "slates", Got: 6, Want: 5}, "challenge-0", "SLATES has 6 letters; it needs 5."},
	{engine.Classic, []string{"Xxxxx"}, fault{Why: unknown, Typed: "Xxxxx", Known: true}, "challenge-0", "XXXXX is not in the word list."},
	{engine.Classic, []string{"ñandu"}, fault{Why: unknown, Typed: "ñandu", Known: true}, "challenge-0", "ÑANDU is not in the word list."},
	{engine.Classic, []string{"слово"}, fault{Why: unknown, Typed: "слово"}, "challenge-0", "СЛОВО is not in the word list."},
	{engine.Classic, []string{"Slаte"}, fault{Why: looks, Typed: "Slаte", Meant: "slate"}, "challenge-0", "SLАTE has letters of another script that only look alike."}, // a Cyrillic а
	{engine.Quantum, []string{"crown", ""}, fault{Why: empty, Word: 1}, "challenge-1", "Type a word."},
	{engine.Quantum, []string{"crown", "plai"}, fault{Why: otherLength, Word: 1, Typed: "plai", Got: 4, Want: 5}, "challenge-1", "PLAI has 4 letters; it needs 5."},
	{engine.Quantum, []string{"crown", "world"}, fault{Why: shares, Word: 1, Shared: "row"}, "challenge-1", "The two words can’t share a letter, but both have R, O and W."},
	{engine.Quantum, []string{"crown", "crown"}, fault{Why: shares, Word: 1, Shared: "crown"}, "challenge-1", "The two words can’t share a letter, but both have C, R, O, W and N."},
}

// TestRefusals: words that can't be a secret are refused, with the fault, until they are corrected.
func TestRefusals(t *testing.T) {
	for _, c := range refusals {
		s := playing(t, c.mode, apptest.Lexicon(t))
		m := refused(t, s, c.words...)
		apptest.Equal(t, strings.Join(c.words, " "), m.fault, c.want)
		m, out := screentest.Update(s, m, Send{Words: []string{"crown", "plaid"}[:c.mode], Clue: " on a head\n"})
		apptest.Equal(t, "put right", m, Model{})
		share := out[0].(screen.ShareChallenge)
		apptest.Equal(t, "secret", share.Result.Game.Puzzle.Secret.String(), []string{"crown", "crown plaid"}[c.mode-1])
		apptest.Equal(t, "clue", share.Clue, "on a head")
	}
	m := refused(t, playing(t, engine.Classic, apptest.Lexicon(t)), "crown", "plaid")
	apptest.Equal(t, "as many words as the mode has", m, Model{})
}

// TestForm: there is a field for each word of the secret, and the fault of a word is linked to its field.
func TestForm(t *testing.T) {
	for _, c := range refusals {
		s := playing(t, c.mode, apptest.Lexicon(t))
		view := screen.View{Session: &s, Text: embedded.English}
		form := drawn.Of(t, new(Model).Draw(view))
		apptest.Equal(t, "fields, with name and clue", len(form.All(drawn.Tagged("input"))), len(c.words)+2)
		apptest.Equal(t, "no fault", strings.Join(drawn.Texts(form.All(drawn.Classed("refusal"))), ""), "")
		m := refused(t, s, c.words...)
		form = drawn.Of(t, m.Draw(view))
		apptest.Equal(t, "fault", form.One(t, drawn.Saying("id", "fault-"+c.field)).One(t, drawn.Tagged("p")).Text(), c.said)
		wrong := form.One(t, drawn.Saying("aria-invalid", "true"))
		apptest.Strings(t, "field", []string{wrong.Value("id"), wrong.Value("aria-describedby")}, c.field, "fault-"+c.field)
	}
}

// TestComing: additional guesses of a player's list are refused until they are loaded, since they can't
// be checked.
func TestComing(t *testing.T) {
	words, err := lexicon.New("x-0123456789abcdef", 5, "abide\nflesh\n", "")
	if err != nil {
		t.Fatal(err)
	}
	s := playing(t, engine.Classic, words)
	german := lists.List{Name: lists.Name{Lang: "de", Length: 5}}
	s.InPlay = lists.List{Name: lists.Name{Lang: words.Lang(), Length: 5}, Title: "Fruit", Also: "de"}
	s.Lists, s.Own, s.OwnState = append(s.Lists, german), []lists.List{s.InPlay}, session.OwnKnown
	s.Words = map[lists.Name]*lexicon.Lexicon{s.InPlay.Name: words}
	apptest.Equal(t, "not loaded", refused(t, s, "zange").fault, fault{Why: coming, Typed: "zange", List: german})
}

// TestLookalikes: if a list has a word of mixed scripts and one that looks the same, the player
// chooses between them.
func TestLookalikes(t *testing.T) {
	words, err := lexicon.New("en", 5, "slate\nslаte\nсrown\n", "") // a Cyrillic а and с
	if err != nil {
		t.Fatal(err)
	}
	s := playing(t, engine.Classic, words)
	for typed, want := range map[string]fault{
		"slаte": {Why: looks, Typed: "slаte", Meant: "slate", Known: true},
		"сrown": {Why: looks, Typed: "сrown", Known: true},
		"crown": {Why: unknown, Typed: "crown", Known: true},
	} {
		apptest.Equal(t, typed, refused(t, s, typed).fault, want)
	}
	_, out := screentest.Update(s, refused(t, s, "slаte"), Send{Words: []string{"slаte"}, AsIs: true})
	apptest.Equal(t, "as it is", out[0].(screen.ShareChallenge).Result.Game.Puzzle.Secret.String(), "slаte")
	m, out := screentest.Update(s, refused(t, s, "marie"), Send{Words: []string{"marie"}, AsIs: true})
	apptest.Equal(t, "not in the list", out[0].(screen.ShareChallenge).Result.Game.Puzzle.Secret.String(), "marie")
	m, _ = screentest.Update(s, m, screentest.Opened[Model]{})
	m, out = screentest.Update(s, m, Send{Words: []string{" marie"}})
	apptest.Equal(t, "edited: not asked again", len(out), 1)
	m, _ = screentest.Update(s, m, Send{Words: []string{"marix"}})
	apptest.Equal(t, "another word", m.fault.Why, unknown)
	m, _ = screentest.Update(s, refused(t, s, "слово"), Send{Words: []string{"слово"}, AsIs: true})
	apptest.Equal(t, "letters without a key", m.fault.Why, unknown)
}

// TestWays: a word with letters of another script can be replaced by its look-alike, or accepted
// unchanged if it is in the list.
func TestWays(t *testing.T) {
	s := session.New(nil, nil)
	for _, c := range []struct {
		fault fault
		want  []string
	}{
		{fault{Why: looks, Meant: "slate"}, []string{"Take SLATE", "Preview"}},
		{fault{Why: looks, Known: true}, []string{"Take it as it is", "Preview"}},
		{fault{Why: unknown}, []string{"Preview"}},
		{fault{Why: unknown, Known: true}, []string{"Take it and tell my friend", "Preview"}},
	} {
		form := drawn.Of(t, (&Model{fault: c.fault}).Draw(screen.View{Session: &s, Text: embedded.English}))
		apptest.Strings(t, "buttons", drawn.Texts(form.All(drawn.Tagged("button"))), c.want...)
	}
}

// TestOtherLength: words of another length make a challenge of the list of its language that has such words, which is loaded first.
func TestOtherLength(t *testing.T) {
	six, err := lexicon.New("en", 6, "slates\nmarine\nbought\n", "")
	if err != nil {
		t.Fatal(err)
	}
	s := playing(t, engine.Quantum, apptest.Lexicon(t))
	list := lists.List{Name: lists.Name{Lang: "en", Length: 6}, Quantum: true}
	s.Lists = append(s.Lists, list, lists.List{Name: lists.Name{Lang: "en", Length: 4}})
	m, out := screentest.Update(s, Model{}, Send{Words: []string{"marine", " bought"}, Clue: "to sea"})
	apptest.Equal(t, "fetched", out, screen.Intents{screen.FetchWords{List: list.Name}})
	said := func() string {
		return drawn.Of(t, m.Draw(screen.View{Session: &s, Text: embedded.English})).One(t, drawn.Saying("id", "fault-challenge-0")).Text()
	}
	apptest.Equal(t, "failed", strings.Contains(said(), "could not be loaded"), true)
	s.Fetching = map[lists.Name]bool{list.Name: true}
	apptest.Equal(t, "loading", said(), "Loading English · 6 letters …")
	waits, is := m.Waits()
	apptest.Equal(t, "waits", []any{waits, is}, []any{list.Name, true})
	other, _ := screentest.Update(s, m, Retype{})
	_, is = other.Waits()
	apptest.Equal(t, "something else is typed", []any{is, other.fault}, []any{false, fault{}})
	s.Words[list.Name] = six
	m, out = screentest.Update(s, m, m.Sent)
	share := out[0].(screen.ShareChallenge)
	r := share.Result
	apptest.Equal(t, "challenge", []any{r.Game.Puzzle.Secret.String(), r.Game.Puzzle.Rules.Length, r.List, share.Clue}, []any{"marine bought", 6, list, "to sea"})
	_, is = m.Waits()
	apptest.Equal(t, "waits no more", is, false)
	apptest.Equal(t, "the second word", refused(t, s, "marine", "crown").fault, fault{Why: otherLength, Word: 1, Typed: "crown", Got: 5, Want: 6})
	apptest.Equal(t, "looked up", refused(t, s, "marine", "xxxxxx").fault, fault{Why: unknown, Word: 1, Typed: "xxxxxx", Known: true})
	bare := refused(t, s, "made", "crib")
	apptest.Equal(t, "without pairs", bare.fault, fault{Why: otherLength, Typed: "made", Got: 4, Want: 5})
	d := drawn.Of(t, bare.Draw(screen.View{Session: &s, Text: embedded.English}))
	apptest.Equal(t, "lengths", d.One(t, drawn.Saying("id", "fault-challenge-0")).One(t, drawn.Tagged("p")).Text(), "MADE has 4 letters; it needs 5–6.")
	apptest.Equal(t, "lengths, told before", strings.Contains(drawn.Of(t, new(Model).Draw(screen.View{Session: &s, Text: embedded.English})).Text(), "5–6 letters"), true)
}

// TestClue: the field for the clue tells how long that may be.
func TestClue(t *testing.T) {
	apptest.Equal(t, "told", strings.Contains(embedded.English.Challenge.HintAbout, strconv.Itoa(links.MaxClue)), true)
}
