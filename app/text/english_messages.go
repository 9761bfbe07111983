package text

import "strconv"

var englishNotice = Notice{
	TooShort: func(length int) string { return "A guess needs " + strconv.Itoa(length) + " letters" },
	Unknown:  func(word string) string { return word + " is not in the word list" },
	Place: func(position int, letter string) string {
		return "Letter " + strconv.Itoa(position) + " must be " + letter
	},
	Letter:    englishLetterHint,
	Turn:      func(turn int) string { return "Row " + strconv.Itoa(turn) + " rules this word out" },
	Partner:   "No pair with this word fits the rows",
	BadLink:   englishBadLink,
	BadLinks:  englishBadLinks,
	OtherList: "This link was made for another version of the word list, so its secret may be another.",
	CantSave:  "This browser can’t save. You can play, but games and statistics will be lost.",
	Corrupt:   func(key string) string { return "Something saved could not be read. It was set aside as " + key + "." },
	Newer:     "Something saved is from a newer version of Ketword. It stays as it is, and what belongs to it is not saved now.",
	TooEarly:  "Daily puzzles begin on 1 January 2026. This is the first.",
	Copied:    "Copied",
}

func englishLetterHint(letter string, count int) string {
	if count == 1 {
		return "The guess must contain " + letter
	}
	return "The guess must contain " + letter + " " + strconv.Itoa(count) + " times"
}

// englishWanted says, by parameter of a link, what it must be.
var englishWanted = map[string]string{
	"mode":   "classic or quantum",
	"lang":   "a language with a word list here",
	"length": "a length with a word list here",
	"seed":   "a whole number from 0 to 9007199254740991",
	"tries":  "a whole number from 0 to 100",
	"level":  "normal, hard or strict",
	"words":  "the fingerprint of a word list, 16 digits from 0 to f",
}

func englishBadLink(param, value string) string {
	return "Ignored in the link: " + param + " “" + value + "” is not " + englishWanted[param] + "."
}

func englishBadLinks(params, values [2]string, more int) string {
	parts := []string{params[0] + " “" + values[0] + "”", params[1] + " “" + values[1] + "”"}
	if more == 0 {
		return "Ignored in the link: " + parts[0] + " and " + parts[1] + "."
	}
	return "Ignored in the link: " + parts[0] + ", " + parts[1] + " and " + strconv.Itoa(more) + " more."
}

var englishSpeech = Speech{
	Marks: map[string]string{"absent": "absent", "present": "present", "correct": "correct"},
	Row:   func(number int, tiles string) string { return "Row " + strconv.Itoa(number) + ": " + tiles + "." },
	MixedRow: func(number int, tiles string) string {
		return "Row " + strconv.Itoa(number) + ", mixed: " + tiles + "."
	},
	TypedRow: func(number int, letters string) string {
		return "Row " + strconv.Itoa(number) + ", typing: " + letters + "."
	},
	EmptyRow:    func(number int) string { return "Row " + strconv.Itoa(number) + ", empty." },
	TriesLeft:   func(n int) string { return englishCount(n, "try left.", "tries left.") },
	Solved:      func(tries int, words string) string { return "Solved in " + strconv.Itoa(tries) + ". " + words },
	Lost:        func(words string) string { return "The game is lost. " + words },
	Opened:      func(mode, place string) string { return mode + ". " + place + "." },
	Key:         func(letter, mark string) string { return letter + ", " + mark },
	MixedKey:    func(letter, mark string) string { return letter + ", " + mark + ", mixed" },
	Tile:        func(letter, mark string) string { return letter + " " + mark },
	Separator:   ", ",
	Conjunction: " and ",
}
