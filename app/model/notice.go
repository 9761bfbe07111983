package model

import (
	"slices"

	"ketword/app/effect"
	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
)

// Notice is a thing that the message line tells, as facts: the interface writes
// the sentence.
type Notice interface{ isNotice() }

// notice makes a [Notice] of the type that embeds it.
type notice struct{}

func (notice) isNotice() {}

// aboutList is a notice about a list, of a type that tells the rest.
type aboutList struct {
	notice
	List lists.List
}

// is reports whether a notice is of a type.
func is[T any](n Notice) bool {
	_, ok := n.(T)
	return ok
}

// What is told of a guess.
type (
	// TooShort tells that the row is not full.
	TooShort struct {
		notice
		Length int // letters wanted
	}
	// LettersMissing tells that tiles before others are empty.
	LettersMissing struct {
		notice
		Typed  string // with a blank for each
		Length int    // letters wanted
	}
	// UnknownWord tells that the word is not in the list in play.
	UnknownWord struct {
		notice
		Word string
	}
	// ForeignLetter tells that the list has no such letter.
	ForeignLetter struct {
		notice
		Letter engine.Letter
	}
	// Repeated tells that the word was guessed before.
	Repeated struct {
		notice
		Word string
		Turn int // index of the row
	}
	// HintUnused tells that a hint of an earlier turn is not used.
	HintUnused struct {
		notice
		Hint engine.HintError
	}
)

// What is told of how games are played, and of the interface.
type (
	// LanguageNotLoaded tells that the page can't be had in a language.
	LanguageNotLoaded struct {
		notice
		Lang string // its tag
	}
	// NextGame tells that what was chosen for a setting holds from the next game on.
	NextGame struct {
		notice
		Name, Value string
		Played      bool // since the puzzle in play was already played so, and not since it has rows
	}
	// GameEased tells that the game in play goes on by an easier level.
	GameEased struct {
		notice
		Level engine.Level
	}
	// BadTries tells that what was typed is no number of tries.
	BadTries struct {
		notice
		Typed string
	}
	// BadSeed tells that what was typed is no number of a puzzle.
	BadSeed struct {
		notice
		Typed string
		Great bool // it is a number, and too great
	}
)

// What is told of puzzles and links.
type (
	// TooEarly tells that today is before the first daily puzzle.
	TooEarly struct{ notice }
	// BadLink tells which parts of the link can't be read.
	BadLink struct {
		notice
		Problems []links.Problem
	}
	// NotYet tells that the link's daily puzzle is of a day that has begun
	// nowhere yet, so that today's is shown instead.
	NotYet struct {
		notice
		Day engine.Day
	}
	// DailyToCome tells that the puzzle will be the daily one of a day.
	DailyToCome struct {
		notice
		Day engine.Day
	}
	// GameWaits tells that an older game is unfinished, where today's puzzle is
	// opened.
	GameWaits struct{ notice }
	// PlayedAgain tells that the game that begins is neither counted nor kept.
	PlayedAgain struct{ notice }
	// ForeignSecret tells that the list lacks a word of the secret in the link, so that
	// today's puzzle is shown instead.
	ForeignSecret struct {
		notice
		List lists.List
	}
	// OtherList tells that the link was made for another version of the list.
	OtherList struct{ notice }
	// Copied tells what is in the clipboard.
	Copied struct {
		notice
		What effect.Shareable
	}
)

// What is told of the program, as news.
type (
	// UpdateReady tells that a new version of the site waits, and can be taken.
	UpdateReady struct{ notice }
	// PlaysOffline tells that the game is kept on the device for the first time.
	PlaysOffline struct{ notice }
)

// What is told of storage.
type (
	// CantSave tells that storage is denied or full.
	CantSave struct{ notice }
	// CorruptValue tells that a stored value could not be read, and under which
	// key it is now.
	CorruptValue struct {
		notice
		Key string
	}
	// NewerValue tells that a stored value is of a newer version.
	NewerValue struct{ notice }
)

// What is told of lists.
type (
	// NoPairs tells that the list has no secrets of two words.
	NoPairs aboutList
	// NotLoaded tells that the list could not be loaded. It can be tried again.
	NotLoaded aboutList
	// GuessesMissing tells that the words of a built-in list, which may be guessed
	// in the game in play, are not loaded.
	GuessesMissing struct {
		notice
		List   lists.List
		Coming bool // they are on their way
	}
	// ListMissing tells that the link is for a list that the player would have
	// to bring.
	ListMissing aboutList
	// ListImported tells that a list was imported, and what was put right in it.
	ListImported struct {
		notice
		List   lists.List
		Tidied lists.Tidied
	}
	// ListUnkept tells that a list was imported, but will be gone with the page.
	ListUnkept aboutList
	// ListDeleted tells that a list was deleted, and can be brought back.
	ListDeleted aboutList
	// ListBack tells that a list was brought back.
	ListBack aboutList
	// ListExported tells that a part of a list was offered as a file.
	ListExported struct {
		notice
		List lists.List
		Part lists.Part
	}
	// ListsUnread tells that the browser does not give the player's lists, or one of them.
	ListsUnread struct{ notice }
	// ListGone tells that the words of a list are not in the browser any more.
	ListGone aboutList
)

// What is told of unfinished games.
type (
	// GameRemoved tells that a game was removed, and can be brought back.
	GameRemoved struct {
		notice
		Game records.Other
	}
	// GameBack tells that a game was brought back.
	GameBack struct {
		notice
		Game records.Other
	}
)

// What is told of finished games and imported counts.
type (
	// GamesDeleted tells that games were deleted, and can be brought back.
	GamesDeleted struct {
		notice
		Games records.DeletedGames
	}
	// GamesBack tells that games were brought back.
	GamesBack struct {
		notice
		Games records.DeletedGames
	}
	// ScoresAdded tells that a line of counts was imported, whether it may be one
	// of before that has grown, and whether its wins may be those of games here.
	ScoresAdded struct {
		notice
		Wins  uint64
		Grown bool
		Own   bool
	}
	// ScoresNotAdded tells why a line of counts was not imported.
	ScoresNotAdded struct {
		notice
		Why records.ScoresError
	}
	// ScoresSaved tells that the line of counts was offered as a file, or copied, or
	// that the browser does not copy it.
	ScoresSaved struct {
		notice
		Copied, Blocked bool
	}
)

// What is told of a file with a history.
type (
	// GamesAdded tells that a history was imported.
	GamesAdded struct {
		notice
		Added int // games of the file that were new here
		Read  int // games that the file has
		Lines int // of imported counts that were new here

		Settings bool // some of the file's hold here, too
		Unknown  bool // and some are not known here, or their values, and were left out
	}
	// HistoryExported tells that the history was offered as a file.
	HistoryExported struct{ notice }
	// HistoryNotImported tells why a file with a history was not imported.
	HistoryNotImported struct {
		notice
		Refusal records.FileRefusal
	}
)

// also returns the notices and some more. It writes into neither.
func also(notices []Notice, more ...Notice) []Notice { return slices.Concat(notices, more) }

// FirstNotice returns what is told first; nil if nothing is told.
func (m *Model) FirstNotice() Notice {
	if len(m.Notices) == 0 {
		return nil
	}
	return m.Notices[0]
}

// tell tells these notices only, which are spoken too.
func (m *Model) tell(notices ...Notice) {
	m.Notices = notices
	m.say(SayNotice)
}

// untell drops the notices that hold no longer.
func (m *Model) untell(over func(Notice) bool) { m.Notices = m.noticesBut(over) }

// noticesBut returns the notices apart from some.
func (m *Model) noticesBut(some func(Notice) bool) (others []Notice) {
	for _, n := range m.Notices {
		if !some(n) {
			others = append(others, n)
		}
	}
	return others
}
