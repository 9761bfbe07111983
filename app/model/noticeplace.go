package model

import (
	"slices"

	"ketword/app/screen"
)

// A notice is told in the message line, or in the dialog that is open if that tells of its
// subject. Some are over once that dialog is left, since they were read there.

// subject is what a notice is about.
type subject uint8

const (
	ofGame       subject = iota // or of the program: told in the line, whatever is open
	ofDeed                      // only confirms that something was done
	ofStorage                   // of what storage does not take
	ofRules                     // of how games are played
	ofLanguage                  // of the language of the page
	ofTries                     // of a number of tries that was refused
	ofSeed                      // of the number of a puzzle that was refused
	ofLists                     // of lists
	ofLoading                   // of lists that can't be had
	ofUnfinished                // of unfinished games
	ofFinished                  // of finished games, imported counts and files of them
)

// subjectOf is a table: each type of notices that is not told in the line only has its row.
func subjectOf(n Notice) subject {
	switch n.(type) {
	case Copied, HistoryExported, ListExported, ScoresSaved:
		return ofDeed
	case CantSave:
		return ofStorage
	case NextGame, GameEased:
		return ofRules
	case LanguageNotLoaded:
		return ofLanguage
	case BadTries:
		return ofTries
	case BadSeed:
		return ofSeed
	case NoPairs, GuessesMissing, ListMissing, ListImported, ListUnkept, ListDeleted, ListBack:
		return ofLists
	case NotLoaded, ListsUnread, ListGone:
		return ofLoading
	case GameRemoved, GameBack:
		return ofUnfinished
	case GamesAdded, HistoryNotImported, ScoresAdded, ScoresNotAdded, GamesDeleted, GamesBack:
		return ofFinished
	}
	return ofGame
}

// screenTells reports whether a dialog tells of a subject.
func screenTells(s screen.Name, of subject) bool {
	switch s {
	case screen.None:
		return false
	case screen.Puzzle:
		return of == ofDeed || of == ofRules || of == ofTries || of == ofSeed || of == ofLoading || of == ofUnfinished
	case screen.Lists:
		return of == ofDeed || of == ofStorage || of == ofLists || of == ofLoading
	case screen.Games:
		return of == ofDeed || of == ofStorage || of == ofLists || of == ofLoading || of == ofFinished
	case screen.Settings:
		return of == ofDeed || of == ofLanguage
	case screen.Stats, screen.Scores:
		return of == ofDeed || of == ofStorage || of == ofFinished
	}
	return of == ofDeed
}

// passes reports whether what is told of a subject is over once the dialog that tells it is
// left.
func (of subject) passes() bool {
	return of == ofDeed || of == ofTries || of == ofSeed || of == ofFinished || of == ofLanguage
}

// InLine returns what the message line tells. That nothing can be saved is too long to stand
// beside what the board teaches, and waits for its end.
func (m *Model) InLine() []Notice {
	return m.noticesOf(func(of subject) bool {
		return !screenTells(m.Screen, of) && (of != ofStorage || !m.Introduces())
	})
}

// lasting returns what is told on while the first guess is typed.
func (m *Model) lasting() []Notice {
	return m.noticesOf(func(of subject) bool { return of == ofStorage && m.Game.TurnCount() == 0 })
}

// InDialog returns what the dialog that is open tells, confirmations apart.
func (m *Model) InDialog() []Notice {
	return m.noticesOf(func(of subject) bool { return of != ofDeed && screenTells(m.Screen, of) })
}

// Confirmed returns what the dialog that is open confirms.
func (m *Model) Confirmed() []Notice {
	return m.noticesOf(func(of subject) bool { return of == ofDeed && screenTells(m.Screen, of) })
}

// noticesOf returns the notices of some subjects.
func (m *Model) noticesOf(wanted func(subject) bool) []Notice {
	return m.noticesBut(func(n Notice) bool { return !wanted(subjectOf(n)) })
}

// noticeOf returns the first notice of some subjects; nil if there is none.
func (m *Model) noticeOf(subjects ...subject) Notice {
	for _, n := range m.Notices {
		if slices.Contains(subjects, subjectOf(n)) {
			return n
		}
	}
	return nil
}

// untellRead drops the notices that were read in the dialog that is left.
func (m *Model) untellRead() {
	m.untell(func(n Notice) bool {
		of := subjectOf(n)
		return of == ofDeed || of.passes() && screenTells(m.Screen, of)
	})
}

// untellOf drops the notices of some subjects.
func (m *Model) untellOf(subjects ...subject) {
	m.untell(func(n Notice) bool { return slices.Contains(subjects, subjectOf(n)) })
}
