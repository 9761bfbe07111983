package friends

import (
	"cmp"
	"strings"

	"ketword/engine"
	"ketword/internal/each"
)

// Selection says which results a table is of: of one game, or of all for the zero Game, of the days from
// First to Last.
type Selection struct {
	Game        Game
	First, Last engine.Day
}

// Always selects the results of all days.
func Always(g Game) Selection {
	const ever = 1 << 30
	return Selection{Game: g, First: -ever, Last: ever}
}

// Has reports whether a result belongs to the selection.
func (s Selection) Has(r *Result) bool {
	return r.Day >= s.First && r.Day <= s.Last && (s.Game == Game{} || r.Puzzle.Game == s.Game)
}

// Standing is a person's row of the table.
type Standing struct {
	Person   string
	Played   int
	Won      int
	Cost     int  // of all results ([Result.Cost])
	Best     int  // fewest guesses; 0 without a win
	Outright int  // puzzles of several people that this one solved in fewer guesses than all others
	Streak   int  // puzzles won in a row up to the game's last, whatever is selected; 0 for all games
	Ranked   bool // with at least half the results of the most active person
	Place    int  // among those who are ranked, from 1; people with the same figures share it. 0 for others
}

// Mean returns the mean cost of a result.
func (s Standing) Mean() float64 { return float64(s.Cost) / float64(max(s.Played, 1)) }

// Compared holds everybody's results by puzzle: those of [Friends], and the player's own. People who are hidden are left
// out, and random puzzles that only one person has played. The results have the person in place of the name.
type Compared struct {
	rounds []round // in the order of their first days
}

// round holds the results of a puzzle, one for each person.
type round []*Result

// Compared returns the results with those of the player's history, which count before what was read.
func (f Friends) Compared(own []*Result) Compared {
	read := f.Results
	f.Results = own
	f.add(read)
	var c Compared
	places := map[string]int{} // of puzzles
	for _, r := range f.Results {
		r = r.copied()
		if r.Who = f.PersonOf(r.Who); f.Hidden[r.Who] {
			continue
		}
		puzzle := r.Puzzle.text()
		i, seen := places[puzzle]
		if !seen {
			i = len(c.rounds)
			places[puzzle] = i
			c.rounds = append(c.rounds, nil)
		}
		c.rounds[i] = append(c.rounds[i], r)
	}
	rounds := c.rounds
	c.rounds = nil
	for _, r := range rounds {
		if len(r) > 1 || !r[0].Puzzle.Random {
			c.rounds = append(c.rounds, r)
		}
	}
	return c
}

// of returns the person's result, or nil.
func (r round) of(person string) *Result {
	for _, result := range r {
		if result.Who == person {
			return result
		}
	}
	return nil
}

// best returns the results in the order of their costs.
func (r round) best() round {
	return each.Sorted(r, func(a, b *Result) int { return cmp.Or(a.Cost()-b.Cost(), strings.Compare(a.Who, b.Who)) })
}

// outright returns the result that is better than all others, or nil.
func (r round) outright() *Result {
	best := r.best()
	if len(best) < 2 || best[0].Guesses == 0 || best[0].Cost() == best[1].Cost() {
		return nil
	}
	return best[0]
}

// of returns the results of a selection.
func (c Compared) of(s Selection) []round {
	var rounds []round
	for _, all := range c.rounds {
		var some round
		for _, r := range all {
			if s.Has(r) {
				some = append(some, r)
			}
		}
		if len(some) > 0 {
			rounds = append(rounds, some)
		}
	}
	return rounds
}

// Games returns the games with results, the one with most results first.
func (c Compared) Games() []Game {
	counts := map[string]int{}
	var firsts []*Result // of each game
	for _, round := range c.rounds {
		game := round[0].Puzzle.Game.text()
		if counts[game] == 0 {
			firsts = append(firsts, round[0])
		}
		counts[game] += len(round)
	}
	var games []Game
	for _, r := range each.Sorted(firsts, func(a, b *Result) int {
		return counts[b.Puzzle.Game.text()] - counts[a.Puzzle.Game.text()]
	}) {
		games = append(games, r.Puzzle.Game)
	}
	return games
}

// Standings returns the table of a selection, the best first: by the mean, and then by the number of
// results. People with less than half the results of the most active person come behind the others.
func (c Compared) Standings(s Selection) []Standing {
	rows, most := c.rows(s)
	for _, row := range rows {
		row.Ranked = 2*row.Played >= most
		if s.Game != (Game{}) {
			row.Streak = c.streak(s.Game, row.Person)
		}
	}
	var table []Standing
	before := &Standing{}
	for i, row := range each.Sorted(rows, byRank) {
		if row.Played == before.Played && row.Cost == before.Cost && row.Outright == before.Outright {
			row.Place = before.Place
		} else if row.Ranked {
			row.Place = i + 1
		}
		table = append(table, *row)
		before = row
	}
	return table
}

// byRank compares two rows of a table.
func byRank(a, b *Standing) int {
	switch {
	case a.Ranked && !b.Ranked:
		return -1
	case b.Ranked && !a.Ranked:
		return 1
	}
	return cmp.Or(cmp.Compare(a.Mean(), b.Mean()), b.Played-a.Played, b.Outright-a.Outright, strings.Compare(a.Person, b.Person))
}

// rows returns the rows of a table without streaks and ranks, and the most results of a person.
func (c Compared) rows(s Selection) (rows []*Standing, most int) {
	of := map[string]*Standing{}
	for _, round := range c.of(s) {
		for _, r := range round {
			row := of[r.Who]
			if row == nil {
				row = &Standing{Person: r.Who}
				of[r.Who] = row
				rows = append(rows, row)
			}
			row.add(r)
			most = max(most, row.Played)
		}
		if best := round.outright(); best != nil {
			of[best.Who].Outright++
		}
	}
	return rows, most
}

// add counts a result.
func (s *Standing) add(r *Result) {
	s.Played++
	s.Cost += r.Cost()
	if r.Guesses > 0 {
		s.Won++
		s.Best = min(cmp.Or(s.Best, r.Guesses), r.Guesses)
	}
}

// streak returns how many puzzles of a game a person has won in a row, without a gap in their numbers, up to the
// last number that anybody has or the one before.
func (c Compared) streak(g Game, person string) int {
	var last uint64
	var own []*Result
	for _, round := range c.rounds {
		p := round[0].Puzzle
		if p.Game != g || p.Random {
			continue
		}
		last = max(last, p.Number)
		if r := round.of(person); r != nil {
			own = append(own, r)
		}
	}
	own = each.Sorted(own, func(a, b *Result) int { return cmp.Compare(b.Puzzle.Number, a.Puzzle.Number) })
	for i, r := range own {
		if r.Guesses == 0 || r.Puzzle.Number+1 < last {
			return i
		}
		last = r.Puzzle.Number
	}
	return len(own)
}

// Puzzles returns the puzzles of a selection, the latest first.
func (c Compared) Puzzles(s Selection) []Puzzle {
	var all []Puzzle
	rounds := c.of(s)
	for i := range rounds {
		all = append(all, rounds[len(rounds)-1-i][0].Puzzle)
	}
	return all
}

// Of returns the results of a puzzle, the best first.
func (c Compared) Of(p Puzzle) []*Result {
	for _, round := range c.rounds {
		if round[0].Puzzle == p {
			return round.best()
		}
	}
	return nil
}
