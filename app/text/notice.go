package text

import "strconv"

// Notice has the sentences of the message line.
type Notice struct {
	TooShort      func(length int) string
	Missing       func(position int) string            // one letter of a row
	MissingMore   func(before string, last int) string // several: the positions before the last, joined by commas
	Unknown       func(word string) string
	ForeignLetter func(letter string) string          // it is of another script
	Repeated      func(word string, guess int) string // the word was that guess; Enter again plays it

	// Hints that a guess does not use, with the guess that gave them. Positions
	// and guesses are counted from 1.
	Position func(position int, letter string, guess int) string
	Letter   func(letter string, count, guess int) string        // count is how often at least
	Moved    func(position int, letter string, guess int) string // the letter can't be there
	Most     func(letter string, count, guess int) string        // count is how often at most, which may be 0
	Place    func(position int, letter string, guess int) string // a word with the letter has it there
	Times    func(letter string, count, guess int) string        // a word with the letter has it that often, at least twice
	Whole    func(row int, letters string) string                // the row is not mixed: one word has all the letters, joined by and
	Share    func(row int, letters string) string                // the row is mixed: each word has one of them, joined by or
	Split    func(row int, letters string) string                // the row is mixed: no word has all of them, joined by and
	Turn     func(guess int) string                              // that guess makes this one impossible
	Partner  string                                              // no word makes a pair with it

	BadLink     func(part, value, wanted string) string        // a part of a link is not valid
	BadSeed     string                                         // the number of the puzzle isn't
	BadSecret   string                                         // the secret of a challenge isn't
	BadRows     string                                         // the rows of a rival are not
	Clash       string                                         // what a part must be that is not as in the secret
	Foreign     func(list string) string                       // the list lacks a word of the secret
	BadLinks    func(parts, values [2]string, more int) string // several parts aren't; the first two, and how many more
	Parts       Names                                          // the parts of a link, by the parameter's name
	Wanted      Names                                          // what a part must be, by the parameter's name
	Number      func(most int) string                          // what a part with a number must be
	OtherList   string
	NotYet      func(date string) string // the link's daily puzzle can't be played yet
	ToCome      func(date string) string // the puzzle will be a daily one
	Waits       string                   // an older game is unfinished
	PlayedAgain string
	UpdateReady string
	CantSave    string
	Corrupt     func(key string) string
	Newer       string
	TooEarly    string
	Copied      Names // by what is in the clipboard
}

var englishNotice = Notice{
	TooShort: func(length int) string { return "A guess needs " + strconv.Itoa(length) + " letters" },
	Missing:  func(position int) string { return "Letter " + strconv.Itoa(position) + " is missing" },
	MissingMore: func(before string, last int) string {
		return "Letters " + before + " and " + strconv.Itoa(last) + " are missing"
	},
	Unknown: func(word string) string { return word + " is not in the word list" },
	ForeignLetter: func(letter string) string {
		return "This word list has no " + letter + ". The keys below type its letters"
	},
	Repeated: func(word string, guess int) string {
		return word + " was guess " + strconv.Itoa(guess) + ". Enter repeats it"
	},
	Position: func(position int, letter string, guess int) string {
		return "Letter " + strconv.Itoa(position) + " must be " + letter + englishSource(guess)
	},
	Letter: englishLetterHint,
	Moved: func(position int, letter string, guess int) string {
		return "Letter " + strconv.Itoa(position) + " can’t be " + letter + englishSource(guess)
	},
	Most: englishMostHint,
	Place: func(position int, letter string, guess int) string {
		return "A word with " + letter + " has it as letter " + strconv.Itoa(position) + englishSource(guess)
	},
	Times: func(letter string, count, guess int) string {
		return "A word with " + letter + " has it " + strconv.Itoa(count) + " times" + englishSource(guess)
	},
	Whole: func(row int, letters string) string {
		return "Row " + strconv.Itoa(row) + " is not mixed: one word has " + letters + ", the other none of them"
	},
	Share: func(row int, letters string) string {
		return "Row " + strconv.Itoa(row) + " is mixed: each word has " + letters
	},
	Split: func(row int, letters string) string {
		return "Row " + strconv.Itoa(row) + " is mixed: no single word has " + letters
	},
	Turn:    func(guess int) string { return "Guess " + strconv.Itoa(guess) + " rules this word out" },
	Partner: "This word can’t be one of the two secret words",
	BadLink: func(part, value, wanted string) string {
		return "The " + part + " in this link was ignored: “" + value + "” is not " + wanted + "."
	},
	BadSeed:   "The puzzle number in this link is not valid, so today’s puzzle is shown.",
	BadSecret: "The secret in this link is damaged or cut off, so today’s puzzle is shown.",
	BadRows:   "The rival’s game in this link is damaged or belongs to another puzzle, so it is left out.",
	Clash:     "that of its secret",
	Foreign: func(list string) string {
		return "The secret in this link is not in the word list here (" + list + "), so today’s puzzle is shown."
	},
	BadLinks: englishBadLinks,
	Parts: Names{
		{"mode", "mode"},
		{"lang", "language"},
		{"length", "word length"},
		{"seed", "puzzle number"},
		{"day", "puzzle number"},
		{"tries", "number of tries"},
		{"level", "level"},
		{"words", "list fingerprint"},
		{"secret", "secret"},
		{"rows", "rival’s game"},
	},
	Wanted: Names{
		{"mode", "classic or quantum"},
		{"lang", "a language with a word list here"},
		{"length", "a length with a word list here"},
		{"level", "normal, hard or strict"},
		{"words", "16 digits from 0 to f"},
		{"secret", "a secret made by Ketword"},
		{"rows", "a finished game of this puzzle"},
	},
	Number:    func(most int) string { return "a whole number from 0 to " + strconv.Itoa(most) },
	OtherList: "This link was made with another version of the word list, so its secret may be different here.",
	NotYet: func(date string) string {
		return "The daily puzzle of " + date + " can’t be played yet. This is today’s."
	},
	ToCome:      func(date string) string { return "This will be the daily puzzle of " + date + "." },
	PlayedAgain: "Played again: not counted, not kept",
	Waits:       "An older game waits among the puzzles",
	UpdateReady: "A new version is ready",
	CantSave:    "This browser doesn’t let Ketword save. You can play, but games and statistics are lost when you leave the page.",
	Corrupt: func(key string) string {
		return "Some saved data could not be read. It was set aside in this browser as " + key + "."
	},
	Newer:    "Some data was saved by a newer version of Ketword. It stays as it is, and changes to it are not saved.",
	TooEarly: "Daily puzzles begin on 1 January 2026. This is the first.",
	Copied: Names{
		{"emoji", "Result copied"},
		{"words", "Description copied"},
		{"pattern", "Characters copied"},
		{"digits", "Digits copied"},
		{"picture", "Picture copied"},
		{"link", "Link copied"},
		{"challenge", "Challenge copied"},
	},
}

func englishLetterHint(letter string, count, guess int) string {
	if count != 1 {
		letter += " " + strconv.Itoa(count) + " times"
	}
	return "The word must contain " + letter + englishSource(guess)
}

func englishMostHint(letter string, count, guess int) string {
	switch count {
	case 0:
		return "The word can’t contain " + letter + englishSource(guess)
	case 1:
		return "The word has only one " + letter + englishSource(guess)
	}
	return "The word has only " + strconv.Itoa(count) + " " + letter + "s" + englishSource(guess)
}

// englishSource says which guess gave a hint, briefly: the message should fit on
// one line of a phone.
func englishSource(guess int) string { return " (guess " + strconv.Itoa(guess) + ")" }

func englishBadLinks(parts, values [2]string, more int) string {
	first := "Parts of this link were ignored: " + parts[0] + " “" + values[0] + "”"
	second := parts[1] + " “" + values[1] + "”"
	if more == 0 {
		return first + " and " + second + "."
	}
	return first + ", " + second + " and " + strconv.Itoa(more) + " more."
}
