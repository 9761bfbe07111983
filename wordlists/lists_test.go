package wordlists_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"

	"ketword/engine"
	"ketword/engine/lexicon"
)

// alphabets are the letters of each language.
var alphabets = map[string]string{
	"en": "abcdefghijklmnopqrstuvwxyz",
	"de": "abcdefghijklmnopqrstuvwxyzßäöü",
	"fr": "abcdefghijklmnopqrstuvwxyz",
	"es": "abcdefghijklmnopqrstuvwxyzñ",
	"pt": "abcdefghijklmnopqrstuvwxyz",
	"nl": "abcdefghijklmnopqrstuvwxyz",
	"pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
	"uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}

// files are the answers and guesses of one language and length.
type files struct {
	lang             string
	length           int
	answers, guesses []string
}

// eachList runs a test for each list.
func eachList(t *testing.T, test func(t *testing.T, f files)) {
	paths, err := filepath.Glob("*/answers-*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no lists: %v", err)
	}
	for _, path := range paths {
		lang, name := filepath.Split(path)
		lang = filepath.Clean(lang)
		t.Run(strings.TrimSuffix(path, ".txt"), func(t *testing.T) {
			length, err := strconv.Atoi(strings.TrimSuffix(strings.TrimPrefix(name, "answers-"), ".txt"))
			if err != nil {
				t.Fatal(err)
			}
			test(t, files{lang, length, lines(t, path), lines(t, strings.Replace(path, "answers", "guesses", 1))})
		})
	}
}

// lines reads a list, in which every line ends with "\n" and none is blank.
func lines(t *testing.T, path string) []string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text, ended := strings.CutSuffix(string(data), "\n")
	if !ended || text == "" {
		t.Fatalf("%s: empty, or without a newline at the end", path)
	}
	return strings.Split(text, "\n")
}

// handmade reads a hand-made list of the generator.
func handmade(t *testing.T, lang, name string) map[string]bool {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("gen", "lists", lang, name))
	if err != nil {
		t.Fatal(err)
	}
	words := make(map[string]bool)
	for line := range strings.Lines(string(data)) {
		word, _, _ := strings.Cut(line, "#")
		if word = strings.TrimSpace(word); word != "" {
			words[word] = true
		}
	}
	return words
}

func TestListsAreWellFormed(t *testing.T) {
	eachList(t, func(t *testing.T, f files) {
		for name, words := range map[string][]string{"answers": f.answers, "guesses": f.guesses} {
			for i, word := range words {
				if problem := f.problem(word); problem != "" {
					t.Errorf("%s, line %d: %q %s", name, i+1, word, problem)
				}
				if i > 0 && words[i-1] >= word {
					t.Errorf("%s, line %d: %q is not after %q", name, i+1, word, words[i-1])
				}
			}
		}
	})
}

// problem returns what is wrong with the letters of a word, or "".
func (f files) problem(word string) string {
	outside := func(r rune) bool { return !strings.ContainsRune(alphabets[f.lang], r) }
	switch {
	case len([]rune(word)) != f.length:
		return "has another length"
	case !norm.NFC.IsNormalString(word):
		return "is not in normal form C"
	case strings.ContainsFunc(word, outside):
		return "has a letter that is not of its language"
	}
	return ""
}

func TestAnswersAreGuesses(t *testing.T) {
	eachList(t, func(t *testing.T, f files) {
		for _, word := range f.answers {
			if _, found := slices.BinarySearch(f.guesses, word); !found {
				t.Errorf("%q is an answer and not a guess", word)
			}
		}
	})
}

func TestHandMadeListsOverrideTheRecipe(t *testing.T) {
	eachList(t, func(t *testing.T, f files) {
		block, slurs, allow := handmade(t, f.lang, "block.txt"), handmade(t, f.lang, "slurs.txt"), handmade(t, f.lang, "allow.txt")
		for _, word := range f.answers {
			if block[word] {
				t.Errorf("%q is blocked and an answer", word)
			}
		}
		for _, word := range f.guesses {
			if slurs[word] {
				t.Errorf("%q is a slur and a guess", word)
			}
		}
		for word := range allow {
			if _, found := slices.BinarySearch(f.answers, word); !found && len([]rune(word)) == f.length {
				t.Errorf("%q is allowed and not an answer", word)
			}
		}
	})
}

// There are enough answers, and enough pairs for quantum.
func TestListsAreLargeEnough(t *testing.T) {
	const leastAnswers, leastPairs = 500, 1000
	eachList(t, func(t *testing.T, f files) {
		l := f.lexicon(t)
		if l.AnswerCount() < leastAnswers {
			t.Errorf("%d answers, want at least %d", l.AnswerCount(), leastAnswers)
		}
		if pairs := l.Pairs(); pairs < leastPairs {
			t.Errorf("%d pairs that share no letter, want at least %d", pairs, leastPairs)
		}
	})
}

func (f files) lexicon(t *testing.T) *lexicon.Lexicon {
	t.Helper()
	l, err := lexicon.New(f.lang, f.length, strings.Join(f.answers, "\n"), strings.Join(f.guesses, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// The lexicon has every word of the list, and no other: neither words drawn at
// random, nor any that differs from a word in one letter.
func TestLexiconHasTheListAndNoMore(t *testing.T) {
	const drawn, changed = 20_000, 200
	eachList(t, func(t *testing.T, f files) {
		l := f.lexicon(t)
		if l.GuessCount() != len(f.guesses) {
			t.Errorf("the lexicon has %d words, the list %d", l.GuessCount(), len(f.guesses))
		}
		for _, word := range f.guesses {
			if !l.Has(toWord(t, word)) {
				t.Errorf("%q is in the list and not in the lexicon", word)
			}
		}
		random := rand.New(rand.NewPCG(uint64(f.length), 0))
		letters := []rune(alphabets[f.lang])
		for range drawn {
			f.check(t, l, draw(letters, f.length, random))
		}
		for range changed {
			word := []rune(f.guesses[random.IntN(len(f.guesses))])
			for i, was := range word {
				for _, letter := range letters {
					word[i] = letter
					f.check(t, l, word)
				}
				word[i] = was
			}
		}
	})
}

// check compares lexicon and list for one word.
func (f files) check(t *testing.T, l *lexicon.Lexicon, letters []rune) {
	t.Helper()
	word := string(letters)
	_, want := slices.BinarySearch(f.guesses, word)
	if got := l.Has(toWord(t, word)); got != want {
		t.Errorf("%q is in the lexicon: %t, in the list: %t", word, got, want)
	}
}

func draw(letters []rune, length int, random *rand.Rand) []rune {
	word := make([]rune, length)
	for i := range word {
		word[i] = letters[random.IntN(len(letters))]
	}
	return word
}

func toWord(t *testing.T, s string) engine.Word {
	t.Helper()
	word, err := engine.ParseWord(s)
	if err != nil {
		t.Fatal(err)
	}
	return word
}
