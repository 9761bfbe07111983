package wording

import (
	"ketword/app/text"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// comparison is what the player's guess and the best one do to the secrets that are left.
type comparison struct {
	secrets   int // that are left
	own, best effect
}

// effect is what a guess does to the secrets that are left.
type effect struct {
	word            string
	groups, largest int     // of those that it does not win, if it wins more than one
	wins            int     // secrets that it wins; of a sample, at least 1 if it may win
	cost            float64 // by which it is ranked
	mean            string  // secrets that it leaves on average, as it is written
	remaining       float64
}

// Why says why a guess was the best, by the groups of it and of the player's; "" if only because the rules do not allow
// the other.
func (v Voice) Why(r coach.Row) string {
	if !r.Allowed && r.Own.Cost <= r.Best.Cost {
		return ""
	}
	c := comparison{secrets: r.Best.Secrets, own: v.effect(r.Own), best: v.effect(r.Best)}
	if c.leaves() {
		c.own.groups, c.best.groups = groupsLeft(r.Own), groupsLeft(r.Best)
	}
	return c.why(v.Text)
}

func (v Voice) effect(r solver.Ranked) effect {
	e := effect{
		word: v.Write(r.Guess), groups: r.Parts, largest: r.Worst, wins: r.Wins, cost: r.Cost,
		mean: v.Text.Coach.Mean(v.Mode.String(), v.decimal(r.Remaining)), remaining: r.Remaining,
	}
	if r.Estimate { // of a sample, it isn't known how many
		e.wins = 0
		if r.Possible {
			e.wins = 1
		}
	}
	return e
}

// leaves reports whether a guess wins several secrets, so that what both leave is told, and
// not how they divide them.
func (c comparison) leaves() bool { return c.own.wins > 1 || c.best.wins > 1 }

// why says what makes the best guess better, the first that holds.
func (c comparison) why(t *text.Text) string {
	own, best := c.own, c.best
	switch {
	case best.wins > 0 && best.wins == c.secrets:
		return t.Why.Sure(best.word)
	case own.word == best.word && c.leaves():
		return t.Why.IsBestAndWins(own.word, own.wins, c.secrets, Groups(t, own.groups, own.largest))
	case own.word == best.word:
		return t.Why.IsBest(own.word, Groups(t, own.groups, own.largest))
	}
	does := t.Why.Divide
	if c.leaves() {
		does = t.Why.Leave
	}
	return c.because(t, does(best.word, Groups(t, best.groups, best.largest), own.word, Groups(t, own.groups, own.largest)))
}

// because says what makes the best guess better, behind what both do.
func (c comparison) because(t *text.Text, groups string) string {
	const share = 10 // of the secrets: so many more that are won count for more than groups
	own, best := c.own, c.best
	switch more := best.wins - own.wins; {
	case own.cost <= best.cost: // it is as good or better by its cost, but not in games that were played out
		return t.Why.FewerGuesses(groups, best.word)
	case best.wins > 1 && more > 0 && (best.groups <= own.groups || share*more >= c.secrets):
		if own.wins == 0 {
			return t.Why.Wins(groups, best.word, best.wins, c.secrets, own.word)
		}
		return t.Why.MoreWins(groups, best.word, best.wins, c.secrets, own.word, own.wins)
	case best.groups > own.groups && more < 0:
		return t.Why.GroupsBeforeWins(groups, own.word)
	case best.groups > own.groups && best.largest < own.largest:
		return t.Why.MoreSmallerGroups(groups)
	case best.groups > own.groups:
		return t.Why.MoreGroups(groups)
	case best.wins > 0 && own.wins == 0:
		return t.Why.MayWin(groups, best.word)
	case best.largest < own.largest:
		return t.Why.SmallerLargest(groups)
	case best.remaining < own.remaining:
		return t.Why.MoreEven(groups, best.word, best.mean, own.mean)
	}
	return t.Why.MoreSmallGroups(groups, best.word)
}

// Groups says into how many groups a guess divides secrets.
func Groups(t *text.Text, groups, largest int) string {
	switch {
	case groups == 0 && largest == 0:
		return t.Groups.None()
	case groups == 1:
		return t.Groups.One(largest)
	case largest == 1:
		return t.Groups.Singles(groups)
	}
	return t.Groups.Several(groups, largest)
}

// divides says that a guess divides all secrets so.
func divides(t *text.Text, groups, largest int) string {
	if groups == 1 {
		return t.Hint.OneGroup(largest)
	}
	return t.Hint.Groups(Groups(t, groups, largest))
}

// others says the same of those that it does not win.
func others(t *text.Text, groups, largest int) string {
	if groups == 1 {
		return t.Hint.OtherGroup(largest)
	}
	return t.Hint.Others(Groups(t, groups, largest))
}
