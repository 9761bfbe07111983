package text

import "strconv"

// Notice has the sentences of the message line.
type Notice struct {
	TooShort func(length int) string
	Unknown  func(word string) string

	// Hints that a guess does not use, with the guess that gave them. Positions
	// and guesses are counted from 1.
	Position func(position int, letter string, guess int) string
	Letter   func(letter string, count, guess int) string // count is how often at least
	Turn     func(guess int) string                       // that guess makes this one impossible
	Partner  string                                       // no word makes a pair with it

	BadLink   func(param, value, wanted string) string        // one part of a link is bad
	BadLinks  func(params, values [2]string, more int) string // several are; the first two, and how many more
	Wanted    map[string]string                               // what a part of a link must be, by its name
	Number    func(most uint64) string                        // what a part with a number must be
	OtherList string
	CantSave  string
	Corrupt   func(key string) string
	Newer     string
	TooEarly  string
	Copied    string
}

var englishNotice = Notice{
	TooShort: func(length int) string { return "A guess needs " + strconv.Itoa(length) + " letters" },
	Unknown:  func(word string) string { return word + " is not in the word list" },
	Position: func(position int, letter string, guess int) string {
		return "Letter " + strconv.Itoa(position) + " must be " + letter + englishSource(guess)
	},
	Letter:   englishLetterHint,
	Turn:     func(guess int) string { return "Guess " + strconv.Itoa(guess) + " rules this word out" },
	Partner:  "No pair with this word fits the guesses",
	BadLink:  englishBadLink,
	BadLinks: englishBadLinks,
	Wanted: map[string]string{
		"mode":   "classic or quantum",
		"lang":   "a language with a word list here",
		"length": "a length with a word list here",
		"level":  "normal, hard or strict",
		"words":  "the fingerprint of a word list, 16 digits from 0 to f",
	},
	Number:    func(most uint64) string { return "a whole number from 0 to " + strconv.FormatUint(most, 10) },
	OtherList: "This link was made for another version of the word list, so the secret may be a different one.",
	CantSave:  "This browser can’t save. You can play, but games and statistics will be lost.",
	Corrupt: func(key string) string {
		return "Something saved could not be read. It is kept under another name: " + key + "."
	},
	Newer:    "Something was saved by a newer version of Ketword. It is left as it is, and changes to it are not saved.",
	TooEarly: "Daily puzzles begin on 1 January 2026. This is the first.",
	Copied:   "Copied",
}

func englishLetterHint(letter string, count, guess int) string {
	if count != 1 {
		letter += " " + strconv.Itoa(count) + " times"
	}
	return "It must contain " + letter + englishSource(guess)
}

// englishSource says which guess gave a hint, briefly: the message should fit on
// one line of a phone.
func englishSource(guess int) string { return " (guess " + strconv.Itoa(guess) + ")" }

func englishBadLink(param, value, wanted string) string {
	return "Ignored in the link: " + param + " “" + value + "” is not " + wanted + "."
}

func englishBadLinks(params, values [2]string, more int) string {
	parts := []string{params[0] + " “" + values[0] + "”", params[1] + " “" + values[1] + "”"}
	if more == 0 {
		return "Ignored in the link: " + parts[0] + " and " + parts[1] + "."
	}
	return "Ignored in the link: " + parts[0] + ", " + parts[1] + " and " + strconv.Itoa(more) + " more."
}
