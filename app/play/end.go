package play

import (
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// Ending is how a game ended.
type Ending struct {
	Won     bool
	GaveUp  bool
	Used    int      // tries used
	Tries   int      // tries allowed
	Covered bool     // the player has not yet decided whether to keep guessing
	Found   int      // which guess after the loss found the secret, from 1; or 0
	Words   []string // words of the secret, as they are written
	Guessed string   // the one of them that was guessed; or ""
	Next    Next
	Stats   records.Stats // of the games of the mode and list
	This    records.Bar   // the bar that counts this game
	Streak  int           // days of the streak that this game has made longer; or 0
	Ended   int           // days of the streak that this game has ended; or 0
	Feat    Feat
	Grades  records.Grades
}

// Praise returns how a win is praised: by its guesses, and if it took the last try. It returns "" for those of
// more guesses than usual games have.
func (e *Ending) Praise() string {
	switch {
	case e.Used == 1:
		return "first"
	case e.Used == e.Tries:
		return "last"
	case e.Used == 2:
		return "second"
	case e.Used == 3:
		return "third"
	case e.Used < engine.DefaultTries:
		return "more"
	}
	return ""
}

// Next is the puzzle offered first after a game, as the action and value that open it.
type Next struct{ Action, Value string }

// The puzzles offered first. Today's puzzle of the other mode comes before yesterday's.
var (
	NextToday     = Next{Action: "today"} // of the current mode and list
	NextYesterday = Next{Action: "yesterday"}
	NextRandom    = Next{Action: "new"} // if no daily puzzle is left
)

// EndingOf returns how the game in play ended.
func EndingOf(s *session.Session) Ending {
	rows := s.Game.Rows()
	if s.Game.Status() == engine.Won {
		rows = s.Game.Turns() // without the guess for the other word
	}
	e := Ending{
		Won:     s.Game.Status() == engine.Won,
		GaveUp:  s.Game.GaveUp(),
		Used:    s.Game.TurnCount(),
		Tries:   s.Game.Puzzle.Rules.Tries,
		Covered: s.Cover() == session.Covered,
		Next:    nextOf(s),
	}
	if e.Covered {
		return e
	}
	for w := range s.Game.Puzzle.Secret.Words() {
		written := s.Written(s.InPlay.Name, w)
		e.Words = append(e.Words, written)
		if len(rows) > 0 && rows[len(rows)-1].Guess == w {
			e.Guessed = written
		}
	}
	if e.Guessed != "" && !e.Won {
		e.Found = len(rows)
	}
	selection := s.SelectionInPlay()
	e.Stats, e.This = s.StatsOf(selection), s.BarOf(selection)
	e.Grades = s.Grades(s.Current())
	if e.Won && e.This != records.NoBar && s.EndsToday() {
		e.Streak = e.Stats.Streak.Present
	}
	e.Ended, e.Feat = s.StreakLost(), e.feat(s, selection)
	return e
}

// nextOf returns the puzzle to offer first.
func nextOf(s *session.Session) Next {
	yesterday := s.Yesterday()
	switch other := s.OtherToday(); {
	case s.LacksToday(s.Game.Puzzle.Rules.Mode):
		return NextToday
	case other != 0:
		return Next{Action: "today", Value: other.String()}
	case yesterday.Opens() && yesterday.Mark == session.DayFresh && !yesterday.InPlay:
		return NextYesterday
	}
	return NextRandom
}

// Next returns what Enter does after a game: keep guessing, or open the puzzle offered first. It returns
// the zero Next while Enter does nothing.
func (m *Model) Next(s *session.Session) Next {
	switch {
	case m.IgnoresEnter:
		return Next{}
	case s.Cover() == session.Covered:
		return Next{Action: "keep-guessing"}
	}
	return nextOf(s)
}

// After a loss, the secret can stay covered so that the player may keep guessing. This does
// not change the result, and is not stored: a reload shows the secret. After a win, the other word of the secret stays
// covered until the player guesses it once, shows it or goes on. Only what becomes of it is stored.

// KeepGuessing lets the player guess on after a loss, or guess the other word after a win.
type KeepGuessing struct{}

func (KeepGuessing) Change(s *session.Session, m *Model, out *screen.Intents) {
	if c := s.Cover(); c == session.Covered || c == session.OtherCovered {
		m.cover(s, s.Game, session.KeepsGuessing, out)
	}
}

// ShowSecret shows the secret of a lost game, or the other word of a won one.
type ShowSecret struct{}

func (ShowSecret) Change(s *session.Session, m *Model, out *screen.Intents) {
	if s.Cover() != session.Uncovered {
		m.cover(s, s.Game.ShowOther(), session.Uncovered, out)
	}
}

// cover sets whether the secret of a game is covered.
func (m *Model) cover(s *session.Session, g engine.Game, c session.Cover, out *screen.Intents) {
	m.Begin("")
	m.Opens = c == session.Uncovered
	m.Say(s, SayCover)
	out.Add(screen.SetGame{Game: g, Cover: c})
}

// GiveUp ends the game as lost.
type GiveUp struct{}

// Change ends the game. If another window has ended it meanwhile, it only closes the
// dialog.
func (GiveUp) Change(s *session.Session, m *Model, out *screen.Intents) {
	if !s.Opened() {
		return
	}
	out.Add(screen.Close{})
	if !s.Playing() {
		return
	}
	m.Begin("")
	m.Opens = true
	m.Say(s, SayRow)
	out.Add(screen.GoOn{}, screen.SetGame{Game: s.Game.GiveUp(), Cover: s.SecretCover})
}
