package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"ketword/app/links"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/app/ui"
	"ketword/app/wording"
	"ketword/engine"
	"ketword/internal/each"
)

// noticeText writes what is told.
func noticeText(t *text.Text, notices []model.Notice) string {
	return strings.Join(each.Of(notices, func(n model.Notice) string { return noticeSentence(t, n) }), " ")
}

// messageLine draws the message line: what was told, unless the dialog that is
// open tells it, or which list is being loaded.
func (r *root) messageLine() goapp.UI {
	notices := r.model.InLine()
	said, action := noticeText(r.text, notices), r.noticeAction(notices)
	if w := r.model.Waiting; w.Active() && said == "" {
		said = waitingText(r.text, w)
	}
	line := ui.Untranslated(goapp.P()).Class("message")
	if action == nil {
		return line.Text(said)
	}
	return line.Body(goapp.Span().Text(said), action)
}

// offer draws, in the place of the message line, that the player keeps guessing after a
// loss, the clue of a challenge, or a language in which the page could be read. It is there without anything to say,
// too: else the keyboard behind it would be made anew, without its focus.
func (r *root) offer() goapp.UI {
	line := goapp.P().Class("offer")
	offered := r.model.OffersLanguage()
	clue := r.clue()
	switch {
	case offered != "":
		return r.languageOffer(line, offered)
	case len(r.model.Notices) > 0 || r.model.Waiting.Active():
	case r.model.Cover() == session.KeepsGuessing:
		return r.keepGuessingLine(line)
	case clue != "":
		return line.Class("clue").Text(clue)
	}
	return line
}

// noticeAction draws the button of what is told, if something can be done about
// it; or nil.
func (r *root) noticeAction(notices []model.Notice) goapp.UI {
	for _, n := range notices {
		switch n := n.(type) {
		case model.UpdateReady:
			return ui.TextButton("apply-update", r.text.Menu.UpdateNow())
		case model.GuessesMissing:
			if !n.Coming {
				return ui.TextButton("try-again", r.text.Lists.TryAgain())
			}
		case model.NotLoaded:
			return ui.TextButton("try-again", r.text.Lists.TryAgain())
		case model.ListDeleted:
			return ui.TextButton("bring-back", r.text.OwnLists.Undo())
		case model.GameRemoved:
			return ui.TextButton("bring-back-game", r.text.OwnLists.Undo())
		case model.GamesDeleted:
			return ui.TextButton("bring-back-games", r.text.OwnLists.Undo())
		}
	}
	return nil
}

// noticeSentence writes one notice. It is a table: each type of notices has its row.
func noticeSentence(t *text.Text, n model.Notice) string {
	switch n := n.(type) {
	// of a guess
	case model.TooShort:
		return t.Notice.TooShort(n.Length)
	case model.LettersMissing:
		return missingSentence(t, n)
	case model.UnknownWord:
		return t.Notice.Unknown(wording.Upper(t, n.Word))
	case model.ForeignLetter:
		return t.Notice.ForeignLetter(wording.Upper(t, string(n.Letter)))
	case model.Repeated:
		return t.Notice.Repeated(wording.Upper(t, n.Word), n.Turn+1)
	case model.HintUnused:
		return hintSentence(t, n)
	// of how games are played
	case model.NextGame:
		return nextSentence(t, n)
	case model.GameEased:
		return t.Level.Eased(t.Game.Level(n.Level.String()))
	case model.BadTries:
		return noTriesSentence(&t.Level, n.Typed)
	case model.BadSeed:
		return seedSentence(t, n)
	// of puzzles and links
	case model.TooEarly:
		return t.Notice.TooEarly()
	case model.BadLink:
		return linkSentence(t, n)
	case model.NotYet:
		return t.Notice.NotYet(wording.FullDate(t, n.Day))
	case model.DailyToCome:
		return t.Notice.ToCome(wording.FullDate(t, n.Day))
	case model.GameWaits:
		return t.Notice.Waits()
	case model.PlayedAgain:
		return t.Notice.PlayedAgain()
	case model.ForeignSecret:
		return t.Notice.Foreign(wording.FullListName(t, n.List))
	case model.OtherList:
		return t.Notice.OtherList()
	case model.Copied:
		return t.Notice.Copied(string(n.What))
	// of the program and of storage
	case model.UpdateReady:
		return t.Notice.UpdateReady()
	case model.PlaysOffline:
		return t.Offline.Told()
	case model.CantSave:
		return t.Notice.CantSave()
	case model.CorruptValue:
		return t.Notice.Corrupt(n.Key)
	case model.NewerValue:
		return t.Notice.Newer()
	// of lists
	case model.NoPairs:
		return t.Lists.NoPairs(wording.FullListName(t, n.List))
	case model.LanguageNotLoaded:
		return t.Lists.NotLoaded(text.LocaleOf(n.Lang).Name)
	case model.NotLoaded:
		return t.Lists.NotLoaded(wording.FullListName(t, n.List))
	case model.GuessesMissing:
		return guessesSentence(t, n)
	case model.ListMissing:
		return t.Lists.Missing(n.List.Name.Length, n.List.Name.Fingerprint())
	case model.ListImported:
		return importedText(t, n)
	case model.ListUnkept:
		return t.OwnLists.Unkept(wording.FullListName(t, n.List))
	case model.ListDeleted:
		return t.OwnLists.Deleted(wording.FullListName(t, n.List))
	case model.ListBack:
		return t.OwnLists.Back(wording.FullListName(t, n.List))
	case model.ListExported:
		return t.OwnLists.Exported(wording.ListFile(t, n.List, n.Part))
	case model.ListsUnread:
		return t.OwnLists.Unread()
	case model.ListGone:
		return t.OwnLists.Gone(wording.FullListName(t, n.List))
	// of games, counts and files
	case model.GameRemoved:
		return t.Unfinished.Removed(otherName(t, n.Game, wording.PuzzleName(&t.Game, n.Game.Game.Puzzle)))
	case model.GameBack:
		return t.Unfinished.Back(otherName(t, n.Game, wording.PuzzleName(&t.Game, n.Game.Game.Puzzle)))
	case model.GamesDeleted:
		return t.Games.Deleted(severalGames(t, n.Games))
	case model.GamesBack:
		return t.Games.Back(severalGames(t, n.Games))
	case model.ScoresAdded:
		return scoresAddedSentence(t, n)
	case model.ScoresNotAdded:
		return t.Scores.Refused(scoresReason(t, n.Why))
	case model.ScoresSaved:
		return scoresSavedSentence(t, n)
	case model.GamesAdded:
		return addedSentence(t, n)
	case model.HistoryExported:
		return t.History.Exported(t.History.File())
	case model.HistoryNotImported:
		return t.History.Refused(refusalReason(t, n.Refusal))
	}
	return ""
}

// guessesSentence tells that words that may be guessed are not loaded.
func guessesSentence(t *text.Text, n model.GuessesMissing) string {
	if n.Coming {
		return t.Lists.GuessesComing(t.Words.Adjective(n.List.Name.Lang))
	}
	return t.Lists.GuessesMissing(t.Words.Adjective(n.List.Name.Lang))
}

// noTriesSentence tells that what was typed is no number of tries.
func noTriesSentence(t *text.Level, typed string) string {
	if typed = wording.Shorten(typed); typed != "" {
		return t.NoTries(typed, engine.MaxTries)
	}
	return t.NoTriesTyped(engine.MaxTries)
}

// severalGames writes how many games and lines of counts were deleted.
func severalGames(t *text.Text, d records.DeletedGames) string {
	return wording.GamesAndLines(&t.Games, len(d.Games), len(d.Scores))
}

// linkSentence writes what is wrong with a link, in a few words however much
// it is.
func linkSentence(all *text.Text, n model.BadLink) string {
	t, problems := &all.Notice, n.Problems
	first := problems[0]
	switch {
	case first.OfSecret() && (len(problems) == 1 || len(problems) == 2 && problems[1].OfRows()): // which need it
		return t.BadSecret()
	case len(problems) == 1 && first.OfRows():
		return t.BadRows()
	case len(problems) == 1 && first.OfPuzzle():
		return t.BadSeed()
	case len(problems) == 1:
		return t.BadLink(t.Parts(first.Param), wording.Shorten(first.Value), wantedText(t, first))
	}
	part := func(p links.Problem) string { return t.PartOfLink(t.Parts(p.Param), wording.Shorten(p.Value)) }
	if more := len(problems) - 2; more > 0 {
		return t.BadLinksAndMore(part(first), part(problems[1]), more)
	}
	return t.BadLinks(part(first), part(problems[1]))
}

// wantedText writes what a parameter of a link must be.
func wantedText(t *text.Notice, p links.Problem) string {
	switch {
	case p.Clashes:
		return t.Clash()
	case p.Param == "tries":
		return t.Number(engine.MaxTries)
	}
	return t.Wanted(p.Param)
}

// hintSentence writes which hint a guess does not use.
func hintSentence(all *text.Text, n model.HintUnused) string {
	t, h := &all.Notice, &n.Hint
	letters := wording.Uppers(all, h.Letters)
	switch h.Kind {
	case engine.HintPosition:
		return t.Position(h.Position+1, wording.Upper(all, string(h.Letter)), h.Turn+1)
	case engine.HintLetter:
		return wording.MustHave(all, wording.Upper(all, string(h.Letter)), h.Count, h.Turn+1)
	case engine.HintMoved:
		return t.Moved(h.Position+1, wording.Upper(all, string(h.Letter)), h.Turn+1)
	case engine.HintMost:
		return wording.HasAtMost(all, wording.Upper(all, string(h.Letter)), h.Count, h.Turn+1)
	case engine.HintPlace:
		return t.Place(h.Position+1, wording.Upper(all, string(h.Letter)), h.Turn+1)
	case engine.HintTimes:
		return t.Times(wording.Upper(all, string(h.Letter)), wording.Times(all, h.Count), h.Turn+1)
	case engine.HintWhole:
		return t.Whole(h.Turn+1, wording.Listed(&all.Speech, letters))
	case engine.HintShare:
		return t.Share(h.Turn+1, wording.AnyOf(&all.Speech, letters))
	case engine.HintSplit:
		return t.Split(h.Turn+1, wording.Listed(&all.Speech, letters))
	case engine.HintTurn:
		return t.Turn(h.Turn + 1)
	}
	return t.Partner()
}

// missingSentence tells which letters of a row are missing.
func missingSentence(all *text.Text, n model.LettersMissing) string {
	t := &all.Notice
	gaps := n.Gaps()
	last := len(gaps) - 1
	if last == 0 {
		return t.Missing(gaps[0])
	}
	before := each.Of(gaps[:last], strconv.Itoa)
	return t.MissingMore(strings.Join(before, ", "), gaps[last])
}
