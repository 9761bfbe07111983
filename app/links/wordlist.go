package links

import (
	"errors"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"ketword/app/lists"
	"ketword/engine"
	"ketword/internal/each"
)

// A short list of a player travels in the links to its puzzles: its letters, and for each letter of a
// word the index among these, in as few bits as the letters need. The words keep their order, since the
// name of the list depends on it.

// mostList is the maximum length of a list's code. Chats cut off longer links, and some browsers
// refuse them.
const mostList = 8000

// listCode is the purpose of codes of lists.
const listCode = "list"

// aboutBytes is how much of a code's text is left for what stands before the words.
const aboutBytes = 300

// List is a player's list as a link carries it.
type List struct {
	Title, Sender string
	Also          string        // language of additional guesses; or ""
	Answers       []engine.Word // in their order
	Guesses       []engine.Word // those that are no answers
}

// FittingWords returns how many words a list with the letters and the length of another fits in a link.
func FittingWords(l lists.List) int {
	return (mostList*6/8 - checkBytes - aboutBytes) * 8 / max(1, l.Name.Length*width(len([]rune(l.Letters))))
}

// Fits reports whether a list fits in a link.
func Fits(l lists.List) bool { return l.Guesses <= FittingWords(l) }

// width returns how many bits one of some letters needs.
func width(letters int) int { return max(1, bits.Len(uint(letters-1))) }

// Seal encodes the list, or returns "" if the code is too long.
func (l List) Seal() string {
	words, letters := each.Joined(l.Answers, l.Guesses), []engine.Letter(nil)
	for _, w := range words {
		for _, letter := range w.Letters() {
			if !slices.Contains(letters, letter) {
				letters = append(letters, letter)
			}
		}
	}
	texts := each.Of(letters, func(letter engine.Letter) string { return engine.Text(string(letter)) })
	about := []string{l.Title, l.Sender, l.Also, strings.Join(texts, " "), strconv.Itoa(words[0].Len()), strconv.Itoa(len(l.Answers)), strconv.Itoa(len(l.Guesses))}
	if code := sealCode(strings.Join(about, "\n")+"\n"+pack(words, letters), listCode); len(code) <= mostList {
		return code
	}
	return ""
}

// pack returns the indexes of the words' letters as bits.
func pack(words []engine.Word, letters []engine.Letter) string {
	var packed []byte
	wide, waiting, count := width(len(letters)), 0, 0
	for _, w := range words {
		for _, letter := range w.Letters() {
			waiting, count = waiting<<wide|slices.Index(letters, letter), count+wide
			for ; count >= 8; count -= 8 {
				packed = append(packed, byte(waiting>>(count-8)))
			}
			waiting &= 1<<count - 1
		}
	}
	return string(append(packed, byte(waiting<<(8-count))))
}

// OpenList decodes the result of Seal. Title and name are reduced to what is safe to show.
func OpenList(code string) (List, error) {
	text, err := openCode(code, listCode)
	parts := strings.SplitN(text, "\n", 8)
	if err != nil || len(parts) < 8 {
		return List{}, errors.Join(err, errors.New("not a list"))
	}
	l := List{Title: lists.CleanTitle(parts[0]), Sender: lists.Clean(parts[1], MaxName), Also: parts[2]}
	length, wrong := engine.ParseLength(parts[4])
	answers, _ := strconv.Atoi(parts[5])
	guesses, _ := strconv.Atoi(parts[6])
	words, err := unpack(parts[7], strings.Fields(parts[3]), length)
	if wrong != nil || err != nil || answers < 1 || answers > len(words) || guesses < 0 || guesses > len(words)-answers {
		return List{}, errors.Join(wrong, err, errors.New("not a list"))
	}
	l.Answers, l.Guesses = words[:answers], words[answers:answers+guesses]
	return l, nil
}

// unpack is the inverse of pack. The last words may be of bits that pack filled up with.
func unpack(packed string, letters []string, length int) (words []engine.Word, err error) {
	if len(letters) == 0 {
		return nil, errors.New("no letters")
	}
	var word []string
	wide, waiting, count := width(len(letters)), 0, 0
	for i := range len(packed) {
		waiting, count = waiting<<8|int(packed[i]), count+8
		for ; count >= wide; count -= wide {
			index := waiting >> (count - wide) & (1<<wide - 1)
			if index >= len(letters) {
				return nil, errors.New("not a letter")
			}
			if word = append(word, letters[index]); len(word) == length {
				w, err := engine.MakeWord(strings.Join(word, ""))
				if err != nil {
					return nil, err
				}
				words, word = append(words, w), nil
			}
		}
		waiting &= 1<<count - 1
	}
	return words, nil
}
