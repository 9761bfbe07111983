package lexicon

import (
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/engine"
	"ketword/internal/format"
)

// MaxWords is the largest number of words in a list.
const MaxWords = 100_000

// Source is the text of a list.
type Source struct {
	Lang    string                   // language tag; if "", LangOf gives it
	LangOf  func(Fingerprint) string // or nil
	Length  int                      // letters of every word
	Answers string                   // one word a line
	Guesses string                   // other words that may be guessed, one a line; may repeat answers, and may be ""
	Written string                   // answers that are written with letters that the list replaces, one a line; or ""
}

// New is [Load] without LangOf and without a context.
func New(lang string, length int, answers, guesses string) (*Lexicon, error) {
	return Load(engine.Forever, Source{Lang: lang, Length: length, Answers: answers, Guesses: guesses})
}

// Load reads a list, or refuses it as a whole. The error wraps a [*ListError] that says whether the
// answers or the guesses are wrong. It is an [*engine.LengthError] if words can't have s.Length
// letters, an [*engine.ParseError] if [engine.ParseLang] does not read the language, or that of
// ctx.
func Load(ctx engine.Context, s Source) (*Lexicon, error) {
	if s.Length < engine.MinLength || s.Length > engine.MaxLength {
		return nil, &engine.LengthError{Got: s.Length, Min: engine.MinLength, Max: engine.MaxLength}
	}
	l := &Lexicon{lang: s.Lang, length: s.Length}
	r := reader{trie: &l.trie, length: s.Length, pacer: &pacer{ctx: ctx}}
	var err error
	if l.answers, err = r.read(fromAnswers, s.Answers); err != nil {
		return nil, format.Error("answers: %w", err)
	}
	l.fingerprint = fingerprint(s.Answers, r.pacer)
	if s.Lang == "" && s.LangOf != nil {
		l.lang = s.LangOf(l.fingerprint)
	}
	if _, err := engine.ParseLang(l.lang); err != nil {
		return nil, err
	}
	if s.Guesses != "" {
		if _, err = r.read(fromGuesses, s.Guesses); err != nil {
			return nil, format.Error("guesses: %w", err)
		}
	}
	if r.pacer.err != nil {
		return nil, r.pacer.err
	}
	l.written = respelt(l.Alphabet(), s.Written)
	return l, nil
}

// respelt returns how words of an alphabet are written, from a text with one such word a line.
func respelt(by engine.Alphabet, text string) map[string]string {
	written := map[string]string{}
	for _, s := range lines(text) {
		if w, err := by.ParseWord(s); err == nil {
			written[w.String()] = s
		}
	}
	return written
}

// reader reads texts into a trie, with one word a line, all of one length.
type reader struct {
	trie   *trie
	length int
	pacer  *pacer
}

// read reads the text of a list, in linear time. It returns the nodes where the words
// end, in their order. The error is a [*ListError], or that of the context; after one the
// trie must not be used.
func (r *reader) read(from origin, text string) ([]nodeID, error) {
	n := countLines(text)
	if n == 0 || n > MaxWords {
		return nil, &ListError{Guesses: from == fromGuesses, Problems: []Problem{{Err: &CountError{Words: n}}}}
	}
	ends := make([]nodeID, 0, n)
	var problems []Problem
	for line, s := range lines(text) {
		if r.pacer.err != nil {
			return nil, r.pacer.err
		}
		end, err := r.line(from, s)
		if err == nil {
			ends = append(ends, end)
			r.pacer.worked(1)
			continue
		}
		if err == errDuplicate {
			err = &RepeatError{Line: findLine(text, s)}
		}
		problem := Problem{Line: line, Text: s, Err: err}
		if isNotText(err) {
			problems = []Problem{problem} // the other problems follow from it
			break
		}
		if problems = append(problems, problem); len(problems) == MaxProblems {
			break
		}
		r.pacer.worked(linesBetweenPauses) // findLine looked through the text
	}
	if len(problems) > 0 {
		return nil, &ListError{Guesses: from == fromGuesses, Problems: problems}
	}
	return ends, nil
}

// line puts the word of one line into the trie.
func (r *reader) line(from origin, s string) (nodeID, error) {
	start := s[:engine.WordEnd(s)] // so a long line takes no time
	w, err := engine.MakeWord(start)
	got := w.Len()
	switch wrong := err.(type) {
	case nil:
	case *engine.LengthError:
		if got = wrong.Got; start != s {
			got = utf8.RuneCountInString(s)
		}
	default:
		if err != engine.ErrNotUTF8 && strings.ContainsFunc(start, IsControl) {
			err = ErrControl
		}
		return 0, err
	}
	if got != r.length {
		return 0, &engine.LengthError{Got: got, Min: r.length, Max: r.length}
	}
	end, fresh := r.trie.insert(w, from)
	if !fresh {
		return 0, errDuplicate
	}
	return end, nil
}

// IsControl reports whether a character can't be in a text: it is a control character
// other than a tab or the end of a line.
func IsControl(r rune) bool { return unicode.IsControl(r) && r != '\t' && r != '\r' }

// isNotText reports whether an error means that the file is not a text, rather than
// a text with a mistake.
func isNotText(err error) bool { return err == engine.ErrNotUTF8 || err == ErrControl }

// lines yields the lines of a text with their numbers, from 1. It removes "\n" or
// "\r\n" at the end of each; the last line may have neither.
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

// countLines returns how many lines there are.
func countLines(text string) int {
	n := strings.Count(text, "\n")
	if text != "" && !strings.HasSuffix(text, "\n") {
		n++
	}
	return n
}

// findLine returns the number of the first line that has the word of s.
func findLine(text, s string) int {
	want, _ := engine.MakeWord(s)
	for n, line := range lines(text) {
		if w, _ := engine.MakeWord(line[:engine.WordEnd(line)]); w == want {
			return n
		}
	}
	return 0
}

// headLetters is how many letters of a line are shown.
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
