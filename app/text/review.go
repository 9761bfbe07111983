package text

// Review has the sentences of the review of a game. Numbers with a fraction come as
// they are written.
type Review struct {
	Title    string
	Open     string // name of the button
	Looking  string
	None     string // there is nothing to review
	Changed  string // the list is another one since
	Missing  string // the list lacks the secret
	Undrawn  string // the secret is none of its answers
	Stopped  func(turn int) string
	Estimate string // what is marked as an estimate

	Path     string // names the counts of all rows, one after the other
	Done     string // their end, and what a turn left that won
	Rest     func(left string) string
	Fortunes [7]string // what stands before that, from the worst luck to the best
	NoNews   string    // where the guess told nothing
	NoLuck   string    // where it was sure to win
	Details  string
	Guess    func(number int, word string) string
	Left     func(before, after string) string // both with what is counted
	Solved   func(before string) string        // the guess won
	Which    string                            // names the list of what is left
	WhichOne string                            // and of one
	Gained   func(bits, expected string) string
	Skill    func(n string) string
	Luck     func(n string) string
	Of       func(n string) string // of 99
	Nearly   func(figure string) string
	Best     func(word string) string
	IsBest   string                   // the guess was the best
	Found    func(word string) string // the best of those that were tried out
	BestRow  string                   // what the best guess would have shown
	Would    func(left string) string
	Average  func(left string) string // where the secret is not known
	Why      func(WhyBest) string
	Level    string // the guess was not allowed

	Skills   string // names of the figures of the whole game
	Lucks    string
	Told     func(bits string) string              // by all turns
	Summary  func(skill, luck, bits string) string // in a line
	Lacking  string                                // title of the chart
	After    string                                // names its points
	Start    string
	BitsLeft string // names its values

	WhatIf    string
	WhatTurn  string // names the choice of a turn
	WhatWord  string
	Ask       string
	NotLetter string // what was typed is no word
	Length    func(got, want int) string
}

// WhyBest is what tells why one guess is better than another: what both do to the
// secrets that are left.
type WhyBest struct {
	Secrets   int // that are left
	Own, Best GuessFacts
}

// GuessFacts is what a guess does to the secrets that are left.
type GuessFacts struct {
	Word            string
	Groups, Largest int     // of those that it does not win, if it wins more than one
	Wins            int     // secrets that it wins; of a sample, at least 1 if it may win
	Cost            float64 // by which it is ranked
	Mean            string  // secrets that it leaves on average, as it is written
	Remaining       float64
}

// Reason is what makes the best guess better than another, going by the groups of both.
type Reason uint8

// The reasons.
const (
	SureToWin         Reason = iota // the best guess wins every secret
	IsBest                          // it is the other guess
	FewerGuesses                    // by its cost the other is as good or better, but not in games that were played out
	MoreWins                        // it wins more secrets
	GroupsBeforeWins                // it makes more groups, though the other may win
	MoreSmallerGroups               // more groups, and the largest is smaller
	MoreGroups                      // more groups
	MayWin                          // it may win
	SmallerLargest                  // its largest group is smaller
	MoreEven                        // it leaves less on average
	MoreSmallGroups                 // more of its groups are small
)

// Leaves reports whether a guess wins several secrets, so that what both leave is told, and
// not how they divide them.
func (w WhyBest) Leaves() bool { return w.Own.Wins > 1 || w.Best.Wins > 1 }

// Reason returns what makes the best guess better, the first that holds.
func (w WhyBest) Reason() Reason {
	const share = 10 // of the secrets: so many more that are won count for more than groups
	own, best := w.Own, w.Best
	for reason, holds := range [...]bool{
		SureToWin:         best.Wins > 0 && best.Wins == w.Secrets,
		IsBest:            own.Word == best.Word,
		FewerGuesses:      own.Cost <= best.Cost,
		MoreWins:          best.Wins > 1 && best.Wins > own.Wins && (best.Groups <= own.Groups || share*(best.Wins-own.Wins) >= w.Secrets),
		GroupsBeforeWins:  best.Groups > own.Groups && own.Wins > best.Wins,
		MoreSmallerGroups: best.Groups > own.Groups && best.Largest < own.Largest,
		MoreGroups:        best.Groups > own.Groups,
		MayWin:            best.Wins > 0 && own.Wins == 0,
		SmallerLargest:    best.Largest < own.Largest,
		MoreEven:          best.Remaining < own.Remaining,
	} {
		if holds {
			return Reason(reason)
		}
	}
	return MoreSmallGroups
}

var englishReview = Review{
	Title:   "Review",
	Open:    "Review",
	Looking: "The coach is looking at your guesses …",
	None:    "Finish a game, and the coach shows what each guess could have gained.",
	Changed: "The word list has changed since this game. The review uses the list as it is now.",
	Missing: "The word list lacks this secret, so the review goes only as far as the list.",
	Undrawn: "The secret is none of the answers of this list, so the review reckons with all allowed words.",
	Stopped: func(turn int) string {
		return "After guess " + englishNumber(turn) + ", nothing in this list was possible."
	},
	Estimate: "≈ marks an estimate: there is too much to count.",

	Path:    "Left after each guess:",
	Done:    "solved",
	Rest:    func(left string) string { return left + " left" },
	NoNews:  "Nothing new: ",
	NoLuck:  "No luck needed: ",
	Details: "Details",
	Fortunes: [7]string{
		"Very unlucky: ", "Less lucky than average: ", "A little less lucky than average: ", "About as lucky as average: ",
		"A little luckier than average: ", "Luckier than average: ", "Very lucky: ",
	},
	Guess:    func(number int, word string) string { return "Guess " + englishNumber(number) + ": " + word },
	Left:     func(before, after string) string { return "From " + before + " to " + after + "." },
	Solved:   func(before string) string { return "From " + before + " to the solution." },
	Which:    "Which were left?",
	WhichOne: "Which was left?",
	Gained: func(bits, expected string) string {
		return "It told " + bits + " bits; " + expected + " were expected."
	},
	Skill:   func(n string) string { return "Skill " + n },
	Luck:    func(n string) string { return "Luck " + n },
	Of:      func(n string) string { return n + " of 99" },
	Nearly:  func(figure string) string { return "≈ " + figure },
	Best:    func(word string) string { return "Best guess: " + word + "." },
	IsBest:  "No guess was better.",
	Found:   func(word string) string { return "Best guess found: " + word + "." },
	BestRow: "It would have shown:",
	Would:   func(left string) string { return "It would have left " + left + "." },
	Average: func(left string) string { return "It would have left " + left + " on average." },
	Why:     englishWhy,
	Level:   "This game’s level doesn’t allow this guess.",

	Skills: "skill",
	Lucks:  "luck",
	Told:   func(bits string) string { return "Your guesses told " + bits + " bits in all." },
	Summary: func(skill, luck, bits string) string {
		return "Skill " + skill + " and luck " + luck + " of 99, " + bits + " bits in all."
	},
	Lacking:  "Uncertainty left, in bits",
	After:    "After guess",
	Start:    "Start",
	BitsLeft: "Bits",

	WhatIf:    "What if I had played …",
	WhatTurn:  "In place of guess",
	WhatWord:  "Another word",
	Ask:       "Show",
	NotLetter: "Type letters only.",
	Length: func(got, want int) string {
		return "This has " + englishCount(got, "letter", "letters") + "; a guess has " + englishNumber(want) + "."
	},
}

// englishWhy says what both guesses do to what is left, and which of it counts.
func englishWhy(w WhyBest) string {
	own, best := w.Own, w.Best
	switch w.Reason() {
	case SureToWin:
		return best.Word + " was sure to win."
	case IsBest:
		if w.Leaves() {
			return own.Word + " wins at once in " + englishNumber(own.Wins) + " of the " + englishNumber(w.Secrets) +
				" and leaves " + englishGroups(own.Groups, own.Largest) + "."
		}
		return own.Word + " divides them into " + englishGroups(own.Groups, own.Largest) + "."
	}
	does, to := " divides them into ", " into "
	if w.Leaves() {
		does, to = " leaves ", " "
	}
	return best.Word + does + englishGroups(best.Groups, best.Largest) + ", " +
		own.Word + to + englishGroups(own.Groups, own.Largest) + englishReason(w) + "."
}

// englishReason says what makes the best guess better, going by the groups of both.
func englishReason(w WhyBest) string {
	own, best := w.Own, w.Best
	switch w.Reason() {
	case FewerGuesses:
		return "; but games played out took the fewest guesses after " + best.Word
	case MoreWins:
		return "; but " + best.Word + " wins at once in " + englishNumber(best.Wins) + " of the " + englishNumber(w.Secrets) +
			", " + own.Word + " in " + englishNone(own.Wins)
	case GroupsBeforeWins:
		return ": more groups tell more, which outweighs that " + own.Word + " can win at once"
	case MoreSmallerGroups:
		return ": more and smaller groups tell more"
	case MoreGroups:
		return ": more groups tell more"
	case MayWin:
		return "; but " + best.Word + " can win at once"
	case SmallerLargest:
		return ": a smaller one leaves less in the worst case"
	case MoreEven:
		return "; but those of " + best.Word + " are more even: it leaves " + best.Mean + " on average, not " + own.Mean
	}
	return "; but more of " + best.Word + "’s groups are small and soon solved"
}

// englishNone writes how many, in words where there is none.
func englishNone(n int) string {
	if n == 0 {
		return "none"
	}
	return englishNumber(n)
}

// englishGroups says how many groups a guess makes.
func englishGroups(groups, largest int) string {
	switch {
	case groups == 0 && largest == 0:
		return "no group"
	case groups == 1:
		return "one group of " + englishNumber(largest)
	case largest == 1:
		return englishNumber(groups) + " groups of 1"
	}
	return englishNumber(groups) + " groups, the largest of " + englishNumber(largest)
}
