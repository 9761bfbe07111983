package hunspell

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// condition is what the letters at one end of a word must be, as in [^cg]er: a set
// for each.
type condition []letters

// letters is a set of letters, or with except all others.
type letters struct {
	set    string
	except bool
}

// parseCondition reads a condition, in which a letter stands for itself, a dot for
// any letter, and brackets hold a set.
func parseCondition(text string) (condition, error) {
	var c condition
	for text != "" {
		if text[0] != '[' {
			letter := string([]rune(text)[:1])
			c, text = append(c, single(letter)), text[len(letter):]
			continue
		}
		set, rest, closed := strings.Cut(text[1:], "]")
		if !closed {
			return nil, fmt.Errorf("condition %q: no closing bracket", text)
		}
		set, except := strings.CutPrefix(set, "^")
		c, text = append(c, letters{set, except}), rest
	}
	return c, nil
}

func single(letter string) letters {
	if letter == "." {
		return letters{except: true}
	}
	return letters{set: letter}
}

func (c condition) begins(word string) bool {
	for _, l := range c {
		r, size := utf8.DecodeRuneInString(word)
		if size == 0 || !l.fits(r) {
			return false
		}
		word = word[size:]
	}
	return true
}

func (c condition) ends(word string) bool {
	for _, l := range slices.Backward(c) {
		r, size := utf8.DecodeLastRuneInString(word)
		if size == 0 || !l.fits(r) {
			return false
		}
		word = word[:len(word)-size]
	}
	return true
}

func (l letters) fits(r rune) bool { return strings.ContainsRune(l.set, r) != l.except }
