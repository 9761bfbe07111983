package text

import "strconv"

// Challenge has the sentences of a challenge: a link with a secret of the player's choice, or
// with the player's rows.
type Challenge struct {
	Open   string // entry of the choice of a puzzle
	Title  string
	About  Names                     // by the mode's name
	Word   string                    // name of the only field
	Words  func(number int) string   // or of one of several
	Name   string                    // of the field for the player's name
	Hint   string                    // of the field for the clue
	Rows   string                    // about a challenge with one's rows
	Send   string                    // leads to what is shared
	Friend string                    // among the forms of a result
	Find   func(title string) string // what is sent with a secret of one word
	Either func(title string) string // or of two
	Beat   func(result string) string
	Clue   func(clue string) string // during such a game
	By     func(name string) string // in place of the puzzle's name

	// What is wrong with a word that was typed, here or elsewhere.
	Empty   string
	NotWord func(typed string) string
	Length  func(word string, got, want int) string
	Unknown func(word string) string
	Looks   func(word string) string // letters of another script look like its own
	Meant   func(word string) string // button: takes the word that looks like it
	AsIs    string                   // button: takes the word as it is
	Shares  func(letters string) string
}

var englishChallenge = Challenge{
	Open:  "Challenge a friend …",
	Title: "Challenge a friend",
	About: Names{
		{"classic", "Which word should your friend find? Any word of the list will do. The link hides it from a glance, no more."},
		{"quantum", "Which two words should your friend find? Any two of the list that share no letter. The link hides them from a glance, no more."},
	},
	Word:   "Secret word",
	Words:  func(number int) string { return "Secret word " + strconv.Itoa(number) },
	Name:   "Your name",
	Hint:   "Clue",
	Rows:   "Your friend plays the same puzzle and sees your rows at the end. The link hides them from a glance, no more.",
	Send:   "Preview",
	Friend: "Challenge",
	Find:   func(title string) string { return "Can you find my word? " + title },
	Either: func(title string) string { return "Can you find one of my two words? " + title },
	Beat:   func(result string) string { return "Can you beat me? " + result },
	Clue:   func(clue string) string { return "Clue: " + clue },
	By:     func(name string) string { return "Challenge by " + name },

	Empty:   "Type a word.",
	NotWord: func(typed string) string { return "“" + typed + "” is not a word: type letters only." },
	Length: func(word string, got, want int) string {
		return word + " has " + englishCount(got, "letter", "letters") + "; the words of this list have " + strconv.Itoa(want) + "."
	},
	Unknown: func(word string) string { return word + " is not in the word list." },
	Looks:   func(word string) string { return word + " has letters of another script that only look alike." },
	Meant:   func(word string) string { return "Take " + word },
	AsIs:    "Take it as it is",
	Shares: func(letters string) string {
		return "The two words can’t share a letter, but both have " + letters + "."
	},
}
