package friends

import "ketword/engine"

// Week is the results of a week: the rows of its table by person, without streaks and ranks.
type Week struct {
	First engine.Day
	Of    map[string]*Standing
}

// Weeks returns the last weeks with results up to a day, at most so many, the oldest first. A week begins on
// a weekday, 0 for Monday.
func (c Compared) Weeks(g Game, today engine.Day, begins, most int) []Week {
	var weeks []Week
	for i := most - 1; i >= 0; i-- {
		first := today.Week(begins) - engine.Day(7*i)
		week := Week{First: first, Of: map[string]*Standing{}}
		rows, _ := c.rows(Selection{Game: g, First: first, Last: first + 6})
		for _, row := range rows {
			week.Of[row.Person] = row
		}
		if len(rows) > 0 || len(weeks) > 0 {
			weeks = append(weeks, week)
		}
	}
	return weeks
}
