// Package notice defines the notices of the message line and the dialogs: their facts, their sentences, and
// where they are shown.
package notice

import (
	"slices"
	"strings"

	"ketword/app/text"
	"ketword/internal/each"
)

// Notice is a message for the player, as facts, and knows its sentence. What it is about and which
// button it has, [SubjectOf] and [ActionOf] say, since most notices have neither.
type Notice interface{ Sentence(*text.Text) string }

// Plain is a notice without facts.
type Plain struct {
	subject  Subject
	sentence func(*text.Text) string
}

func (n *Plain) Sentence(t *text.Text) string { return n.sentence(t) }

// The notices without facts.
var (
	// UpdateReady: a new version of the site is ready to be applied.
	UpdateReady = &Plain{OfGame, func(t *text.Text) string { return t.Notice.UpdateReady }}
	// PlaysOffline: the game can be played offline for the first time.
	PlaysOffline = &Plain{OfGame, func(t *text.Text) string { return t.Offline.Told }}
	// CantSave: storage is denied or full.
	CantSave = &Plain{OfStorage, func(t *text.Text) string { return t.Notice.CantSave }}
	// NewerValue: a newer version wrote a stored value.
	NewerValue = &Plain{OfGame, func(t *text.Text) string { return t.Notice.Newer }}
	// TooEarly: today is before the first daily puzzle.
	TooEarly = &Plain{OfGame, func(t *text.Text) string { return t.Notice.TooEarly }}
	// NewDay: another day has begun during its predecessor's puzzle.
	NewDay = &Plain{OfGame, func(t *text.Text) string { return t.Notice.NewDay }}
	// GameWaits: an older game is unfinished, and today's puzzle was opened.
	GameWaits = &Plain{OfGame, func(t *text.Text) string { return t.Notice.Waits }}
	// PlayedAgain: the game is neither counted nor stored.
	PlayedAgain = &Plain{OfGame, func(t *text.Text) string { return t.Notice.PlayedAgain }}
	// OtherList: the link was made with another version of the list.
	OtherList = &Plain{OfGame, func(t *text.Text) string { return t.Notice.OtherList }}
	// OfBothWords: all tiles of the row are correct, but not by the same word.
	OfBothWords = &Plain{OfGame, func(t *text.Text) string { return t.Notice.OfBothWords }}
	// NothingCertain: the rows tell of no other letter which word has it.
	NothingCertain = &Plain{OfGame, func(t *text.Text) string { return t.Notice.NothingCertain }}
	// HistoryExported: the history was offered as a file.
	HistoryExported = &Plain{OfAction, func(t *text.Text) string { return t.History.Exported(t.History.File) }}
	// MayBeCleared: the browser may clear the games, of which there are some now.
	MayBeCleared = &Plain{OfGame, func(t *text.Text) string { return t.Notice.MayBeCleared }}
)

// Sentence returns the sentence of a notice, or "" for nil.
func Sentence(t *text.Text, n Notice) string {
	if n == nil {
		return ""
	}
	return n.Sentence(t)
}

// Action is the name and the label of a button; the name is one of the actions of package app.
type Action struct{ Name, Label string }

// ActionOf returns the button of a notice, or the zero Action if it has none.
func ActionOf(t *text.Text, n Notice) Action {
	switch n := n.(type) {
	case *Plain:
		switch n {
		case UpdateReady:
			return Action{"apply-update", t.Menu.UpdateNow}
		case NewDay:
			return Action{"today", t.PuzzleChoice.Play}
		case MayBeCleared:
			return Action{"stats", t.History.Head}
		}
	case GuessesMissing:
		if !n.Coming {
			return Action{"try-again", t.Lists.TryAgain}
		}
	case NotLoaded:
		return Action{"try-again", t.Lists.TryAgain}
	case ListDeleted:
		return Action{"bring-back", t.OwnLists.Undo}
	case ListSent:
		return Action{"take-list", t.Lists.Take}
	case ListMissing, ListTooLong:
		return Action{"lists", t.OwnLists.Title}
	case GameRemoved:
		return Action{"bring-back-game", t.OwnLists.Undo}
	case GamesDeleted:
		return Action{"bring-back-games", t.OwnLists.Undo}
	}
	return Action{}
}

// Sentences returns the sentences of several notices.
func Sentences(t *text.Text, notices []Notice) string {
	return strings.Join(each.Of(notices, func(n Notice) string { return Sentence(t, n) }), " ")
}

// First returns the first notice on one of some subjects, or nil.
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

const (
	OfGame       Subject = iota // the game or the program: shown in the message line, even if a dialog is open
	OfAction                    // confirms an action of the player
	OfStorage                   // failures of storage
	OfRules                     // the rules of games
	OfLanguage                  // the language of the page
	OfTries                     // an invalid number of tries
	OfSeed                      // an invalid number of a puzzle
	OfLists                     // lists
	OfLoading                   // lists that could not be loaded
	OfUnfinished                // unfinished games
	OfFinished                  // finished games, imported counts, and files of them
)

// Passes reports whether notices on the subject are dropped when the dialog that shows them
// is closed.
func (of Subject) Passes() bool {
	return of == OfAction || of == OfTries || of == OfSeed || of == OfFinished || of == OfLanguage
}

// SubjectOf returns the subject of a notice. Types that are only shown in the message line have no case.
func SubjectOf(n Notice) Subject {
	switch n := n.(type) {
	case *Plain:
		return n.subject
	case NextGame, GameEased:
		return OfRules
	case BadTries:
		return OfTries
	case BadSeed:
		return OfSeed
	case Copied, ListExported, ScoresSaved:
		return OfAction
	case LanguageNotLoaded:
		return OfLanguage
	case NoPairs, GuessesMissing, ListMissing, ListSent, ListTooLong, ListImported, ListUnkept, ListDeleted, ListBack:
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
