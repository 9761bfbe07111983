package wording

import (
	"ketword/app/text"
	"ketword/engine/coach"
	"ketword/engine/solver"
)

// comparison compares the effect of the player's guess and the best one on the secrets left. Of a guess
// that wins several secrets, only the groups without those are counted. For a sample of the secrets, a
// guess that may win counts as winning one.
type comparison struct {
	Voice
	own, best solver.Ranked
}

// Why says why the best guess was better, from the groups of both guesses. It returns "" if the level alone
// ruled out the player's.
func (v Voice) Why(r coach.Row) string {
	if !r.Allowed && r.Own.Cost <= r.Best.Cost {
		return ""
	}
	c := comparison{v, r.Own, r.Best}
	for _, g := range []*solver.Ranked{&c.own, &c.best} {
		if g.Estimate { // the number is unknown
			g.Wins = 0
			if g.Possible {
				g.Wins = 1
			}
		}
	}
	if c.leaves() {
		c.own.Parts, c.best.Parts = groupsLeft(r.Own), groupsLeft(r.Best)
	}
	return c.why()
}

// leaves reports whether a guess wins several secrets. Then the sentence compares what both
// leave, not how they divide the secrets.
func (c comparison) leaves() bool { return c.own.Wins > 1 || c.best.Wins > 1 }

// why returns the first reason that applies.
func (c comparison) why() string {
	t, own, best := c.Text, c.own, c.best
	ownWord, bestWord := c.Write(own.Guess), c.Write(best.Guess)
	switch {
	case best.Wins > 0 && best.Wins == best.Secrets:
		return t.Why.Sure(bestWord)
	case own.Guess == best.Guess && c.leaves():
		return t.Why.IsBestAndWins(ownWord, own.Wins, best.Secrets, groupsOf(t, own.Parts, own.Worst))
	case own.Guess == best.Guess:
		return t.Why.IsBest(ownWord, groupsOf(t, own.Parts, own.Worst))
	}
	does := t.Why.Divide
	if c.leaves() {
		does = t.Why.Leave
	}
	return c.because(does(bestWord, groupsOf(t, best.Parts, best.Worst), ownWord, groupsOf(t, own.Parts, own.Worst)), ownWord, bestWord)
}

// because returns a reason, after the groups of both guesses.
func (c comparison) because(groups, ownWord, bestWord string) string {
	const share = 10 // winning one more secret in so many outweighs more groups
	t, own, best := c.Text, c.own, c.best
	switch more := best.Wins - own.Wins; {
	case own.Cost <= best.Cost: // the player's guess has no higher cost, but did worse in played-out games
		return t.Why.FewerGuesses(groups, bestWord)
	case best.Wins > 1 && more > 0 && (best.Parts <= own.Parts || share*more >= best.Secrets):
		if own.Wins == 0 {
			return t.Why.Wins(groups, bestWord, best.Wins, best.Secrets, ownWord)
		}
		return t.Why.MoreWins(groups, bestWord, best.Wins, best.Secrets, ownWord, own.Wins)
	case best.Parts > own.Parts && more < 0:
		return t.Why.GroupsBeforeWins(groups, ownWord)
	case best.Parts > own.Parts && best.Worst < own.Worst:
		return t.Why.MoreSmallerGroups(groups)
	case best.Parts > own.Parts:
		return t.Why.MoreGroups(groups)
	case best.Wins > 0 && own.Wins == 0:
		return t.Why.MayWin(groups, bestWord)
	case best.Worst < own.Worst:
		return t.Why.SmallerLargest(groups)
	case best.Remaining < own.Remaining:
		return t.Why.MoreEven(groups, bestWord, c.mean(best), c.mean(own))
	}
	return t.Why.MoreSmallGroups(groups, bestWord)
}

// mean says how many secrets a guess leaves on average.
func (c comparison) mean(g solver.Ranked) string {
	return c.Text.Coach.Mean(c.Mode.String(), c.decimal(g.Remaining))
}

// groupsOf says into how many groups a guess divides the secrets.
func groupsOf(t *text.Text, groups, largest int) string {
	switch {
	case groups == 0 && largest == 0:
		return t.Groups.None
	case groups == 1:
		return t.Groups.One(largest)
	case largest == 1:
		return t.Groups.Singles(groups)
	}
	return t.Groups.Several(groups, largest)
}

// divides says that a guess divides all secrets into groups.
func divides(t *text.Text, groups, largest int) string {
	if groups == 1 {
		return t.Hint.OneGroup(largest)
	}
	return t.Hint.Groups(groupsOf(t, groups, largest))
}

// others says that a guess divides the secrets that it does not win into groups.
func others(t *text.Text, groups, largest int) string {
	if groups == 1 {
		return t.Hint.OtherGroup(largest)
	}
	return t.Hint.Others(groupsOf(t, groups, largest))
}
