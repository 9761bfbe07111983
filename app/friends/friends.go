// Package friends reads the results of word games that people paste into chats, and compares the
// people. A result is of a person and a puzzle; [Reading.Read] finds results in a chat, [Friends] keeps
// them, and [Compared.Standings] is the table. The package knows neither browser nor clock.
package friends

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"ketword/engine"
	"ketword/internal/copied"
	"ketword/internal/each"
)

// Game names what a table is of: a game of the web such as "Wordle", or Ketword in a mode with a list.
// It is comparable.
type Game struct {
	Name string
	Mode engine.Mode // of Ketword; not valid for another game
	List string      // of Ketword: "de/6", or the title of a player's own list
}

// Puzzle is what results are compared by. It is comparable.
type Puzzle struct {
	Game   Game
	Number uint64 // as players see it, or the seed of a random puzzle
	Random bool   // a random puzzle of Ketword, which belongs to no day
}

// Result is how a person ended a puzzle. Tables share results, so none is changed once it is in one.
type Result struct {
	Who     string // the person's name as it was written; [You] for the player
	Puzzle  Puzzle
	Day     engine.Day // of the puzzle if its number tells, otherwise of the message
	Guesses int        // 0 if the game was lost
	Tries   int        // 0 without a limit
	Level   engine.Level
	Rows    string // marks of the rows with blanks between, in the notation [engine.Pattern]; or ""
}

// You is the name of the player, whose results come from the history as well.
const You = ""

// Cost is what a result counts in a mean: its guesses. A lost game counts one more than its tries; without a
// limit, one more than the usual tries or its rows, whichever are more.
func (r *Result) Cost() int {
	switch {
	case r.Guesses > 0:
		return r.Guesses
	case r.Tries > 0:
		return r.Tries + 1
	}
	return max(engine.DefaultTries, len(strings.Fields(r.Rows))) + 1
}

// Score returns the result as it is shared, as in "4/6*".
func (r *Result) Score() string {
	guesses, tries := "X", unlimited
	if r.Guesses > 0 {
		guesses = strconv.Itoa(r.Guesses)
	}
	if r.Tries > 0 {
		tries = strconv.Itoa(r.Tries)
	}
	return guesses + "/" + tries + r.Level.Stars()
}

// Feedback returns the marks of the rows.
func (r *Result) Feedback() []engine.Feedback {
	var rows []engine.Feedback
	for _, row := range strings.Fields(r.Rows) {
		if f, err := engine.ParseFeedback(row); err == nil {
			rows = append(rows, f)
		}
	}
	return rows
}

// Friends is what is kept. It is a value: methods that change it return another one, and never write to
// slices and maps that both share.
type Friends struct {
	Results []*Result         // one for each person and puzzle, in the order of their days
	Names   map[string]string // the person's name by the name as it was written, if these differ
	Hidden  map[string]bool   // people who are not shown
	Me      string            // the name under which the player passes results on; or ""
}

// Empty reports whether nothing is kept.
func (f *Friends) Empty() bool { return len(f.Results)+len(f.Names)+len(f.Hidden) == 0 && f.Me == "" }

// PersonOf returns the person behind a name as it was written.
func (f *Friends) PersonOf(name string) string {
	if person, is := f.Names[name]; is {
		return person
	}
	return name
}

// Clash is a result that does not count, because the person has another one of the same puzzle.
type Clash struct{ Counts, Other Result }

// With returns the friends with more results. If a person has several results of a puzzle, the first
// counts. Those that differ from it are clashes. A game or a name that differs only in capitals from one that
// is there is the same.
func (f Friends) With(more []*Result) (next Friends, added int, clashes []Clash) {
	added, clashes = f.add(more)
	return f, added, clashes
}

// add does what With does to the friends themselves, but not to the slice of their results.
func (f *Friends) add(more []*Result) (added int, clashes []Clash) {
	var all []*Result
	games, names, places := spellings{}, spellings{}, map[string]int{} // places in all
	for n, r := range append(slices.Clip(f.Results), more...) {
		game, who := games.of(r.Puzzle.Game.Name), names.of(r.Who)
		names.of(f.PersonOf(who))
		if game != r.Puzzle.Game.Name || who != r.Who {
			r = r.copied()
			r.Puzzle.Game.Name, r.Who = game, who
		}
		entry := f.PersonOf(r.Who) + "\n" + r.Puzzle.text()
		i, here := places[entry]
		switch {
		case !here:
			places[entry] = len(all)
			all = append(all, r)
			if n >= len(f.Results) {
				added++
			}
		case all[i].Cost() != r.Cost():
			clashes = append(clashes, Clash{Counts: *all[i], Other: *r})
		case all[i].Rows == "" && r.Rows != "":
			all[i] = all[i].copied()
			all[i].Rows = r.Rows
		}
	}
	f.Results = each.Sorted(all, func(a, b *Result) int { return cmp.Compare(a.Day, b.Day) })
	return added, clashes
}

// spellings has the first spelling of each name, by the name in small letters.
type spellings map[string]string

// of returns the first spelling of a name, which may be this one.
func (s spellings) of(name string) string {
	small := strings.ToLower(name)
	if first, is := s[small]; is {
		return first
	}
	s[small] = name
	return name
}

// copied returns a copy, which may be changed.
func (r *Result) copied() *Result {
	c := *r
	return &c
}

// Joined returns the friends with those of a file. If nothing is kept here, they are those of the file, with
// the player. Otherwise names that are known here keep their person, and the results under the player's name,
// which the player has passed on, are the player's.
func (f Friends) Joined(other Friends) (next Friends, added int, clashes []Clash) {
	if f.Empty() {
		return other, len(other.Results), nil
	}
	names := copied.With(f.Names, "", "") // which may be changed
	for name, person := range other.Names {
		if _, known := names[name]; !known && name != person && person != You {
			names[name] = f.PersonOf(person)
		}
	}
	f.Names = names
	if _, known := f.Names[f.Me]; f.Me != "" && !known && slices.Contains(other.People(), f.Me) {
		f = f.Merge(f.Me, You)
		f.Names[f.Me] = You
	}
	return f.With(other.Results)
}

// People returns everybody with a result, in the order of their names, the player first.
func (f *Friends) People() []string {
	all := map[string]bool{}
	for _, r := range f.Results {
		all[f.PersonOf(r.Who)] = true
	}
	return each.SortedStrings(slices.Collect(maps.Keys(all)))
}

// Merge makes two people one, who has the name into; [You] for the player. If into is no person, the
// person is renamed. Names without a result that counts follow.
func (f Friends) Merge(person, into string) Friends {
	names := copied.With(f.Names, "", "") // which may be changed
	for _, r := range f.Results {
		p := f.PersonOf(r.Who)
		if names[r.Who] = p; p != person && strings.EqualFold(p, into) {
			into = p
		}
	}
	for name, p := range names {
		if p == person {
			names[name] = into
		}
		if names[name] == name {
			delete(names, name)
		}
	}
	f.Names, f.Hidden = names, copied.Without(f.Hidden, person)
	if into == You && f.Me == "" {
		f.Me = person
	}
	f.add(nil)
	return f
}

// Hide returns the friends with a person hidden or shown again.
func (f Friends) Hide(person string, hidden bool) Friends {
	if hidden {
		f.Hidden = copied.With(f.Hidden, person, true)
	} else {
		f.Hidden = copied.Without(f.Hidden, person)
	}
	return f
}

// Forget returns the friends without a person: without the results and all names.
func (f Friends) Forget(person string) Friends {
	var results []*Result
	for _, r := range f.Results {
		if f.PersonOf(r.Who) != person {
			results = append(results, r)
		}
	}
	names := copied.With(f.Names, "", "")
	for name, p := range names {
		if p == person {
			delete(names, name)
		}
	}
	f.Results, f.Names, f.Hidden = results, names, copied.Without(f.Hidden, person)
	if person == You {
		f.Me = ""
	}
	return f
}

// Undone returns the friends with the people as they were before a change, and with the results that were
// there then. Results that were added since stay.
func (f Friends) Undone(before Friends) Friends {
	before.add(f.Results)
	return before
}
