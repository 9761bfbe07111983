//go:build !js

package app

import (
	"strings"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/play"
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

// TestSpokenAgain: the same words are announced again, since they differ in an inaudible
// blank.
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
	of := func(before, after said) said { // before and after the announcement of SLATE
		rows := said{"S absent, L correct, A correct, T absent, E absent.", "S fehlt, L richtig, A richtig, T fehlt, E fehlt.", "S absent, L bien placé, A bien placé, T absent, E absent."}
		for i, row := range rows {
			rows[i] = strings.TrimSpace(before[i] + row + " " + after[i])
		}
		return rows
	}
	first := said{"Row 1: ", "Zeile 1: ", "Ligne 1~: "}
	pairs := func(guesses ...string) *table { return newTable(t, "crown plaid", "").guess(guesses...) }
	for _, c := range []struct {
		table *table
		said  said
	}{
		{pairs("slate"), of(first, said{"5 tries left.", "Noch 5 Versuche.", "Il reste 5 essais."})},
		{pairs("slate", "briny"), said{
			"Row 2, mixed: B absent, R correct, I present, N present, Y absent. 4 tries left.",
			"Zeile 2, gemischt: B fehlt, R richtig, I woanders, N woanders, Y fehlt. Noch 4 Versuche.",
			"Ligne 2, mixte~: B absent, R bien placé, I mal placé, N mal placé, Y absent. Il reste 4 essais.",
		}},
		{pairs("slate", "slate", "slate", "slate", "slate"), of(
			said{"Row 5: ", "Zeile 5: ", "Ligne 5~: "}, said{"1 try left.", "Noch 1 Versuch.", "Il reste 1 essai."})},
		{newTable(t, "crown plaid", "&tries=0").guess("slate"), of(first, said{})},
		{newTable(t, "abide", "").guess("abide"), said{
			"Row 1: A correct, B correct, I correct, D correct, E correct. Solved in 1 try. The word was ABIDE.",
			"Zeile 1: A richtig, B richtig, I richtig, D richtig, E richtig. Gelöst in 1 Versuch. Das Wort war ABIDE.",
			"Ligne 1~: A bien placé, B bien placé, I bien placé, D bien placé, E bien placé. Trouvé en 1 essai. Le mot était ABIDE.",
		}},
		{pairs("slate", "plaid"), said{
			"Row 2: P correct, L correct, A correct, I correct, D correct. Solved in 2 tries. The words were CROWN and PLAID.",
			"Zeile 2: P richtig, L richtig, A richtig, I richtig, D richtig. Gelöst in 2 Versuchen. Die Wörter waren CROWN und PLAID.",
			"Ligne 2~: P bien placé, L bien placé, A bien placé, I bien placé, D bien placé. Trouvé en 2 essais. Les mots étaient CROWN et PLAID.",
		}},
		{newTable(t, "crown plaid", "&tries=1").guess("slate"), of(first, said{
			"Not solved. The words were CROWN and PLAID.", "Nicht gelöst. Die Wörter waren CROWN und PLAID.", "Pas trouvé. Les mots étaient CROWN et PLAID.",
		})},
		{newTable(t, "abide", "").guess("slate").send(play.GiveUp{}), said{
			"Given up. The word was ABIDE.", "Aufgegeben. Das Wort war ABIDE.", "Partie abandonnée. Le mot était ABIDE.",
		}},
	} {
		inEach(c.table, c.said, func(want string) { equal(t, want, visible(c.table.spoken()), want) })
	}
}

// TestOpenedInEachLanguage: announcements of a game that is opened, and of a notice.
func TestOpenedInEachLanguage(t *testing.T) {
	b := newTable(t, "crown plaid", "").send(model.GoToday{})
	inEach(b, said{
		"Quantum. Daily 101 · English · 5 letters. Two secret words: guess either. " +
			"Squares: all from one word. The other has none of the letters. Circles: from both. Each word has at least one of the marked letters. " +
			"Solid: right place. Frame: elsewhere. Flat: in neither word.",
		"Quantum. Tagesrätsel 101 · Englisch · 5~Buchstaben. Zwei Lösungswörter: Errate eines. " +
			"Quadrate: alle von einem Wort. Das andere hat keinen der Buchstaben. Kreise: von beiden. Jedes Wort hat mindestens einen der markierten. " +
			"Voll: richtig. Mit Rahmen: woanders. Flach: in keinem der Wörter.",
		"Quantique. Mot du jour nº~101 · Anglais · 5~lettres. Deux mots secrets~: trouvez-en un. " +
			"Carrés~: tout vient d’un mot. L’autre n’a aucune de ces lettres. Ronds~: des deux. Chaque mot a au moins une des lettres marquées. " +
			"Plein~: bien placé. Cadre~: ailleurs. Plat~: dans aucun des mots.",
	}, func(want string) { equal(t, "opened", visible(b.spoken()), want) })
	classic := newTable(t, "abide", "").send(model.GoToday{})
	equal(t, "opened", classic.spoken(), "Classic. Daily 101 · English · 5 letters. Find the secret word in six guesses. AUDIO. A is right, and in its place. "+
		"SPEED. E is in the word, but elsewhere. BRINY. R is not in the word. Type any word to begin.")
	b.letters("cr").send(play.Enter{})
	inEach(b, said{"A guess needs 5 letters", "Das Wort braucht 5 Buchstaben", "Il faut 5\u00a0lettres"}, func(want string) {
		equal(t, "notice", b.spoken(), want)
	})
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
		"Enter": {"Enter", "Eingabe", "Entrée"}, "Backspace": {"Backspace", "Löschen", "Retour arrière"}, "s": {"S, absent", "S, fehlt", "S, absent"},
		"l": {"L, correct", "L, richtig", "L, bien placé"}, "i": {"I, present, mixed", "I, woanders, gemischt", "I, mal placé, mixte"}, "b": {"B, absent", "B, fehlt", "B, absent"},
		"r": {"R, correct, mixed", "R, richtig, gemischt", "R, bien placé, mixte"}, "q": {},
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
	equal(t, "words", offer()[0].Text(), french.Language.Offer())
	line := b.draw().One(t, drawn.Classed("offer"))
	equal(t, "language of the line", line.Value("lang"), "fr")
	keep := line.One(t, drawn.Saying("data-action", "keep-language"))
	equal(t, "stays", keep.Value("title"), embedded.English.Language.Keep())
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
