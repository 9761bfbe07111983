package friends

import (
	"cmp"
	"slices"

	"ketword/engine"
	"ketword/internal/order"
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
func (s Selection) Has(r Result) bool {
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
}

// Mean returns the mean cost of a result.
func (s Standing) Mean() float64 { return float64(s.Cost) / float64(max(s.Played, 1)) }

// Compared is the results of people: those of [Friends], and the player's own. People who are hidden are left
// out.
type Compared struct {
	results []Result // with the person in place of the name, each person and puzzle once, in the order of days
}

// Compared returns the results with those of the player's history.
func (f Friends) Compared(own []Result) Compared {
	all := f
	all, _, _ = all.With(own)
	c := Compared{results: make([]Result, 0, len(all.Results))}
	for _, r := range all.Results {
		if r.Who = f.PersonOf(r.Who); !f.Hidden[r.Who] {
			c.results = append(c.results, r)
		}
	}
	return c
}

// Games returns the games with results, the one with most results first.
func (c Compared) Games() []Game {
	count := map[Game]int{}
	var games []Game
	for _, r := range c.results {
		if count[r.Puzzle.Game]++; count[r.Puzzle.Game] == 1 {
			games = append(games, r.Puzzle.Game)
		}
	}
	return order.Sorted(games, func(a, b Game) int { return count[b] - count[a] })
}

// of returns the results of a selection.
func (c Compared) of(s Selection) []Result {
	var some []Result
	for _, r := range c.results {
		if s.Has(r) {
			some = append(some, r)
		}
	}
	return some
}

// Standings returns the table of a selection, the best first: by the mean, and then by the number of
// results. People with less than half the results of the most active person come behind the others.
func (c Compared) Standings(s Selection) []Standing {
	rows := map[string]*Standing{}
	var people []string
	most := 0
	for _, r := range c.of(s) {
		row := rows[r.Who]
		if row == nil {
			row = &Standing{Person: r.Who}
			rows[r.Who] = row
			people = append(people, r.Who)
		}
		row.Played++
		row.Cost += r.Cost()
		if r.Guesses > 0 {
			row.Won++
			row.Best = min(cmp.Or(row.Best, r.Guesses), r.Guesses)
		}
		most = max(most, row.Played)
	}
	for winner, n := range c.outright(s) {
		rows[winner].Outright = n
	}
	if s.Game != (Game{}) {
		for person, n := range c.streaks(s.Game) {
			if row := rows[person]; row != nil {
				row.Streak = n
			}
		}
	}
	table := make([]Standing, len(people))
	for i, person := range people {
		table[i] = *rows[person]
		table[i].Ranked = 2*table[i].Played >= most
	}
	return order.Sorted(table, func(a, b Standing) int {
		switch {
		case a.Ranked && !b.Ranked:
			return -1
		case b.Ranked && !a.Ranked:
			return 1
		}
		return cmp.Or(cmp.Compare(a.Mean(), b.Mean()), b.Played-a.Played, b.Outright-a.Outright, cmp.Compare(a.Person, b.Person))
	})
}

// outright counts for each person the puzzles of several people that this one won alone.
func (c Compared) outright(s Selection) map[string]int {
	type leader struct {
		who     string
		cost    int
		shared  bool
		several bool
		lost    bool
	}
	best := map[Puzzle]leader{}
	for _, r := range c.of(s) {
		l, seen := best[r.Puzzle]
		switch {
		case !seen:
			l = leader{who: r.Who, cost: r.Cost(), lost: r.Guesses == 0}
		case r.Cost() < l.cost:
			l = leader{who: r.Who, cost: r.Cost(), several: true, lost: r.Guesses == 0}
		default:
			l.several = true
			l.shared = l.shared || r.Cost() == l.cost
		}
		best[r.Puzzle] = l
	}
	won := map[string]int{}
	for _, l := range best {
		if l.several && !l.shared && !l.lost {
			won[l.who]++
		}
	}
	return won
}

// streaks returns how many puzzles of a game each person has won in a row, without a gap in their numbers, up
// to the last number that anybody has or the one before.
func (c Compared) streaks(g Game) map[string]int {
	won := map[entry]bool{}
	last := map[string]uint64{}
	var latest uint64
	for _, r := range c.of(Always(g)) {
		if r.Puzzle.Random {
			continue
		}
		won[entry{r.Who, r.Puzzle}] = r.Guesses > 0
		last[r.Who] = max(last[r.Who], r.Puzzle.Number)
		latest = max(latest, r.Puzzle.Number)
	}
	streaks := map[string]int{}
	for who, number := range last {
		n := 0
		for number+1 >= latest && won[entry{who, Puzzle{Game: g, Number: number - uint64(n)}}] {
			n++
		}
		streaks[who] = n
	}
	return streaks
}

// Puzzles returns the puzzles of a selection, the latest first.
func (c Compared) Puzzles(s Selection) []Puzzle {
	some := c.of(s)
	slices.Reverse(some)
	seen := map[Puzzle]bool{}
	var all []Puzzle
	for _, r := range some {
		if !seen[r.Puzzle] {
			seen[r.Puzzle] = true
			all = append(all, r.Puzzle)
		}
	}
	return all
}

// Of returns the results of a puzzle, the best first.
func (c Compared) Of(p Puzzle) []Result {
	var some []Result
	for _, r := range c.results {
		if r.Puzzle == p {
			some = append(some, r)
		}
	}
	return order.Sorted(some, func(a, b Result) int { return cmp.Or(a.Cost()-b.Cost(), cmp.Compare(a.Who, b.Who)) })
}

// Duel compares two people by the puzzles that both played.
type Duel struct {
	Both                 int
	First, Second        int // puzzles that one of them did better
	FirstCost, OtherCost int // in these puzzles
}

// Duel returns how two people did in the puzzles of a selection that both played.
func (c Compared) Duel(s Selection, first, second string) Duel {
	cost := map[Puzzle]int{}
	some := c.of(s)
	for _, r := range some {
		if r.Who == first {
			cost[r.Puzzle] = r.Cost()
		}
	}
	var d Duel
	for _, r := range some {
		theirs, both := cost[r.Puzzle]
		if r.Who != second || !both {
			continue
		}
		d.Both++
		d.FirstCost += theirs
		d.OtherCost += r.Cost()
		switch {
		case theirs < r.Cost():
			d.First++
		case theirs > r.Cost():
			d.Second++
		}
	}
	return d
}

// Week is the results of a week, by person.
type Week struct {
	First engine.Day
	Of    map[string]Standing
}

// Weeks returns the last weeks with results up to a day, at most so many, the oldest first. A week begins on
// a weekday, 0 for Monday.
func (c Compared) Weeks(g Game, today engine.Day, begins, most int) []Week {
	var weeks []Week
	for i := most - 1; i >= 0; i-- {
		first := WeekOf(today, begins) - engine.Day(7*i)
		week := Week{First: first, Of: map[string]Standing{}}
		for _, row := range c.Standings(Selection{Game: g, First: first, Last: first + 6}) {
			week.Of[row.Person] = row
		}
		if len(week.Of) > 0 || len(weeks) > 0 {
			weeks = append(weeks, week)
		}
	}
	return weeks
}

// WeekOf returns the first day of the week of a day, if weeks begin on a weekday, 0 for Monday.
func WeekOf(day engine.Day, begins int) engine.Day {
	const first = 3 // day 0 was a Thursday
	return day - engine.Day((int(day)%7+7+first-begins+7)%7)
}
