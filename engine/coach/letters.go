package coach

import (
	"cmp"
	"iter"
	"strconv"
	"strings"
	"unicode/utf8"

	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/each"
)

// ListLetters is how many words a list has, and how often letters occur in them.
type ListLetters struct {
	Answers int
	Guesses int // that are allowed, the answers among them
	Pairs   int // of answers that share no letter
	Letters Letters
}

// CountList counts the letters of a list's answers, or of all words that may be
// guessed. The error is that of ctx.
func CountList(ctx engine.Context, l *lexicon.Lexicon, guesses bool) (ListLetters, error) {
	found := ListLetters{Answers: l.AnswerCount(), Guesses: l.GuessCount()}
	words := l.Answers()
	if guesses {
		words = l.Guesses()
	}
	var err error
	if found.Letters, err = CountLetters(ctx, l.Lang(), words); err != nil {
		return ListLetters{}, err
	}
	found.Pairs, err = l.CountPairs(ctx)
	return found, err
}

// Letters is how often each letter occurs in some words.
type Letters struct {
	Words  int
	Length int           // letters of a word; 0 of no words
	Counts []LetterCount // the letter that occurs most often first; of equal ones, in the order of their code points
}

// LetterCount is how often a letter occurs.
type LetterCount struct {
	Letter  engine.Letter
	Kind    LetterKind
	Count   int                   // occurrences, of which a word can have several
	Holders int                   // words that have it
	At      [engine.MaxLength]int // occurrences by position, from 0
}

// Total returns how many letters the words have in all.
func (l Letters) Total() int { return l.Words * l.Length }

// Share returns which part of all letters a letter is.
func (l Letters) Share(c LetterCount) float64 { return float64(c.Count) / float64(max(l.Total(), 1)) }

// Of returns the letters of a kind, in their order.
func (l Letters) Of(kind LetterKind) []LetterCount {
	var some []LetterCount
	for _, c := range l.Counts {
		if c.Kind == kind {
			some = append(some, c)
		}
	}
	return some
}

// CountLetters counts the letters of some words, all of one length. The language tag
// says which letters are vowels ([KindOf]). The error is that of ctx.
func CountLetters(ctx engine.Context, lang string, words iter.Seq[engine.Word]) (Letters, error) {
	const wordsAtOnce = 2000 // a few milliseconds' worth in a browser
	var l Letters
	counts := map[engine.Letter]*LetterCount{}
	for w := range words {
		l.Words, l.Length = l.Words+1, w.Len()
		for i, letter := range w.Letters() {
			c := counts[letter]
			if c == nil {
				c = &LetterCount{Letter: letter, Kind: KindOf(lang, letter)}
				counts[letter] = c
			}
			c.Count++
			c.At[i]++
			if first(w, letter) == i {
				c.Holders++
			}
		}
		if l.Words%wordsAtOnce == 0 && engine.Pause(ctx) != nil {
			break
		}
	}
	for _, c := range counts {
		l.Counts = append(l.Counts, *c)
	}
	l.Counts = each.Sorted(l.Counts, func(a, b LetterCount) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Letter, b.Letter))
	})
	return l, ctx.Err()
}

// CSV writes the counts as a table: a line of heads, then one for each letter with its
// kind, its occurrences, the words that have it, and its occurrences by position.
func (l Letters) CSV() string {
	var text strings.Builder
	text.WriteString("letter,kind,count,words")
	for i := range l.Length {
		text.WriteString("," + strconv.Itoa(i+1))
	}
	text.WriteString("\n")
	for _, c := range l.Counts {
		text.WriteString(engine.Text(string(c.Letter)) + "," + c.Kind.String() + "," + strconv.Itoa(c.Count) + "," + strconv.Itoa(c.Holders))
		for _, n := range c.At[:l.Length] {
			text.WriteString("," + strconv.Itoa(n))
		}
		text.WriteString("\n")
	}
	return text.String()
}

// first returns the first position at which a word has a letter, which it has.
func first(w engine.Word, letter engine.Letter) int {
	i := 0
	for w.At(i) != letter {
		i++
	}
	return i
}

// LetterKind says whether a letter is a vowel.
type LetterKind uint8

// The kinds of letters.
const (
	OtherLetter LetterKind = iota // of an alphabet that does not tell vowels apart, or one that is not known
	Vowel
	Consonant
)

// String returns the name of the kind; "" for [OtherLetter].
func (k LetterKind) String() string { return [...]string{"", "vowel", "consonant"}[k] }

// The vowels of the alphabets that are known, lower-case, and where their letters are
// among the code points. All of the Vietnamese block are vowels.
const (
	latinVowels = "aeiou" + "àáâãäåæèéêëìíîïòóôõöøùúûüýÿāăąēĕėęěĩīĭįıōŏőœũūŭůűųŷơưǎǐǒǔǖǘǚǜǝǟǡǫǭǻȁȃȅȇȉȋȍȏȕȗȧȩȫȭȯȱȳ"
	greekVowels = "αεηιουωάέήίόύώϊϋΐΰ"
	slavVowels  = "аеёиоуыэюяіїє"

	latinEnd                 = 0x24f
	vietnamese, vietnameseTo = 0x1ea0, 0x1ef9
	greek, greekTo           = 0x370, 0x3ff
	cyrillic, cyrillicTo     = 0x400, 0x52f
)

// KindOf returns the kind of a letter of a language, by its tag, or of any language
// that is written in its alphabet. Y is a vowel in French, and a consonant elsewhere.
// Letters that are neither Latin nor Greek nor Cyrillic are of no kind.
func KindOf(lang string, l engine.Letter) LetterKind {
	vowels := ""
	l, _ = utf8.DecodeRuneInString(engine.Text(string(l))) // without the marks of a letter
	switch {
	case l <= latinEnd:
		vowels = latinVowels
	case vietnamese <= l && l <= vietnameseTo:
		return Vowel
	case greek <= l && l <= greekTo:
		vowels = greekVowels
	case cyrillic <= l && l <= cyrillicTo:
		vowels = slavVowels
	default:
		return OtherLetter
	}
	if strings.ContainsRune(vowels, l) || l == 'y' && lang == "fr" {
		return Vowel
	}
	return Consonant
}
