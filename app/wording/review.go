package wording

import (
	"strconv"
	"strings"

	"ketword/engine/coach"
	"ketword/engine/solver"
)

// Turn returns the name of a turn.
func (v Voice) Turn(r coach.Row) string {
	return v.Text.Review.Guess(r.Number+1, v.Write(r.Turn.Guess))
}

// Path returns the number of secrets before the first row and after each row.
func (v Voice) Path(rows []coach.Row) string {
	var path []string
	for i, r := range rows {
		if i == 0 {
			path = append(path, v.nearly(v.Text.Number(r.Before), r.Estimate))
		}
		left := v.nearly(v.Text.Number(r.After), r.Estimate)
		if r.Won() {
			left = v.Text.Review.Done
		}
		path = append(path, left)
	}
	if v.Text.Language.Direction == "rtl" {
		return strings.Join(path, " ← ")
	}
	return strings.Join(path, " → ")
}

// Fared says how lucky a turn was, and what it left. It returns "" if no secret of the list was left.
func (v Voice) Fared(r coach.Row) string {
	t, left := v.Text.Review, ""
	switch {
	case r.Won():
		left = v.Text.Review.Done
	case r.After == 0:
		return ""
	default:
		left = t.Rest(v.count(r.After, r.Estimate))
	}
	switch {
	case r.Own.Parts > 1:
		return t.Fared(strconv.Itoa(fortune(r.Luck)), left)
	case r.Won():
		return t.NoLuck(left)
	}
	return t.NoNews(left)
}

// fortune returns the level of a grade of luck, from 0 for very unlucky to 6 for very lucky;
// 3, within five of the middle, is average.
func fortune(luck int) int {
	level := 0
	for _, least := range [...]int{15, 35, 45, 55, 65, 85} {
		if luck >= least {
			level++
		}
	}
	return level
}

// Change says how many secrets a turn left.
func (v Voice) Change(r coach.Row) string {
	t, before := v.Text.Review, v.count(r.Before, r.Estimate)
	if r.Won() {
		return t.Solved(before)
	}
	return t.Left(before, v.nearly(v.Text.Number(r.After), r.Estimate))
}

// Which introduces the list of secrets that a turn left.
func (v Voice) Which(r coach.Row) string {
	if len(r.FewAfter) == 1 {
		return v.Text.Review.WhichOne
	}
	return v.Text.Review.Which
}

// Gained says how much information a turn gave.
func (v Voice) Gained(r coach.Row) string {
	return v.Text.Review.Gained(v.decimal(r.Bits), v.decimal(r.Own.Bits))
}

// Doubts returns what was wrong with a guess, if anything.
func (v Voice) Doubts(r coach.Row) []string {
	switch {
	case !r.Listed:
		return []string{v.Text.Challenge.Unknown(v.Write(r.Turn.Guess))}
	case !r.Allowed:
		return []string{v.Text.Review.Level}
	}
	return nil
}

// Skill says how close a guess came to the best.
func (v Voice) Skill(r coach.Row) string {
	return v.Text.Review.Skill(v.Text.Review.Of(v.nearly(strconv.Itoa(r.Skill), r.SkillEstimate)))
}

// Luck says how lucky a guess was.
func (v Voice) Luck(r coach.Row) string {
	return v.Text.Review.Luck(v.Text.Review.Of(v.nearly(strconv.Itoa(r.Luck), r.Estimate)))
}

// Best says which guess was best, or the best found.
func (v Voice) Best(r coach.Row) string {
	t := v.Text.Review
	switch own := r.Best.Guess == r.Turn.Guess; {
	case own && r.Best.Proved:
		return t.IsBest
	case own:
		return v.Text.Hint.Found
	case r.Best.Proved:
		return t.Best(v.Write(r.Best.Guess))
	}
	return t.Found(v.Write(r.Best.Guess))
}

// Familiar names the best guess that most players know, or returns "" if that is the best one or the player's.
func (v Voice) Familiar(r coach.Row) string {
	if r.Familiar.Len() == 0 {
		return ""
	}
	return v.Text.Review.Familiar(v.Write(r.Familiar))
}

// groupsLeft returns the number of groups without the one of the win.
func groupsLeft(r solver.Ranked) int {
	if r.Wins > 0 {
		return r.Parts - 1
	}
	return r.Parts
}

// Would says how many secrets the best guess would have left; on average if the secret is
// unknown. It returns "" if the player's guess was the best, or if the best would have won.
func (v Voice) Would(r coach.Row) string {
	sure := r.Best.Wins > 0 && r.Best.Wins == r.Best.Secrets
	if r.Best.Guess == r.Turn.Guess || r.BestTurn.Feedback.Wins() || sure {
		return ""
	}
	if r.BestTurn.Guess.Len() == 0 {
		return v.Text.Review.Average(v.nearly(v.Text.Coach.Mean(v.Mode.String(), v.decimal(r.BestMean)), r.Estimate))
	}
	return v.Text.Review.Would(v.count(r.BestLeft, r.Estimate))
}

// Stopped says after which row no secret of the list was possible, or returns "" if one was
// to the end.
func (v Voice) Stopped(rows []coach.Row) string {
	n := len(rows)
	if n == 0 || rows[n-1].After > 0 || rows[n-1].Won() {
		return ""
	}
	return v.Text.Review.Stopped(n)
}

// Estimates explains the sign of an estimate if a row has one, or returns "".
func (v Voice) Estimates(rows []coach.Row) string {
	for _, r := range rows {
		if r.Estimate || r.SkillEstimate {
			return v.Text.Review.Estimate
		}
	}
	return ""
}

// count returns a number of secrets in words.
func (v Voice) count(n int, estimate bool) string {
	return v.nearly(v.Text.Coach.Count(v.Mode.String(), n), estimate)
}

// nearly marks a figure that is an estimate.
func (v Voice) nearly(figure string, estimate bool) string {
	if estimate {
		return v.Text.Review.Nearly(figure)
	}
	return figure
}
