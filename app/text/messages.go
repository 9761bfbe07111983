package text

// Notice has the sentences of the message line.
type Notice struct {
	TooShort  func(length int) string
	Unknown   func(word string) string
	Place     func(position int, letter string) string // from 1
	Letter    func(letter string, count int) string
	Turn      func(turn int) string // from 1
	Partner   string
	BadLink   func(param, value string) string                // one part of a link is bad
	BadLinks  func(params, values [2]string, more int) string // several are; the first two, and how many more
	OtherList string
	CantSave  string
	Corrupt   func(key string) string
	Newer     string
	TooEarly  string
	Copied    string
}

// Speech has what a screen reader is told, and the names of rows and keys.
type Speech struct {
	Marks       map[string]string // names of the marks absent, present, correct
	Row         func(number int, tiles string) string
	MixedRow    func(number int, tiles string) string
	TypedRow    func(number int, letters string) string
	EmptyRow    func(number int) string
	TriesLeft   func(n int) string
	Solved      func(tries int, words string) string
	Lost        func(words string) string
	Opened      func(mode, place string) string
	Key         func(letter, mark string) string
	MixedKey    func(letter, mark string) string
	Tile        func(letter, mark string) string
	Separator   string // between tiles, and between words
	Conjunction string // between the two words of a secret
}
