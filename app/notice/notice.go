// Package notice has what the message line and dialogs tell: facts, their sentences, and where they are told.
package notice

import (
	"slices"
	"strings"

	"ketword/app/text"
	"ketword/app/wording"
	"ketword/internal/each"
)

// Notice is a thing that the message line tells, or a dialog, as facts. What differs from kind to kind is in
// three tables, [Sentence], [SubjectOf] and [ActionOf]; as methods they would take 3.7 kB more.
type Notice interface{ isNotice() }

// notice makes a [Notice] of the type that embeds it.
type notice struct{}

func (notice) isNotice() {}

// Plain is a notice without facts.
type Plain uint8

// The notices without facts, each with what it tells.
const (
	UpdateReady     Plain = iota // a new version of the site waits, and can be taken
	PlaysOffline                 // the game is kept on the device for the first time
	CantSave                     // storage is denied or full
	NewerValue                   // a stored value is of a newer version
	TooEarly                     // today is before the first daily puzzle
	GameWaits                    // an older game is unfinished, where today's puzzle is opened
	PlayedAgain                  // the game that begins is neither counted nor kept
	OtherList                    // the link was made for another version of the list
	HistoryExported              // the history was offered as a file
)

func (Plain) isNotice() {}

// Sentence writes a notice; "" if there is none. Each type of notices has its row.
func Sentence(t *text.Text, n Notice) string {
	switch n := n.(type) {
	case Plain:
		return [...]string{
			UpdateReady:     t.Notice.UpdateReady(),
			PlaysOffline:    t.Offline.Told(),
			CantSave:        t.Notice.CantSave(),
			NewerValue:      t.Notice.Newer(),
			TooEarly:        t.Notice.TooEarly(),
			GameWaits:       t.Notice.Waits(),
			PlayedAgain:     t.Notice.PlayedAgain(),
			OtherList:       t.Notice.OtherList(),
			HistoryExported: t.History.Exported(t.History.File()),
		}[n]
	// in guess.go
	case TooShort:
		return t.Notice.TooShort(n.Length)
	case UnknownWord:
		return t.Notice.Unknown(wording.Upper(t, n.Word))
	case ForeignLetter:
		return t.Notice.ForeignLetter(wording.Upper(t, string(n.Letter)))
	case Repeated:
		return t.Notice.Repeated(wording.Upper(t, n.Word), n.Turn+1)
	case LettersMissing:
		return missingSentence(t, n)
	case HintUnused:
		return hintSentence(t, n)
	// in rules.go
	case GameEased:
		return t.Level.Eased(t.Game.Level(n.Level.String()))
	case BadTries:
		return noTries(&t.Level, n.Typed)
	case NextGame:
		return nextSentence(t, n)
	case BadSeed:
		return seedSentence(t, n)
	// in puzzle.go
	case BadLink:
		return linkSentence(t, n)
	case NotYet:
		return t.Notice.NotYet(wording.FullDate(t, n.Day))
	case DailyToCome:
		return t.Notice.ToCome(wording.FullDate(t, n.Day))
	case ForeignSecret:
		return t.Notice.Foreign(wording.FullListName(t, n.List))
	case Copied:
		return t.Notice.Copied(string(n.What))
	// in program.go
	case LanguageNotLoaded:
		return t.Lists.NotLoaded(text.LocaleOf(n.Lang).Name)
	case CorruptValue:
		return t.Notice.Corrupt(n.Key)
	// in lists.go
	case NoPairs:
		return t.Lists.NoPairs(wording.FullListName(t, n.List))
	case NotLoaded:
		return t.Lists.NotLoaded(wording.FullListName(t, n.List))
	case ListMissing:
		return t.Lists.Missing(n.List.Name.Length, n.List.Name.Fingerprint())
	case ListUnkept:
		return t.OwnLists.Unkept(wording.FullListName(t, n.List))
	case ListDeleted:
		return t.OwnLists.Deleted(wording.FullListName(t, n.List))
	case ListBack:
		return t.OwnLists.Back(wording.FullListName(t, n.List))
	case ListExported:
		return t.OwnLists.Exported(wording.ListFile(t, n.List, n.Part))
	case ListsUnread:
		return t.OwnLists.Unread()
	case ListGone:
		return t.OwnLists.Gone(wording.FullListName(t, n.List))
	case GuessesMissing:
		return guessesSentence(t, n)
	case ListImported:
		return importedSentence(t, n)
	// in games.go
	case GameRemoved:
		return t.Unfinished.Removed(unfinishedName(t, n.Game))
	case GameBack:
		return t.Unfinished.Back(unfinishedName(t, n.Game))
	case GamesDeleted:
		return t.Games.Deleted(severalGames(t, n.Games))
	case GamesBack:
		return t.Games.Back(severalGames(t, n.Games))
	// in scores.go
	case ScoresNotAdded:
		return t.Scores.Refused(scoresReason(t, n.Why))
	case ScoresAdded:
		return scoresAddedSentence(t, n)
	case ScoresSaved:
		return scoresSavedSentence(t, n)
	// in historyfile.go
	case HistoryNotImported:
		return t.History.Refused(refusalReason(t, n.Refusal))
	case GamesAdded:
		return addedSentence(t, n)
	}
	return ""
}

// Action is what a button does: its name among the actions of app, and what it says.
type Action struct{ Name, Label string }

// ActionOf returns what can be done about a notice; the zero Action if nothing can.
func ActionOf(t *text.Text, n Notice) Action {
	switch n := n.(type) {
	case Plain:
		if n == UpdateReady {
			return Action{"apply-update", t.Menu.UpdateNow()}
		}
	case GuessesMissing:
		if !n.Coming {
			return Action{"try-again", t.Lists.TryAgain()}
		}
	case NotLoaded:
		return Action{"try-again", t.Lists.TryAgain()}
	case ListDeleted:
		return Action{"bring-back", t.OwnLists.Undo()}
	case GameRemoved:
		return Action{"bring-back-game", t.OwnLists.Undo()}
	case GamesDeleted:
		return Action{"bring-back-games", t.OwnLists.Undo()}
	}
	return Action{}
}

// Sentences writes several notices.
func Sentences(t *text.Text, notices []Notice) string {
	return strings.Join(each.Of(notices, func(n Notice) string { return Sentence(t, n) }), " ")
}

// First returns the first of several notices that is of some subjects; nil if there is none.
func First(notices []Notice, of ...Subject) Notice {
	for _, n := range notices {
		if slices.Contains(of, SubjectOf(n)) {
			return n
		}
	}
	return nil
}

// Subject is what a notice is about.
type Subject uint8

// The subjects.
const (
	OfGame       Subject = iota // or of the program: told in the line, whatever is open
	OfDeed                      // only confirms that something was done
	OfStorage                   // of what storage does not take
	OfRules                     // of how games are played
	OfLanguage                  // of the language of the page
	OfTries                     // of a number of tries that was refused
	OfSeed                      // of the number of a puzzle that was refused
	OfLists                     // of lists
	OfLoading                   // of lists that can't be had
	OfUnfinished                // of unfinished games
	OfFinished                  // of finished games, imported counts and files of them
)

// Passes reports whether what is told of a subject is over once the dialog that tells it is
// left.
func (of Subject) Passes() bool {
	return of == OfDeed || of == OfTries || of == OfSeed || of == OfFinished || of == OfLanguage
}

// SubjectOf returns what a notice is about. Each type of notices that is not told in the line only has its row.
func SubjectOf(n Notice) Subject {
	switch n := n.(type) {
	case Plain:
		return map[Plain]Subject{HistoryExported: OfDeed, CantSave: OfStorage}[n]
	case NextGame, GameEased:
		return OfRules
	case BadTries:
		return OfTries
	case BadSeed:
		return OfSeed
	case Copied, ListExported, ScoresSaved:
		return OfDeed
	case LanguageNotLoaded:
		return OfLanguage
	case NoPairs, GuessesMissing, ListMissing, ListImported, ListUnkept, ListDeleted, ListBack:
		return OfLists
	case NotLoaded, ListsUnread, ListGone:
		return OfLoading
	case GameRemoved, GameBack:
		return OfUnfinished
	case GamesDeleted, GamesBack, ScoresAdded, ScoresNotAdded, GamesAdded, HistoryNotImported:
		return OfFinished
	}
	return OfGame
}
