//go:build !js

package app

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/drawn"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestNotices: the sentence of every kind.
func TestNotices(t *testing.T) {
	hint := func(h engine.HintError) model.Notice { return model.HintUnused{Hint: h} }
	badLink := func(l ...links.Problem) model.Notice { return model.BadLink{Problems: l} }
	for _, test := range []struct {
		notice model.Notice
		want   string
	}{
		{model.TooShort{Length: 5}, "A guess needs 5 letters"},
		{model.UnknownWord{Word: "größe"}, "GRÖẞE is not in the word list"},
		{model.Repeated{Word: "slate", Turn: 1}, "SLATE was guess 2. Enter repeats it"},
		{hint(engine.HintError{Kind: engine.HintPosition, Turn: 1, Position: 2, Letter: 'ß'}), "Letter 3 must be ẞ (guess 2)"},
		{hint(engine.HintError{Kind: engine.HintLetter, Letter: 'e', Count: 1}), "The word must contain E (guess 1)"},
		{hint(engine.HintError{Kind: engine.HintLetter, Letter: 'e', Count: 2}), "The word must contain E 2 times (guess 1)"},
		{hint(engine.HintError{Kind: engine.HintMoved, Turn: 2, Position: 4, Letter: 'e'}), "Letter 5 can’t be E (guess 3)"},
		{hint(engine.HintError{Kind: engine.HintMost, Letter: 'e'}), "The word can’t contain E (guess 1)"},
		{hint(engine.HintError{Kind: engine.HintMost, Letter: 'e', Count: 1}), "The word has only one E (guess 1)"},
		{hint(engine.HintError{Kind: engine.HintMost, Letter: 'e', Count: 2}), "The word has only 2 Es (guess 1)"},
		{hint(engine.HintError{Kind: engine.HintPlace, Turn: 1, Position: 2, Letter: 'e'}), "A word with E has it as letter 3 (guess 2)"},
		{hint(engine.HintError{Kind: engine.HintTimes, Letter: 'e', Count: 2}), "A word with E has it 2 times (guess 1)"},
		{hint(engine.HintError{Kind: engine.HintWhole, Letters: "la"}), "Row 1 is not mixed: one word has L and A, the other none of them"},
		{hint(engine.HintError{Kind: engine.HintShare, Letters: "lae"}), "Row 1 is mixed: each word has L, A or E"},
		{hint(engine.HintError{Kind: engine.HintSplit, Turn: 1, Letters: "lae"}), "Row 2 is mixed: no single word has L, A and E"},
		{hint(engine.HintError{Kind: engine.HintTurn, Turn: 1}), "Guess 2 rules this word out"},
		{
			hint(engine.HintError{Kind: engine.HintPartner, Turn: -1}),
			"This word can’t be one of the two secret words",
		},
		{
			model.NextGame{Name: "level", Value: "strict"},
			"From the next game on: Strict. A game in play can only get easier.",
		},
		{
			model.NextGame{Name: session.TriesSetting, Value: "0"},
			"From the next game on: No limit. A game in play keeps its number of tries.",
		},
		{
			model.NextGame{Name: "level", Value: "hard", Played: true},
			"From the next game on: Hard. You have already played this puzzle with these rules.",
		},
		{model.LettersMissing{Typed: "a ide", Length: 5}, "Letter 2 is missing"},
		{model.LettersMissing{Typed: "a i", Length: 5}, "Letters 2, 4 and 5 are missing"},
		{model.GameEased{Level: engine.Normal}, "The game in play is Normal from now on."},
		{model.BadTries{Typed: "six"}, "“six” is not a whole number from 1 to 100."},
		{model.BadTries{}, "Type a number of tries, from 1 to 100."},
		{model.BadSeed{Typed: "12x"}, "“12x” is not a puzzle number: type digits only."},
		{model.BadSeed{}, "Type a puzzle number, such as 42."},
		{model.BadSeed{Typed: "9223372036854775808", Great: true}, "That number is too large: the last puzzle is 9223372036854775807."},
		{badLink(links.Problem{Param: "secret", Value: "x"}), "The secret in this link is damaged or cut off, so today’s puzzle is shown."},
		{
			badLink(links.Problem{Param: "rows", Value: "x"}),
			"The rival’s game in this link is damaged or belongs to another puzzle, so it is left out.",
		},
		{
			badLink(links.Problem{Param: "length", Value: "6", Clashes: true}),
			"The word length in this link was ignored: “6” is not that of its secret.",
		},
		{
			model.ForeignSecret{List: lists.List{Name: lists.Name{Lang: "en", Length: 5}}},
			"The secret in this link is not in the word list here (English · 5 letters), so today’s puzzle is shown.",
		},
		{model.PlayedAgain{}, "Played again: not counted, not kept"},
		{
			badLink(links.Problem{Param: "mode", Value: "x"}),
			"The mode in this link was ignored: “x” is not classic or quantum.",
		},
		{
			badLink(links.Problem{Param: "seed", Value: "12x"}),
			"The puzzle number in this link is not valid, so today’s puzzle is shown.",
		},
		{
			badLink(links.Problem{Param: "level", Value: ""}, links.Problem{Param: "tries", Value: strings.Repeat("é", 25)}),
			"Parts of this link were ignored: level “” and number of tries “éééééééééééééééééééééééé…”.",
		},
		{
			badLink(links.Problem{Param: "mode", Value: "x"}, links.Problem{Param: "seed", Value: "y"},
				links.Problem{Param: "tries", Value: "z"}),
			"Parts of this link were ignored: mode “x”, puzzle number “y” and 1 more.",
		},
		{
			model.OtherList{},
			"This link was made with another version of the word list, so its secret may be different here.",
		},
		{
			model.CantSave{},
			"This browser doesn’t let Ketword save. You can play, but games and statistics are lost when you leave the page.",
		},
		{
			model.CorruptValue{Key: "ketword.history.aside1"},
			"Some saved data could not be read. It was set aside in this browser as ketword.history.aside1.",
		},
		{
			model.NewerValue{},
			"Some data was saved by a newer version of Ketword. It stays as it is, and changes to it are not saved.",
		},
		{model.UpdateReady{}, "A new version is ready"},
		{model.PlaysOffline{}, "Ready for offline play"},
		{model.NotYet{Day: 500}, "The daily puzzle of 16 May 2027 can’t be played yet. This is today’s."},
		{model.GameWaits{}, "An older game waits among the puzzles"},
		{model.TooEarly{}, "Daily puzzles begin on 1 January 2026. This is the first."},
		{model.Copied{What: effect.SharedLink}, "Link copied"},
		{model.GamesDeleted{Games: records.DeletedGames{Games: make(records.History, 2), Scores: make([]records.Scores, 1)}}, "Deleted: 2 games and 1 line of counts."},
		{model.GamesBack{Games: records.DeletedGames{Scores: make([]records.Scores, 2)}}, "Back again: 2 lines of counts."},
		{model.GamesAdded{Added: 1, Read: 1, Lines: 1}, "1 game and 1 line of counts added."},
		{model.GamesAdded{Added: 1, Read: 1, Settings: true, Unknown: true}, "1 game added. The file’s settings apply wherever you had chosen none. Settings that this version of Ketword doesn’t know were left out."},
		{model.ScoresAdded{Wins: 109}, "Added: 109 wins."},
		{model.ScoresAdded{Wins: 1, Grown: true}, "Added: 1 win. If it updates a line below, delete the older one."},
		{model.ScoresSaved{}, "Saved as scores.txt"},
		{model.ScoresSaved{Copied: true}, "Line copied"},
		{model.ScoresSaved{Blocked: true}, "Your browser blocked copying. Select the line and copy it yourself."},
	} {
		equal(t, test.want, noticeSentence(embedded.English, test.notice), test.want)
	}
	equal(t, "nothing", noticeText(embedded.English, nil), "")
	equal(t, "two", noticeText(embedded.English, []model.Notice{model.TooEarly{}, model.Copied{What: effect.SharedEmoji}}),
		"Daily puzzles begin on 1 January 2026. This is the first. Result copied")
}

// TestEveryNotice: each kind of notice, as found in the source of the model, has
// a sentence.
func TestEveryNotice(t *testing.T) {
	kinds := typesOf(t, "notice", "aboutList")
	for _, n := range []model.Notice{
		model.TooShort{}, model.LettersMissing{Length: 1}, model.UnknownWord{}, model.ForeignLetter{}, model.Repeated{}, model.HintUnused{},
		model.TooEarly{}, model.NotYet{}, model.GameWaits{}, model.BadLink{Problems: make([]links.Problem, 1)}, model.OtherList{}, model.ForeignSecret{}, model.PlayedAgain{}, model.Copied{What: effect.SharedWords},
		model.CantSave{}, model.CorruptValue{}, model.NewerValue{}, model.UpdateReady{}, model.PlaysOffline{},
		model.LanguageNotLoaded{Lang: "fr"}, model.NoPairs{}, model.NotLoaded{}, model.GuessesMissing{}, model.ListMissing{}, model.ListImported{}, model.ListUnkept{},
		model.ListDeleted{}, model.ListBack{}, model.ListExported{}, model.ListGone{}, model.ListsUnread{},
		model.NextGame{Name: "level", Value: "hard"}, model.GameEased{}, model.BadTries{}, model.BadSeed{},
		model.GameRemoved{}, model.GameBack{}, model.GamesDeleted{}, model.GamesBack{},
		model.DailyToCome{}, model.ScoresAdded{}, model.ScoresNotAdded{Why: records.ScoresError{Fault: records.ScoresKnown}}, model.ScoresSaved{},
		model.GamesAdded{}, model.HistoryExported{}, model.HistoryNotImported{},
	} {
		name := reflect.TypeOf(n).Name()
		equal(t, name+" is a kind", kinds[name], true)
		equal(t, name+" has a sentence", noticeSentence(embedded.English, n) != "", true)
		equal(t, name+" is told in the line only", inLineOnly(n), slices.Contains(lineOnly, name))
		delete(kinds, name)
	}
	equal(t, "kinds that are not here", len(kinds), 0)
}

// lineOnly has the kinds of notices that are about the game or the program, so that no dialog tells them.
var lineOnly = strings.Fields(`
	TooShort LettersMissing UnknownWord ForeignLetter Repeated HintUnused TooEarly NotYet GameWaits BadLink OtherList ForeignSecret PlayedAgain DailyToCome
	CorruptValue NewerValue UpdateReady PlaysOffline`)

// inLineOnly reports whether no dialog tells a notice.
func inLineOnly(n model.Notice) bool {
	return !slices.ContainsFunc(model.Screens, func(s screen.Screen) bool {
		m := model.Model{Screen: s.Name, Notices: []model.Notice{n}}
		return len(m.InLine()) == 0
	})
}

// typesOf finds in the source of the model the types that embed one of some others, or are made of it.
func typesOf(t *testing.T, embedded ...string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob("model/*.go")
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]bool{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			spec, _ := n.(*ast.TypeSpec)
			if spec == nil {
				return true
			}
			if s, ok := spec.Type.(*ast.StructType); ok && len(s.Fields.List) > 0 && len(s.Fields.List[0].Names) == 0 && ast.IsExported(spec.Name.Name) {
				of, _ := s.Fields.List[0].Type.(*ast.Ident)
				kinds[spec.Name.Name] = of != nil && slices.Contains(embedded, of.Name)
			}
			if of, ok := spec.Type.(*ast.Ident); ok {
				kinds[spec.Name.Name] = slices.Contains(embedded, of.Name)
			}
			return false
		})
	}
	maps.DeleteFunc(kinds, func(_ string, of bool) bool { return !of })
	return kinds
}

// TestListNotices: each says which list it means.
func TestListNotices(t *testing.T) {
	german := lists.List{Name: lists.Name{Lang: "de", Length: 6}}
	own := lists.List{Name: lists.OwnName(0xabc, 5), Title: "Fruit"}
	for want, n := range map[string]model.Notice{
		"German · 6 letters could not be loaded. Please check your connection.":                     model.NotLoaded{List: german},
		"Fruit can’t be played in quantum: any two of its answers share a letter.":                  model.NoPairs{List: own},
		"Exported as Fruit, extra guesses.txt":                                                      model.ListExported{List: own, Part: lists.GuessesPart},
		"“Fruit” is back.":                                                                          model.ListBack{List: own},
		"“Fruit” can’t be opened, because this browser has lost its words. Please import it again.": model.ListGone{List: own},
		"“Fruit” could not be saved. It will be gone when you close this page.":                     model.ListUnkept{List: own},
		"This link needs a word list that you don’t have (5 letters, fingerprint 0000000000000abc). Import it under “Your word lists” in the menu, and the puzzle opens.": model.ListMissing{List: own},
	} {
		equal(t, want, noticeSentence(embedded.English, n), want)
	}
}

// TestLinkSentences: whatever parameter of a link is wrong, it is told what it
// must be.
func TestLinkSentences(t *testing.T) {
	b := newTable(t, "abide", "")
	b.send(model.Start{Day: 100, Query: "mode=x&lang=x&length=x&seed=x&tries=x&level=x&words=x"})
	equal(t, "problems", len(b.model.FirstNotice().(model.BadLink).Problems), 7)
	for _, p := range b.model.FirstNotice().(model.BadLink).Problems {
		said := noticeSentence(b.text, model.BadLink{Problems: []links.Problem{p}})
		if p.Param == "seed" {
			equal(t, p.Param, said, b.text.Notice.BadSeed())
		} else if strings.Contains(said, "not .") || !strings.HasPrefix(said, "The "+b.text.Notice.Parts(p.Param)+" in this link was ignored: “x” is not ") {
			t.Errorf("%s: %q", p.Param, said)
		}
	}
	same(t, "message", drawn.Texts(b.draw().All(drawn.Classed("message"))), noticeText(b.text, b.model.Notices))
}

// TestFirstDaily: the notice of days before the first names that day.
func TestFirstDaily(t *testing.T) {
	equal(t, "1 January 2026", engine.DayOf(2026, 1, 1), 0)
}
