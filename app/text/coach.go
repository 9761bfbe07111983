package text

// Coach has what all that the coach tells has in common.
type Coach struct {
	Secrets map[string]Secrets       // by the name of the mode
	Nearly  func(left string) string // where they are estimated
	Number  func(n int) string
	Failed  Names  // why no answer came, by the name of the fault
	Chosen  string // the secret may be any allowed word, since somebody chose it
}

// Secrets has the sentences about the secrets of a mode: words, or pairs of them.
type Secrets struct {
	Ask    string // how many are left
	Left   func(n int) string
	Count  func(n int) string
	Leaves func(mean string) string // what a guess does
	Mean   func(mean string) string // a mean number of them

	Only        func(words string) string // the one of the answers that fits
	NoAnswer    string                    // fits; then follows how many of all allowed words do, or which one
	Allowed     func(n int) string
	OnlyAllowed func(words string) string
}

var englishCoach = Coach{
	Secrets: map[string]Secrets{
		"classic": englishSecrets("word", "words", "answer of this list", "allowed word", "allowed words"),
		"quantum": englishSecrets("pair", "pairs", "pair of answers", "pair of allowed words", "pairs of allowed words"),
	},
	Number: englishNumber,
	Nearly: func(left string) string { return "About " + left },
	Failed: Names{
		{"none", "No secret of this list fits these rows."},
		{"pairs", "This list has no two words that share no letter."},
		{"list", "The word list could not be loaded. Check your connection."},
		{"died", "The coach stopped halfway."},
		{"worker", "This needs work in the background, which this browser doesn’t allow."},
		{"other", "The coach can’t answer this."},
	},
	Chosen: "This is a challenge, so the coach reckons with all allowed words, not only with the answers.",
}

// englishSecrets has the sentences about secrets with their nouns, for those of the answers and of all allowed words.
func englishSecrets(one, many, answer, allowed, allAllowed string) Secrets {
	return Secrets{
		Ask:    "How many " + many + " are left?",
		Left:   func(n int) string { return englishCount(n, one+" is", many+" are") + " still possible." },
		Count:  func(n int) string { return englishCount(n, one, many) },
		Mean:   func(mean string) string { return mean + " " + many },
		Leaves: func(mean string) string { return "It leaves " + mean + " " + many + " on average." },

		Only:        func(words string) string { return "The only " + answer + " that fits is " + words + "." },
		NoAnswer:    "No " + answer + " fits.",
		Allowed:     func(n int) string { return englishCount(n, allowed+" does", allAllowed+" do") + "." },
		OnlyAllowed: func(words string) string { return "The only " + allowed + " that fits is " + words + "." },
	}
}
