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
	InPlay      lists.List          // list of the game
	Lexicon     *lexicon.Lexicon    // words of the list; nil before the first puzzle is open
	ListPrint   lexicon.Fingerprint // fingerprint of the list when the game was begun
	Rival       links.Rival
	Assisted    bool // the coach has helped
	Pencil      records.Pencil
	SecretCover Cover // of a game that has ended
}

// Pencils reports whether letters can be noted: the secret has several words, and a row was played.
func (s *Session) Pencils() bool {
	return s.Game.Puzzle.Rules.Mode > 1 && s.TakesGuesses() && s.Game.TurnCount() > 0 && s.Settings.Value(PencilSetting) == "on"
}

// Cover says whether the secret of a game that has ended is hidden.
type Cover uint8

const (
	Uncovered     Cover = iota
	OtherCovered        // the game is won, and a guess for the other word is offered
	Covered             // the game is lost, until the player decides
	KeepsGuessing       // the player keeps guessing after a loss, or guesses the other word after a win
)

// Opened reports whether a puzzle is open. Before that, the first list is loading, and the
// board only shows typed letters.
func (p *Play) Opened() bool { return p.Lexicon != nil }

// Playing reports whether a puzzle is open and its game has not ended.
func (p *Play) Playing() bool { return p.Opened() && p.Game.Status() == engine.Playing }

// TakesGuesses reports whether letters can be typed: the game has not ended, or the player
// keeps guessing after the end.
func (p *Play) TakesGuesses() bool {
	return p.Game.Status() == engine.Playing || p.Cover() == KeepsGuessing
}

// Cover returns whether the secret of the game in play is hidden. Once it is found, it no
// longer is.
func (p *Play) Cover() Cover {
	switch other := p.Game.Other() == engine.OtherOffered; {
	case other && p.SecretCover != KeepsGuessing:
		return OtherCovered
	case other || p.Game.MayKeepGuessing():
		return p.SecretCover
	}
	return Uncovered
}

// LossCover returns whether the secret is hidden after the last try, as the player has chosen.
func (s *Session) LossCover() Cover {
	if s.Settings.Value(KeepGuessing) == "on" {
		return Covered
	}
	return Uncovered
}

// CountsLeft reports whether the number of secrets left is shown at the moment. It is not if the secret is none of those
// that are counted.
func (s *Session) CountsLeft() bool {
	return s.Settings.Value(CountLeft) == "on" && s.Playing() && s.Game.TurnCount() > 0 && !s.HasForeignSecret()
}

// Hides reports whether the secret of a finished game must stay hidden because its puzzle is in
// play, again or after the end.
func (p *Play) Hides(puzzle engine.Puzzle) bool {
	return puzzle.Identity == p.Game.Puzzle.Identity && (p.Playing() || p.Cover() != Uncovered)
}

// A puzzle has one result, the first. Its game may be played again, or continued after a
// loss, but that is never stored: a reload shows the result.

// Again reports whether the game in play is not stored: its puzzle is a guide's, or has a
// result that came from another game.
func (s *Session) Again() bool {
	if s.Guided() {
		return true
	}
	g, ended := s.History.Find(s.Game.Puzzle.Identity)
	return ended && !(s.Game.GaveUp() == g.Game.GaveUp() && slices.Equal(s.Game.Guesses(), g.Game.Guesses()))
}

// Current returns the game in play in its stored form, without the typed letters.
func (s *Session) Current() records.Saved {
	g := records.Saved{Game: s.Game, List: s.ListPrint, Day: s.Day, Assisted: s.Assisted, Own: s.MadeHere(), Rival: s.Rival}
	if s.Game.Puzzle.Daily > 0 { // for streaks only
		g.Zone = s.Zone
	}
	if s.Playing() {
		g.Pencil = s.Pencil
	}
	if before, begun := s.Saved[s.Game.Puzzle.Identity]; begun {
		g.Took, g.Zone = int(s.Day-before.BegunOn()), before.Zone
	}
	return g
}

// Duel compares the ended game in play with the rival's.
type Duel struct {
	Mine, Theirs engine.Game
	Lead         int    // tries that the rival needed more than the player; negative if fewer. For two wins only
	Name         string // of the rival; "" if unknown
	IHadHelp     bool   // the coach has helped the player
	TheyHadHelp  bool
}

// Duel compares the game in play with the rival's. It returns false if there is no rival, the
// game has not ended, or the secret, which the rival's rows would reveal, is hidden.
func (s *Session) Duel() (Duel, bool) {
	r := s.Rival
	if !r.Plays() || !s.Opened() || s.Game.Status() == engine.Playing || s.Cover() >= Covered {
		return Duel{}, false
	}
	d := Duel{Mine: s.Game, Theirs: r.Game, Name: r.Name, IHadHelp: s.Assisted, TheyHadHelp: r.Assisted}
	d.Lead = r.Game.TurnCount() - s.Game.TurnCount()
	return d, true
}

// MayLook reports whether the player may look at the rival's rows without playing: whoever chose the secret
// gets them back.
func (s *Session) MayLook() bool {
	return s.Playing() && s.MadeHere() && s.Rival.Plays() && s.Game.TurnCount() == 0
}

// Challenger returns who sent the link to the game in play. It returns false if the game is
// not a challenge and came without rows.
func (s *Session) Challenger() (links.Rival, bool) {
	return s.Rival, s.Opened() && (s.Rival.Exists() || s.Game.Puzzle.Chosen())
}

// HasForeignSecret reports whether somebody chose the secret of the game in play, and the list lacks a word of it.
func (s *Session) HasForeignSecret() bool {
	if _, lacked := s.LackedGuesses(); lacked || !s.Opened() || !s.Game.Puzzle.Chosen() {
		return false
	}
	for w := range s.Game.Puzzle.Secret.Words() {
		if !s.Vocabulary().Has(w) {
			return true
		}
	}
	return false
}

// Spells reports whether the keyboard of the game in play has all letters of a word.
func (s *Session) Spells(w engine.Word) bool {
	alphabet := s.Layout().Alphabet()
	for _, l := range w.Letters() {
		if alphabet.Typed(l) != string(l) {
			return false
		}
	}
	return true
}

// Guide is a puzzle that teaches step by step what rows tell. Its game is not counted and never
// stored.
type Guide struct {
	Puzzle   engine.Puzzle
	Proposed []engine.Word // the guesses to propose, in the order given in app/guide.go
}

// GuideOf returns the guide whose puzzle this is, by any rules.
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
