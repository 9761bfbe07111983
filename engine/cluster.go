package engine

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Some letters take several code points, which readers still call one: पा is a letter with a
// vowel sign, क्ष two that are joined, ẹ̀ one with a dot and a tone. Unicode calls them grapheme
// clusters (UAX #29). So that words stay arrays of numbers, whatever the script, such a letter
// has a code in Unicode's private planes. It is given when the letter is first read, and means
// nothing outside this process: whatever leaves it is written out by [Text].

// The codes of clusters.
const (
	firstCluster = 0xF0000
	mostClusters = 0xFFFE
)

// maxCluster is how many code points a letter may take. The longest of dictionaries have seven.
const maxCluster = 12

// clusters has every letter of several code points that was read. It only grows.
var clusters = struct {
	sync.RWMutex
	texts []string
	codes map[string]Letter
}{codes: map[string]Letter{}}

// clusterOf returns the code of a letter of several code points. The error is [ErrCombining]
// where there are no more codes, which no language needs.
func clusterOf(text string) (Letter, error) {
	clusters.RLock()
	code, found := clusters.codes[text]
	clusters.RUnlock()
	if found {
		return code, nil
	}
	clusters.Lock()
	defer clusters.Unlock()
	if code, found = clusters.codes[text]; found {
		return code, nil
	}
	if len(clusters.texts) == mostClusters {
		return 0, ErrCombining
	}
	code = firstCluster + Letter(len(clusters.texts))
	text = strings.Clone(text)
	clusters.texts, clusters.codes[text] = append(clusters.texts, text), code
	return code, nil
}

// isCluster reports whether a letter is the code of several code points.
func isCluster(l Letter) bool {
	if l < firstCluster {
		return false
	}
	clusters.RLock()
	defer clusters.RUnlock()
	return int(l-firstCluster) < len(clusters.texts)
}

// Text writes out letters: those of several code points, too.
func Text(letters string) string {
	if !strings.ContainsFunc(letters, isCluster) {
		return letters
	}
	var b strings.Builder
	for _, l := range letters {
		b.WriteString(letterText(l))
	}
	return b.String()
}

func letterText(l Letter) string {
	if !isCluster(l) {
		return string(l)
	}
	clusters.RLock()
	defer clusters.RUnlock()
	return clusters.texts[l-firstCluster]
}

// LetterText writes out a letter, in its final form where it is the last of a word.
func LetterText(l Letter, last bool) string {
	text := letterText(l)
	if !last {
		return text
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(final(first)) + text[size:]
}

// compareLetters orders letters by code point, and those of several by theirs: their codes depend
// on what was read first.
func compareLetters(a, b Letter) int {
	if a < firstCluster && b < firstCluster {
		return int(a - b)
	}
	return strings.Compare(letterText(a), letterText(b))
}

// ParseLetters reads the letters of a word, which [Text] writes; it turns nothing into lower case,
// but takes final forms for their letters. The text is in NFC. The error is [ErrNotUTF8], or tells what
// is wrong with the first character that can't be in a word.
func ParseLetters(s string) ([]Letter, error) { return appendLetters(nil, s) }

func appendLetters(letters []Letter, s string) ([]Letter, error) {
	if !utf8.ValidString(s) {
		return nil, ErrNotUTF8
	}
	for s != "" {
		l, size, err := nextLetter(s)
		if err != nil {
			return nil, err
		}
		letters, s = append(letters, l), s[size:]
	}
	return letters, nil
}

// nextLetter reads the first letter of s, which is not empty, and returns how many bytes it has.
func nextLetter(s string) (l Letter, size int, err error) {
	l, size = utf8.DecodeRuneInString(s)
	if err := checkLetter(l); err != nil {
		return 0, 0, err
	}
	if size == len(s) || s[size] < utf8.RuneSelf {
		return unfinal(l), size, nil
	}
	end := size + clusterEnd(s[size:])
	switch {
	case end == size:
		return unfinal(l), size, nil
	case utf8.RuneCountInString(s[:end]) > maxCluster:
		return 0, 0, ErrCombining
	}
	l, err = clusterOf(string(unfinal(l)) + s[size:end])
	return l, end, err
}

// clusterEnd returns how many bytes of s belong to a letter before it: its marks, and letters that
// a virama joins to it (rule GB9c of UAX #29).
func clusterEnd(s string) int {
	joins := false
	for i, r := range s {
		switch {
		case isMark(r):
			joins = joins || strings.ContainsRune(viramas, r)
		case joins && unicode.IsLetter(r):
			joins = false
		default:
			return i
		}
	}
	return len(s)
}

// viramas join the letters before and behind them: of Devanagari, Bengali, Gujarati, Oriya, Telugu,
// Malayalam, Burmese and Khmer (Indic_Conjunct_Break=Linker).
const viramas = "\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d\u1039\u17d2"

// Join returns the letter that l becomes with more behind it, such as a vowel sign; false if more
// begins a letter of its own.
func Join(l, more Letter) (Letter, bool) {
	text := letterText(l) + letterText(more)
	joined, size, err := nextLetter(text)
	return joined, err == nil && size == len(text)
}
