//go:build !js

package notice_test

import (
	"strings"
	"testing"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/records"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestNotices: the sentence of every type.
func TestNotices(t *testing.T) {
	hint := func(h engine.HintError) notice.Notice { return notice.HintUnused{Hint: h} }
	badLink := func(l ...links.Problem) notice.Notice { return notice.BadLink{Problems: l} }
	numbered := records.Result{List: lists.List{Name: lists.Name{Lang: "en", Length: 5}}}
	numbered.Game.Puzzle.Identity = engine.Identity{Rules: engine.Rules{Mode: engine.Classic, Length: 5, Tries: 6}, Lang: "en", Seed: 40042}
	for _, test := range []struct {
		notice notice.Notice
		want   string
	}{
		{notice.TooShort{Length: 5}, "A guess needs 5 letters"},
		{notice.UnknownWord{Word: "größe"}, "GRÖẞE is not in the word list"},
		{notice.Repeated{Word: "slate", Turn: 1}, "SLATE was guess 2. Enter repeats it"},
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
		{hint(engine.HintError{Kind: engine.HintPartner, Turn: -1}), "This word can’t be one of the two secret words"},
		{notice.NextGame{Name: "level", Value: "strict"}, "From the next game on: Strict. A game in play can only get easier."},
		{notice.NextGame{Name: "tries", Value: "0"}, "From the next game on: No limit. A game in play keeps its number of tries."},
		{
			notice.NextGame{Name: "level", Value: "hard", Played: true},
			"From the next game on: Hard. You have already played this puzzle with these rules.",
		},
		{notice.LettersMissing{Typed: "a ide", Length: 5}, "Letter 2 is missing"},
		{notice.LettersMissing{Typed: "a i", Length: 5}, "Letters 2, 4 and 5 are missing"},
		{notice.GameEased{Level: engine.Normal}, "The game in play is Normal from now on."},
		{notice.BadTries{Typed: "six"}, "“six” is not a whole number from 1 to 100."},
		{notice.BadTries{}, "Type a number of tries, from 1 to 100."},
		{notice.BadSeed{Typed: "12x"}, "“12x” is not a puzzle number: type digits only."},
		{notice.BadSeed{}, "Type a puzzle number, such as 42."},
		{notice.BadSeed{Typed: "9223372036854775808", Great: true}, "That number is too large: the last puzzle is 9223372036854775807."},
		{badLink(links.Problem{Param: "secret", Value: "x"}), "The secret in this link is damaged or cut off, so today’s puzzle is shown."},
		{badLink(links.Problem{Param: "rows", Value: "x"}), embedded.English.Notice.BadRows},
		{
			badLink(links.Problem{Param: "length", Value: "6", Clashes: true}),
			"The word length in this link was ignored: “6” is not that of its secret.",
		},
		{
			notice.ForeignSecret{List: lists.List{Name: lists.Name{Lang: "en", Length: 5}}},
			"The secret in this link is not in the word list here (English · 5 letters), so today’s puzzle is shown.",
		},
		{notice.PlayedAgain, "Played again: not counted, not kept"},
		{notice.OfBothWords, "All are in place, but in two words"},
		{notice.HistoryExported, "History exported as ketword-history.json"},
		{notice.NothingCertain, "Nothing more is certain yet"},
		{badLink(links.Problem{Param: "mode", Value: "x"}), "The mode in this link was ignored: “x” is not classic or quantum."},
		{badLink(links.Problem{Param: "seed", Value: "12x"}), "The puzzle number in this link is not valid, so today’s puzzle is shown."},
		{
			badLink(links.Problem{Param: "level", Value: ""}, links.Problem{Param: "tries", Value: strings.Repeat("é", 25)}),
			"Parts of this link were ignored: level “” and number of tries “éééééééééééééééééééééééé…”.",
		},
		{
			badLink(links.Problem{Param: "mode", Value: "x"}, links.Problem{Param: "seed", Value: "y"},
				links.Problem{Param: "tries", Value: "z"}),
			"Parts of this link were ignored: mode “x”, puzzle number “y” and 1 more.",
		},
		{notice.OtherList, "This link was made with another version of the word list, so its secret may be different here."},
		{notice.CantSave, "This browser doesn’t let Ketword save. You can play, but games and statistics are lost when you leave the page."},
		{
			notice.CorruptValue{Key: "ketword.history.aside1"},
			"Some saved data could not be read. It was set aside in this browser as ketword.history.aside1.",
		},
		{notice.NewerValue, "Some data was saved by a newer version of Ketword. It stays as it is, and changes to it are not saved."},
		{notice.LanguageNotLoaded{Lang: "fr"}, "Français could not be loaded. Please check your connection."},
		{notice.ForeignLetter{Letter: 'é'}, "This word list has no É. The keys below type its letters"},
		{notice.ListsUnread{}, "Your own lists can’t be read now."},
		{notice.DailyToCome{Day: 500}, "This will be the daily puzzle of 16 May 2027."},
		{notice.GameRemoved{Game: numbered}, "Removed: Classic · Puzzle 40042 · English · 5 letters."},
		{notice.GameBack{Game: numbered}, "Classic · Puzzle 40042 · English · 5 letters is back."},
		{notice.UpdateReady, "A new version is ready"},
		{notice.PlaysOffline, "Ready for offline play"},
		{notice.NotYet{Day: 500}, "The daily puzzle of 16 May 2027 can’t be played yet. This is today’s."},
		{notice.MayBeCleared, "This browser may delete your games when space runs out"},
		{notice.NewDay, "Today’s puzzle is here"},
		{notice.GameWaits, "An older game waits among the puzzles"},
		{notice.TooEarly, "Daily puzzles begin on 1 January 2026. This is the first."},
		{notice.Copied{What: records.SharedLink}, "Link copied"},
		{notice.GamesDeleted{Games: records.DeletedGames{Games: make(records.History, 2), Scores: make([]records.Scores, 1)}}, "Deleted: 2 games and 1 line of counts."},
		{notice.GamesBack{Games: records.DeletedGames{Scores: make([]records.Scores, 2)}}, "Back again: 2 lines of counts."},
		{notice.GamesAdded{Added: 1, Read: 1, Lines: 1}, "1 game and 1 line of counts added."},
		{notice.GamesAdded{Added: 1, Read: 1, Settings: true, Unknown: true}, "1 game added. The file’s settings apply wherever you had chosen none. Settings that this version of Ketword doesn’t know were left out."},
		{notice.ScoresAdded{Wins: 109}, "Added: 109 wins."},
		{notice.ScoresAdded{Wins: 1, Grown: true}, "Added: 1 win. If it updates a record below, delete the older one."},
		{notice.ScoresSaved{}, "Saved as scores.txt"},
		{notice.ScoresSaved{Copied: true}, "Line copied"},
		{notice.ScoresSaved{Blocked: true}, "Your browser blocked copying. Select the line and copy it yourself."},
	} {
		same(t, test.notice.Sentence(embedded.English), test.want)
	}
	same(t, notice.Sentences(embedded.English, nil), "")
	same(t, notice.Sentences(embedded.English, []notice.Notice{notice.TooEarly, notice.Copied{What: records.SharedEmoji}}), "Daily puzzles begin on 1 January 2026. This is the first. Result copied")
}

// TestListNotices: the notices name their list.
func TestListNotices(t *testing.T) {
	german := lists.List{Name: lists.Name{Lang: "de", Length: 6}}
	own := lists.List{Name: lists.OwnName(0xabc, 5), Title: "Fruit"}
	fruit := own
	fruit.Answers, fruit.Letters = 120, "abcdefghijklmnopqrstuvwxyz"
	imported := func(tidied lists.Tidied) notice.Notice { return notice.ListImported{List: own, Tidied: tidied} }
	for want, n := range map[string]notice.Notice{
		"German · 6 letters could not be loaded. Please check your connection.":                          notice.NotLoaded{List: german},
		"Fruit can’t be played in quantum: any two of its answers share a letter.":                       notice.NoPairs{List: own},
		"Exported as Fruit, extra guesses.txt":                                                           notice.ListExported{List: own, Part: lists.GuessesPart},
		"“Fruit” is back.":                                                                               notice.ListBack{List: own},
		"“\u2068פירות\u2069” is back.":                                                                   notice.ListBack{List: lists.List{Name: own.Name, Title: "פירות"}}, // isolated
		"The German words could not be loaded. Only the list’s own can be guessed.":                      notice.GuessesMissing{List: german},
		"The German words are still being loaded.":                                                       notice.GuessesMissing{List: german, Coming: true},
		"“Fruit” was imported.":                                                                          imported(lists.Tidied{}),
		"“Fruit” was saved.":                                                                             notice.ListImported{List: own, Edited: own.Name},
		"“Fruit” was imported. Cleaned up: spaces around 1 word.":                                        imported(lists.Tidied{Blanks: 1}),
		"“Fruit” was imported. Cleaned up: 3 lines taken apart. Skipped: 1 entry.":                       imported(lists.Tidied{Apart: 3, Skipped: 1}),
		"“Fruit” was imported. Cleaned up: capitals in 12 words, 1 empty line, 1,204 repeats.":           imported(lists.Tidied{Capitals: 12, Empty: 1, Repeats: 1204}),
		"“Fruit” was imported. Left out: 354,185 words of other lengths.":                                imported(lists.Tidied{Others: 354185}),
		"“Fruit” was imported. Cleaned up: 2 empty lines, 1 repeat. Left out: 1 word of another length.": imported(lists.Tidied{Empty: 2, Repeats: 1, Others: 1}),
		"“Fruit” can’t be opened, because this browser has lost its words. Please import it again.":      notice.ListGone{List: own},
		"“Fruit” could not be saved. It will be gone when you close this page.":                          notice.ListUnkept{List: own},
		"3 lists were imported, with 240 answers. Cleaned up: 3 repeats.":                                notice.ListImported{List: fruit, Tidied: lists.Tidied{Repeats: 2}}.With(notice.ListImported{List: fruit, Tidied: lists.Tidied{Repeats: 1}, Lists: 1}),
		"This link is incomplete. The word list that it needs did not come with it. Ask for the link again, whole; or import the list under “Your word lists” in the menu.": notice.ListMissing{List: own},
		"A word list for you: Fruit, 5 letters · 120 answers":                                                          notice.ListSent{List: fruit},
		"Ann’s word list for you: Fruit, 5 letters · 120 answers":                                                      notice.ListSent{List: fruit, Sender: "Ann"},
		"“Fruit” is too long for a link, which takes 1822 words of this length. Send the files of its export instead.": notice.ListTooLong{List: fruit},
	} {
		same(t, n.Sentence(embedded.English), want)
	}
}

// TestHistoryNotices: the sentences for all results of importing a file.
func TestHistoryNotices(t *testing.T) {
	added := func(added, read int) notice.Notice {
		return notice.GamesAdded{Added: added, Read: read}
	}
	refused := func(r records.FileRefusal) notice.Notice { return notice.HistoryNotImported{Refusal: r} }
	for want, n := range map[string]notice.Notice{
		"1 game added.":                                        added(1, 12),
		"3 games added.":                                       added(3, 3),
		"1,200 games added.":                                   added(1200, 1200),
		"No new games: all 12 are already here.":               added(0, 12),
		"No new games: the one in the file is already here.":   added(0, 1),
		"No new games: the file has none.":                     added(0, 0),
		"2 results of friends added.":                          notice.GamesAdded{Friends: true, Results: 2},
		"1 game added. 1 result of friends added.":             notice.GamesAdded{Added: 1, Read: 1, Friends: true, Results: 1},
		"The results of friends in the file are already here.": notice.GamesAdded{Friends: true},
		"No new games: the one in the file is already here. The results of friends in the file are already here.": notice.GamesAdded{Read: 1, Friends: true},
		"Nothing was imported. The results of friends in the file can’t be read.":                                 refused(records.FileRefusal{Fault: records.FileBadFriends}),
		"Nothing was imported. The file could not be read. Choose it again.":                                      refused(records.FileRefusal{Fault: records.FileUnread}),
		"Nothing was imported. The file is empty.":                                                                refused(records.FileRefusal{Fault: records.FileEmpty}),
		"Nothing was imported. The file has 11.5 MB; the limit is 10 MB.": refused(
			records.FileRefusal{Fault: records.FileTooLong, Size: 23 << 19}),
		"Nothing was imported. This is not a Ketword history file: it is not valid JSON at line 2, character 7.": refused(
			records.FileRefusal{Fault: records.FileNotJSON, Line: 2, Column: 7}),
		"Nothing was imported. This is not a Ketword history file.":              refused(records.FileRefusal{Fault: records.FileOther}),
		"Nothing was imported. The file was made by a newer version of Ketword.": refused(records.FileRefusal{Fault: records.FileNewer}),
	} {
		same(t, n.Sentence(embedded.English), want)
	}
}

// TestScoresNotAdded: why a line of counts was refused.
func TestScoresNotAdded(t *testing.T) {
	for want, fault := range map[string]records.ScoresError{
		"That is not one line of ten numbers.":                       {Fault: records.ScoresLine},
		"That is not one line of ten numbers. ":                      {Fault: records.ScoresTooGreat, Number: 3, Most: 1_000_000},
		"Current streak: a whole number from 0 to 1,200.":            {Fault: records.ScoresRecord, Number: 1, Most: 1200},
		"Won in 6: a whole number from 0 to 9,999.":                  {Fault: records.ScoresRecord, Number: records.RecordFields - 1, Most: 9999},
		"There are no wins in it.":                                   {Fault: records.ScoresNone},
		"It was already added.":                                      {Fault: records.ScoresKnown},
		"These wins are those of the games here, and already count.": {Fault: records.ScoresOwn},
		"The file could not be read. Choose it again.":               {Fault: records.ScoresFile},
	} {
		same(t, notice.Sentence(embedded.English, notice.ScoresNotAdded{Why: fault}), "Nothing was added. "+strings.TrimSpace(want))
	}
	for _, language := range embedded.All() {
		if n := len(notice.RecordFields(language)); n != records.RecordFields {
			t.Errorf("%s: %d fields", language.Lang, n)
		}
	}
}

// TestBadGames: the first game is reported with its fault, followed by the numbers of some
// others.
func TestBadGames(t *testing.T) {
	games := func(faults ...records.GameFault) []*records.GameError {
		var bad []*records.GameError
		for i, f := range faults {
			bad = append(bad, &records.GameError{Number: i + 3, Fault: f})
		}
		return bad
	}
	const first = "Game 3 is unfinished."
	for _, c := range []struct {
		bad  []*records.GameError
		want string
	}{
		{games(records.Unfinished), first},
		{games(records.BadShape), "Game 3 is not a game record."},
		{games(records.BadName), "Game 3 has no valid puzzle name."},
		{games(records.BadSecret), "Game 3 has a secret that can’t be read."},
		{games(records.BadGuesses), "Game 3 has guesses that can’t be played."},
		{games(records.BadList), "Game 3 doesn’t name its word list."},
		{games(records.BadRival), "Game 3 has a rival’s game that can’t be read."},
		{games(records.Unfinished, records.BadName), first + " Also wrong: 4."},
		{games(records.Unfinished, 0, 0, 0, 0), first + " Also wrong: 4, 5, 6, 7."},
		{games(records.Unfinished, 0, 0, 0, 0, 0, 0), first + " Also wrong: 4, 5, 6, 7 and 2 more."},
	} {
		n := notice.HistoryNotImported{Refusal: records.FileRefusal{Fault: records.FileBadGames, Games: c.bad}}
		same(t, n.Sentence(embedded.English), "Nothing was imported. "+c.want)
	}
}

// TestSubjects: the subject of each notice, by which a dialog shows it in place of the message line.
func TestSubjects(t *testing.T) {
	for of, notices := range map[notice.Subject][]notice.Notice{
		notice.OfGame: {
			notice.TooShort{}, notice.LettersMissing{}, notice.UnknownWord{}, notice.ForeignLetter{}, notice.Repeated{}, notice.HintUnused{},
			notice.NotYet{}, notice.BadLink{}, notice.ForeignSecret{}, notice.DailyToCome{}, notice.CorruptValue{},
			notice.UpdateReady, notice.PlaysOffline, notice.NewerValue, notice.TooEarly, notice.NewDay, notice.GameWaits,
			notice.PlayedAgain, notice.OtherList, notice.OfBothWords, notice.NothingCertain, notice.MayBeCleared,
		},
		notice.OfAction:     {notice.Copied{}, notice.ListExported{}, notice.ScoresSaved{}, notice.HistoryExported},
		notice.OfStorage:    {notice.CantSave},
		notice.OfRules:      {notice.NextGame{}, notice.GameEased{}},
		notice.OfTries:      {notice.BadTries{}},
		notice.OfSeed:       {notice.BadSeed{}},
		notice.OfLanguage:   {notice.LanguageNotLoaded{}},
		notice.OfLists:      {notice.NoPairs{}, notice.GuessesMissing{}, notice.ListMissing{}, notice.ListSent{}, notice.ListTooLong{}, notice.ListImported{}, notice.ListUnkept{}, notice.ListDeleted{}, notice.ListBack{}},
		notice.OfLoading:    {notice.NotLoaded{}, notice.ListsUnread{}, notice.ListGone{}},
		notice.OfUnfinished: {notice.GameRemoved{}, notice.GameBack{}},
		notice.OfFinished:   {notice.GamesDeleted{}, notice.GamesBack{}, notice.ScoresAdded{}, notice.ScoresNotAdded{}, notice.GamesAdded{}, notice.HistoryNotImported{}},
	} {
		for _, n := range notices {
			if got := notice.SubjectOf(n); got != of {
				t.Errorf("%T %v: subject %d, want %d", n, n, got, of)
			}
		}
	}
}

func same(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
