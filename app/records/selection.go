package records

import (
	"ketword/app/lists"
	"ketword/internal/each"

	"ketword/engine"
)

// Selection selects finished games to count and list by mode, language, length and level.
// The zero Selection selects all games.
type Selection struct {
	Mode   engine.Mode // 0 for all
	Lang   string      // a language, or the tag of a player's list; "" for all
	Length int         // letters; 0 for all
	Level  string      // name of an [engine.Level]; "" for all
	Place  string      // Here, Elsewhere for imported counts, or "" for both
}

// All reports whether every game is selected.
func (s Selection) All() bool { return s == Selection{} }

// Holds reports whether the game of a puzzle is selected.
func (s Selection) Holds(id engine.Identity) bool {
	return s.Place != Elsewhere && (s.Mode == 0 || s.Mode == id.Rules.Mode) &&
		(s.Lang == "" || s.Lang == id.Lang) &&
		(s.Length == 0 || s.Length == id.Rules.Length) &&
		(s.Level == "" || s.Level == id.Rules.Level.String())
}

// wordles are the puzzles that a record from elsewhere is of, in any language.
var wordles = Daily{Mode: engine.Classic, List: lists.Name{Length: 5}}

// Scores returns the selected imported counts. They may be of any games, but a record is of one kind.
func (s Selection) Scores(all []Scores) []Scores {
	place := s.Place
	s.Place = ""
	return each.But(all, func(line Scores) bool {
		ofRecord := line[Told] > 0 && (s.Mode == 0 || s.Mode == wordles.Mode) && (s.Length == 0 || s.Length == wordles.List.Length)
		return place == Here || !s.All() && !ofRecord
	})
}

// Of returns the selected games of a history, in the same order.
func (s Selection) Of(h History) History {
	if s.All() {
		return h
	}
	return each.But(h, func(g Saved) bool { return !s.Holds(g.Game.Puzzle.Identity) })
}

// Part names a field of a selection.
type Part string

const (
	ModePart   Part = "mode"
	LangPart   Part = "lang"
	LengthPart Part = "length"
	LevelPart  Part = "level"
	PlacePart  Part = "place"
)

// All is the value of a part that does not restrict the games.
const All = "all"

// The values of PlacePart besides All.
const (
	Here      = "here"
	Elsewhere = "elsewhere"
)

// With returns the selection with another value for a part. All modes are all games.
func (s Selection) With(p Part, value string) (next Selection, err error) {
	if value == All {
		value = ""
	}
	switch p {
	case ModePart:
		if value == "" {
			return Selection{}, nil
		}
		s.Mode, err = engine.ParseMode(value)
	case LangPart:
		if s.Lang = value; value != "" {
			err = lists.CheckLang(value)
		}
	case LengthPart:
		if s.Length = 0; value != "" {
			s.Length, err = engine.ParseLength(value)
		}
	case LevelPart:
		if s.Level = value; value != "" {
			_, err = engine.ParseLevel(value)
		}
	case PlacePart:
		s.Place = value
	}
	return s, err
}
