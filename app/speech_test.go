//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/app/internal/drawn"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/text/embedded"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
	"ketword/wordlists"
)

// TestSpeech: announcements of tiles, and of nothing.
func TestSpeech(t *testing.T) {
	b := newTable(t, "crown plaid", "").send(model.GoToday{}).letters("cr")
	for _, c := range []struct {
		tile int
		want string
	}{{1, "Letter 2: R."}, {3, "Letter 4: blank."}, {5, "End of the row."}} {
		b.send(play.PlaceCursor{Tile: c.tile})
		equal(t, "cursor", b.spoken(), c.want)
	}
	b.send(play.PlaceCursor{Tile: 3}, play.Press{Letter: 'w'})
	equal(t, "a row with a gap", b.draw().All(drawn.Classed("row"))[0].Value("aria-label"), "Row 1, typing: C, R, blank, W.")
	b.model.Play.Spoken = play.Spoken{}
	equal(t, "nothing", b.spoken(), "")
}

// TestSpokenAgain: the same words are announced again, since they differ in an inaudible blank.
func TestSpokenAgain(t *testing.T) {
	b := newTable(t, "abide", "").letters("a")
	var said []string
	for range 3 {
		status := b.send(play.Enter{}).draw().One(t, drawn.Saying("role", "status"))
		said = append(said, status.Written())
	}
	for i := range said {
		equal(t, "words", strings.TrimSuffix(said[i], "\u00a0"), "A guess needs 5 letters")
	}
	if said[0] == said[1] || said[1] == said[2] {
		t.Errorf("the same twice: %q", said)
	}
	b.model.Play.Spoken = play.Spoken{Count: 1}
	equal(t, "silence", b.draw().One(t, drawn.Saying("role", "status")).Written(), "")
}

// said is a sentence in English, German and French.
type said [3]string

// inEach calls do with the table in each language, and the sentence in that language.
func inEach(b *table, all said, do func(want string)) {
	for i, tag := range []string{"en", "de", "fr"} {
		b.text = embedded.Of(tag)
		do(all[i])
	}
}

// visible makes no-break spaces visible in this file.
func visible(s string) string { return strings.NewReplacer("\u00a0", "~", "\u202f", "_").Replace(s) }

// TestRowSpeech: announcements after a turn, and at the end of the game.
func TestRowSpeech(t *testing.T) {
	const slate = "S absent, L correct, A correct, T absent, E absent."
	pairs := func(more string, guesses ...string) *table { return newTable(t, "crown plaid", more).guess(guesses...) }
	for _, c := range []struct {
		table *table
		want  string
	}{
		{pairs("", "slate"), "Row 1: " + slate + " 5 tries left."},
		{pairs("", "slate", "briny"), "Row 2, mixed: B absent, R correct, I present, N present, Y absent. 4 tries left."},
		{pairs("", slices.Repeat([]string{"slate"}, 5)...), "Row 5: " + slate + " 1 try left."},
		{pairs("&tries=0", "slate"), "Row 1: " + slate},
		{newTable(t, "abide", "").guess("abide"), "Row 1: A correct, B correct, I correct, D correct, E correct. Solved in 1 try. The word was ABIDE."},
		{pairs("", "slate", "plaid"), "Row 2: P correct, L correct, A correct, I correct, D correct. Solved in 2 tries. The other word is hidden: you may guess it once, for free."},
		{pairs("", "plaid").send(play.KeepGuessing{}), "One free guess."},
		{pairs("", "plaid").send(play.KeepGuessing{}).guess("crown"), "Row 2: C correct, R correct, O correct, W correct, N correct. Both words! The words were CROWN and PLAID."},
		{pairs("", "plaid").send(play.KeepGuessing{}).guess("slate"), "Row 2: " + slate + " The words were CROWN and PLAID."},
		{pairs("", "plaid").send(play.ShowSecret{}), "The words were CROWN and PLAID."},
		{pairs("&tries=1", "slate"), "Row 1: " + slate + " Not solved. The words were CROWN and PLAID."},
		{newTable(t, "abide", "").guess("slate").send(play.GiveUp{}), "Given up. The word was ABIDE."},
	} {
		equal(t, "announced", c.table.spoken(), c.want)
	}
}

// TestSpokenWarning: a warning that comes with a turn is spoken after it, and one that doesn't, alone.
func TestSpokenWarning(t *testing.T) {
	b := newTable(t, "abide", "")
	b.model.History = make(records.History, 9)
	for i := range b.model.History {
		b.model.History[i].Game.Puzzle.Seed = engine.Seed(i + 1)
	}
	row := b.guess("abide").spoken()
	b.send(model.PersistenceRead{Answer: session.Clearable})
	const warning = "This browser may delete your games when space runs out"
	equal(t, "of the tenth game", b.spoken(), row+" "+warning)

	b = newTable(t, "abide", "").send(model.SaveFailed{})
	alone := b.spoken()
	b = newTable(t, "abide", "").guess("slate")
	row = b.spoken()
	equal(t, "of a row", b.send(model.SaveFailed{}).spoken(), row+" "+alone)
}

// TestOpened: announcements of a game that is opened.
func TestOpened(t *testing.T) {
	b := newTable(t, "crown plaid", "").send(model.GoToday{})
	inEach(b, said{
		"Quantum. Daily 101 · English · 5 letters. Two words, no letter in common: guess either. ",
		"Quantum. Tagesrätsel 101 · Englisch · 5~Buchstaben. Zwei Wörter, kein Buchstabe gemeinsam: Errate eines. ",
		"Quantique. Mot du jour nº~101 · Anglais · 5~lettres. Deux mots, aucune lettre commune~: trouvez-en un. ",
	}, func(want string) { equal(t, want, strings.HasPrefix(visible(b.spoken()), want), true) })
	b.text = embedded.English
	equal(t, "explained", strings.HasSuffix(b.spoken(), "Squares: all from one word only. Circles: at least one from each word. "+
		"Solid: right place. Frame: elsewhere. All circles solid: a mix of both words, no win."), true)
	equal(t, "classic", newTable(t, "abide", "").send(model.GoToday{}).spoken(), "Classic. Daily 101 · English · 5 letters. "+
		"Find the secret word in six guesses. AUDIO. A is right, and in its place. "+
		"SPEED. E is in the word, but elsewhere. BRINY. R is not in the word. Type any word to begin.")
}

// TestRowsAndKeysInEachLanguage: the names of rows and keys include their marks.
func TestRowsAndKeysInEachLanguage(t *testing.T) {
	b := newTable(t, "crown plaid", "").guess("slate", "briny").letters("cr")
	inEach(b, said{
		"Row 1: S absent, L correct, A correct, T absent, E absent. Row 2, mixed: B absent, R correct, I present, N present, Y absent. Row 3, typing: C, R. Row 4, empty. Row 5, empty. Row 6, empty.",
		"Zeile 1: S fehlt, L richtig, A richtig, T fehlt, E fehlt. Zeile 2, gemischt: B fehlt, R richtig, I woanders, N woanders, Y fehlt. Zeile 3, getippt: C, R. Zeile 4, leer. Zeile 5, leer. Zeile 6, leer.",
		"Ligne 1~: S absent, L bien placé, A bien placé, T absent, E absent. Ligne 2, mixte~: B absent, R bien placé, I mal placé, N mal placé, Y absent. Ligne 3, en cours~: C, R. Ligne 4, vide. Ligne 5, vide. Ligne 6, vide.",
	}, func(want string) {
		rows := drawn.Attrs(b.draw().One(t, drawn.Classed("board")).All(drawn.Classed("row")), "aria-label")
		equal(t, "rows", visible(strings.Join(rows, " ")), want)
	})
	for key, names := range map[string]said{
		"Enter": {"Enter", "Eingabe", "Entrée"}, "Backspace": {"Backspace", "Löschen", "Retour arrière"},
		"i": {"I, present, mixed", "I, woanders, gemischt", "I, mal placé, mixte"}, "q": {},
	} {
		inEach(b, names, func(want string) {
			equal(t, key, b.draw().One(t, drawn.Saying("data-key", key)).Value("aria-label"), want)
		})
	}
}

// TestLanguagesToChoose: every language of the interface can be chosen.
func TestLanguagesToChoose(t *testing.T) {
	want := each.Of(embedded.All(), func(t *text.Text) string { return t.Lang })
	for _, s := range model.New(nil, nil).InLanguages(tags()...).Settings.All() {
		if s.Name == session.LanguageSetting {
			same(t, "languages", s.Values, want...)
			return
		}
	}
	t.Error("no language can be chosen")
}

// TestLanguageOffer: players who prefer another language are offered the page in it, in
// that language, until they have chosen one.
func TestLanguageOffer(t *testing.T) {
	b := tables(t)["another language"]
	offer := func() []drawn.Element { return b.draw().All(drawn.Saying("data-action", "language")) }
	equal(t, "offered", len(offer()), 1)
	french := embedded.Of("fr")
	equal(t, "words", offer()[0].Text(), french.Language.Offer)
	line := b.draw().One(t, drawn.Classed("offer"))
	equal(t, "language of the line", line.Value("lang"), "fr")
	keep := line.One(t, drawn.Saying("data-action", "keep-language"))
	equal(t, "stays", keep.Value("title"), embedded.English.Language.Keep)
	equal(t, "in the language of the page", keep.Value("lang"), "en")
	b.send(b.message("keep-language", ""))
	equal(t, "declined", len(offer()), 0)
}

// TestPlaces: names of puzzles.
func TestPlaces(t *testing.T) {
	rules := model.New(nil, nil).Game.Puzzle.Rules
	with := func(tries int, level engine.Level) engine.Rules {
		r := rules
		r.Tries, r.Level = tries, level
		return r
	}
	lang := wordlists.English5.Lang
	for want, id := range map[string]engine.Identity{
		"Daily 101 · English · 5 letters":                 {Rules: rules, Lang: lang, Seed: 7, Daily: 101},
		"Puzzle 0 · English · 5 letters":                  {Rules: rules, Lang: lang},
		"Puzzle 999999 · English · 5 letters":             {Rules: rules, Lang: lang, Seed: 999_999},
		"Random puzzle · English · 5 letters":             {Rules: rules, Lang: lang, Seed: 1_000_042},
		"Puzzle 1 · English · 5 letters · 1 try":          {Rules: with(1, engine.Normal), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · Hard · 7 tries": {Rules: with(7, engine.Hard), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · Strict":         {Rules: with(6, engine.Strict), Lang: lang, Seed: 1},
		"Puzzle 1 · English · 5 letters · No limit":       {Rules: with(0, engine.Normal), Lang: lang, Seed: 1},
	} {
		equal(t, want, wording.PuzzleTitle(embedded.English, engine.Puzzle{Identity: id}, lists.List{Name: lists.Name{Lang: id.Lang, Length: id.Rules.Length}}), want)
	}
	equal(t, "hard in quantum", newTable(t, "crown plaid", "&level=hard").puzzleTitle(), "Puzzle 1011 · English · 5 letters · Strict")
}

// TestPlaceInLines: if the line above the board is broken, no line begins with a dot.
func TestPlaceInLines(t *testing.T) {
	page := newTable(t, "crown plaid", "&level=hard").draw()
	same(t, "place", drawn.Texts(page.One(t, drawn.Classed("place")).All(drawn.Tagged("span"))), "Puzzle 1011\u00a0· English\u00a0· 5 letters\u00a0· Strict")
}

// TestDays: the name of a daily puzzle includes its day, unless that is today.
func TestDays(t *testing.T) {
	const today = engine.Day(325) // 22 November 2026
	for number, want := range map[int]string{
		0: "Puzzle 7", 326: "Daily 326", 325: "Daily 325 · Yesterday", 327: "Daily 327 · Tomorrow",
		324: "Daily 324 · 20 Nov", 328: "Daily 328 · 24 Nov", 1: "Daily 1 · 1 Jan", 366: "Daily 366 · 1 Jan 2027",
	} {
		p := engine.Puzzle{Identity: engine.Identity{Seed: 7, Daily: number}}
		equal(t, want, wording.DatedName(embedded.English, p, today), want)
	}
	first := engine.Puzzle{Identity: engine.Identity{Daily: 1}}
	equal(t, "before the first day", wording.DatedName(embedded.English, first, -20), "Daily 1")
	b := newTable(t, "abide", "").send(model.GoToday{}).letters("a").send(model.DayChanged{Day: 101})
	equal(t, "of the game in play", b.puzzleTitle(), "Daily 101 · Yesterday · English · 5 letters")
}

// TestSpokenChallenge: of a challenge that comes, the sender, the clue and that the list lacks the word are spoken, and to who is
// new to the game what it is about.
func TestSpokenChallenge(t *testing.T) {
	secret, err := engine.ParseSecret("marie")
	if err != nil {
		t.Fatal(err)
	}
	code := links.Rival{Name: "Ann", Clue: "of Paris"}.Seal(secret)
	b := newTable(t, "abide", links.Params{links.ParamSecret: links.SealSecret(secret), links.ParamRows: code}.Query())
	said, taught := "Classic. Challenge by Ann · English · 5 letters. Clue: of Paris. The secret is not in the word list. ", embedded.English.Game.Introductions("classic")
	equal(t, "spoken", strings.HasPrefix(b.spoken(), said+taught), true)
	b.model.Made = b.model.WithMade(b.model.Game.Puzzle.Identity)
	equal(t, "to who made it", b.puzzleTitle(), "Your own challenge · English · 5 letters")
	b = newTable(t, "abide", links.Params{links.ParamSecret: links.SealSecret(apptest.Secret(t, "slate"))}.Query())
	equal(t, "nothing came", strings.Contains(b.spoken(), embedded.English.Introduction.Begin), true)
}
