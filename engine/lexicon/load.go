package lexicon

import (
	"fmt"
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/engine"
)

// MaxWords is the greatest number of words of a list.
const MaxWords = 100_000

// Source is the text of a list.
type Source struct {
	Lang    string // language tag; if it is "", LangOf gives it
	LangOf  func(Fingerprint) string
	Length  int    // letters of every word
	Answers string // one word a line
	Guesses string // further words that may be guessed; it may repeat answers, and may be empty
	Yield   func() // called after every few milliseconds of work, so that others can run; or nil
}

// New is [Load] for callers that need not yield.
func New(lang string, length int, answers, guesses string) (*Lexicon, error) {
	return Load(Source{Lang: lang, Length: length, Answers: answers, Guesses: guesses})
}

// Load reads a list. One that is not as it must be is refused as a whole: the
// error wraps a [*ListError] and says which of the two texts it means. It is an
// [*engine.LengthError] alone where no word has that length.
func Load(s Source) (*Lexicon, error) {
	if s.Length < engine.MinLength || s.Length > engine.MaxLength {
		return nil, &engine.LengthError{Got: s.Length, Min: engine.MinLength, Max: engine.MaxLength}
	}
	l := &Lexicon{lang: s.Lang, length: s.Length}
	r := reader{trie: &l.trie, length: s.Length, yielder: &yielder{yield: s.Yield}}
	var err error
	if l.answers, err = r.read(fromAnswers, s.Answers); err != nil {
		return nil, fmt.Errorf("answers: %w", err)
	}
	l.fingerprint = fingerprint(s.Answers, r.yielder)
	if s.Lang == "" && s.LangOf != nil {
		l.lang = s.LangOf(l.fingerprint)
	}
	if s.Guesses != "" {
		if _, err = r.read(fromGuesses, s.Guesses); err != nil {
			return nil, fmt.Errorf("guesses: %w", err)
		}
	}
	return l, nil
}

// reader reads texts into a trie: one word a line, all of one length.
type reader struct {
	trie    *Trie
	length  int
	yielder *yielder
}

// read reads the text of a list. It returns the nodes where the words end in their
// order, and takes time proportional to the text. The error is a [*ListError];
// then the trie is of no use.
func (r *reader) read(from origin, text string) ([]nodeID, error) {
	n := countLines(text, r.yielder)
	if n == 0 || n > MaxWords {
		return nil, &ListError{Guesses: from == fromGuesses, Problems: []Problem{{Err: &CountError{Words: n}}}}
	}
	ends := make([]nodeID, 0, n)
	var problems []Problem
	for line, s := range lines(text) {
		end, err := r.line(from, s)
		if err == nil {
			ends = append(ends, end)
			r.yielder.did(1)
			continue
		}
		if err == errRepeat {
			err = &RepeatError{Line: findLine(text, s)}
		}
		problem := Problem{Line: line, Text: s, Err: err}
		if isNoText(err) {
			problems = []Problem{problem} // the others come of it, too
			break
		}
		if problems = append(problems, problem); len(problems) == MaxProblems {
			break
		}
		r.yielder.did(stretch) // it took a look through the text
	}
	if len(problems) > 0 {
		return nil, &ListError{Guesses: from == fromGuesses, Problems: problems}
	}
	return ends, nil
}

// line puts the word of one line into the trie.
func (r *reader) line(from origin, s string) (nodeID, error) {
	start := head(s) // more than any word has, so that a long line costs no time
	w, err := engine.MakeWord(start)
	got := w.Len()
	switch err.(type) {
	case nil:
	case *engine.LengthError:
		got = countLetters(s, r.yielder)
	default:
		if err != engine.ErrNotUTF8 && strings.ContainsFunc(start, isControl) {
			err = ErrControl
		}
		return 0, err
	}
	if got != r.length {
		return 0, &engine.LengthError{Got: got, Min: r.length, Max: r.length}
	}
	end, fresh := r.trie.insert(w, from)
	if !fresh {
		return 0, errRepeat
	}
	return end, nil
}

// isControl reports whether a character stands in no text. Tabs and the ends of
// lines do.
func isControl(r rune) bool { return unicode.IsControl(r) && r != '\t' && r != '\r' }

// isNoText reports whether a reason says that a file is no text, rather than a
// text with a mistake.
func isNoText(err error) bool { return err == engine.ErrNotUTF8 || err == ErrControl }

// lines yields the lines of a text with their numbers from 1, without their
// ends "\n" or "\r\n". The last line may lack its end.
func lines(text string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		n := 0
		for line := range strings.Lines(text) {
			n++
			line = strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
			if !yield(n, line) {
				return
			}
		}
	}
}

// chunk is how many bytes are looked through at once.
const chunk = 64 * bytesALine

// countLines returns how many lines there are.
func countLines(text string, y *yielder) int {
	n := 0
	if text != "" && !strings.HasSuffix(text, "\n") {
		n++
	}
	for len(text) > 0 {
		size := min(chunk, len(text))
		n += strings.Count(text[:size], "\n")
		text = text[size:]
		y.did(size / bytesALine)
	}
	return n
}

// countLetters returns how many letters a line has.
func countLetters(s string, y *yielder) int {
	n := 0
	for len(s) > 0 {
		size := min(chunk, len(s))
		for size < len(s) && !utf8.RuneStart(s[size]) {
			size++
		}
		n += utf8.RuneCountInString(s[:size])
		s = s[size:]
		y.did(size / bytesALine)
	}
	return n
}

// findLine returns the number of the first line that reads s.
func findLine(text, s string) int {
	for n, line := range lines(text) {
		if line == s {
			return n
		}
	}
	return 0
}

// headLetters is how many letters of a line are looked at or shown: more than
// any word has.
const headLetters = 40

// head returns the first letters of a line.
func head(s string) string {
	n := 0
	for i := range s {
		if n == headLetters {
			return s[:i]
		}
		n++
	}
	return s
}
