package session

import (
	"slices"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
	"ketword/engine/lexicon"
)

// Play is the game in play.
type Play struct {
	Game        engine.Game
	InPlay      lists.List          // its list
	Lexicon     *lexicon.Lexicon    // the words of its list; nil before the first puzzle is open
	ListPrint   lexicon.Fingerprint // of the list that it was begun with
	Rival       links.Rival
	Assisted    bool  // the coach has helped
	SecretCover Cover // after a loss
}

// Cover says whether the secret of a lost game is shown.
type Cover uint8

// The covers.
const (
	Uncovered     Cover = iota
	Covered             // until the player decides
	KeepsGuessing       // the player keeps guessing
)

// Opened reports whether a puzzle is open. Before that, the first list is being
// loaded, and the board that is drawn only shows what is typed.
func (p *Play) Opened() bool { return p.Lexicon != nil }

// Playing reports whether a puzzle is open and its game goes on.
func (p *Play) Playing() bool { return p.Opened() && p.Game.Status() == engine.Playing }

// TakesGuesses reports whether letters can be typed: the game goes on, or the player keeps
// guessing after a loss.
func (p *Play) TakesGuesses() bool {
	return p.Game.Status() == engine.Playing || p.Cover() == KeepsGuessing
}

// Cover returns whether the secret of the game in play is shown, if the game has ended.
// Once it is found, it is.
func (p *Play) Cover() Cover {
	if !p.Game.MayKeepGuessing() {
		return Uncovered
	}
	return p.SecretCover
}

// LossCover returns whether the secret is covered after the last try, here or in another window: if the player wants it.
func (s *Session) LossCover() Cover {
	if s.Settings.Value(KeepGuessing) == "on" {
		return Covered
	}
	return Uncovered
}

// CountsLeft reports whether the number of secrets left is shown in the position in play.
func (s *Session) CountsLeft() bool {
	return s.Settings.Value(CountLeft) == "on" && s.Playing() && s.Game.TurnCount() > 0
}

// Hides reports whether the secret of a finished game is not to be seen, since its puzzle is in
// play: again, or on after a loss.
func (p *Play) Hides(puzzle engine.Puzzle) bool {
	return puzzle.Identity == p.Game.Puzzle.Identity && (p.Playing() || p.Cover() != Uncovered)
}

// A puzzle has one result, the first. Its game may be played once more, or guessed on after
// a loss, but that is never stored: a reload shows the result again.

// Again reports whether the game in play is not to be stored: its puzzle is a guide's, or has
// a result already, and its game is not the one that gave it.
func (s *Session) Again() bool {
	if s.Guided() {
		return true
	}
	g, ended := s.History.Find(s.Game.Puzzle.Identity)
	return ended && !(s.Game.GaveUp() == g.Game.GaveUp() && slices.Equal(s.Game.Guesses(), g.Game.Guesses()))
}

// Current returns the game in play as it is to be stored, but for the letters that are typed.
func (s *Session) Current() records.Saved {
	g := records.Saved{Game: s.Game, List: s.ListPrint, Day: s.Day, Assisted: s.Assisted, Rival: s.Rival}
	if before, begun := s.Saved[s.Game.Puzzle.Identity]; begun {
		g.Took = int(s.Day - before.BegunOn())
	}
	return g
}

// Duel is how the game in play compares with the rival's, once it has ended.
type Duel struct {
	Mine, Theirs engine.Game
	Lead         int    // how many tries more the rival needed; less than 0 if the player did; of two wins
	Name         string // of the rival; "" if it isn't known
	IHadHelp     bool   // from the coach
	TheyHadHelp  bool
}

// Duel compares the game in play with the rival's; false as long as it goes on, or the secret,
// which the rival's rows tell, is covered, or without a rival.
func (s *Session) Duel() (Duel, bool) {
	r := s.Rival
	if !r.Plays() || !s.Opened() || s.Game.Status() == engine.Playing || s.Cover() != Uncovered {
		return Duel{}, false
	}
	d := Duel{Mine: s.Game, Theirs: r.Game, Name: r.Name, IHadHelp: s.Assisted, TheyHadHelp: r.Assisted}
	d.Lead = r.Game.TurnCount() - s.Game.TurnCount()
	return d, true
}

// Challenger returns who sent the link to the game in play; false if nobody did: it is neither
// a challenge nor has somebody's rows.
func (s *Session) Challenger() (links.Rival, bool) {
	return s.Rival, s.Opened() && (s.Rival.Exists() || s.Game.Puzzle.Chosen())
}

// Guide is a puzzle that teaches what rows tell, step by step. Its game is played on the board,
// counts nowhere and is never stored.
type Guide struct {
	Puzzle   engine.Puzzle
	Proposed []engine.Word // the guesses that it teaches by, in the order of guides in app/guide.go
}

// GuideOf returns the guide with a puzzle, by any rules.
func (s *Session) GuideOf(id engine.Identity) (Guide, bool) {
	i := slices.IndexFunc(s.Guides, func(g Guide) bool { return g.Puzzle.Seed == id.Seed && g.Puzzle.Lang == id.Lang })
	if i < 0 {
		return Guide{}, false
	}
	return s.Guides[i], true
}

// Guided reports whether the puzzle in play is a guide's.
func (s *Session) Guided() bool { return s.IsGuide(s.Game.Puzzle.Identity) }

// IsGuide reports whether a puzzle is a guide's.
func (s *Session) IsGuide(id engine.Identity) bool {
	_, guided := s.GuideOf(id)
	return guided
}
