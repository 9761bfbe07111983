package strategytext

import (
	"errors"
	"strings"

	"ketword/engine"
	"ketword/internal/format"
	"ketword/proofs/strategy"
)

// Errors of [Read].
var (
	ErrText  = errors.New("not a strategy")
	ErrRules = errors.New("the rules of the strategy can't be read")
	ErrOther = errors.New("the strategy is of another list")
	ErrDeep  = errors.New("deeper than a reply to the line before")
	ErrTwice = errors.New("the feedback has a reply already")
	ErrLine  = errors.New("want a feedback and a guess")
	ErrSize  = errors.New("the feedback and the guess have not as many letters as the one before")
)

// Is reports whether a text claims to be a strategy.
func Is(text string) bool { return strings.HasPrefix(plain(text), title+"\n") }

// plain returns a text without what some editors add: a byte order mark, and carriage returns
// before line feeds.
func plain(text string) string {
	return strings.ReplaceAll(strings.TrimPrefix(text, "\uFEFF"), "\r\n", "\n")
}

// Read reads what [Write] writes for the same lists, and returns the rules and the tree. Lines may
// end in CR LF. The error is one of this package, or names a line that can't be read.
func Read(text string, l Lists) (engine.Rules, *strategy.Tree, error) {
	if !Is(text) {
		return engine.Rules{}, nil, ErrText
	}
	text = plain(text)
	_, rest, _ := strings.Cut(text, "\n")
	second, _, _ := strings.Cut(rest, "\n")
	rules, err := readRules(second, l)
	if err != nil {
		return engine.Rules{}, nil, err
	}
	lines, is := strings.CutPrefix(text, header(rules, l))
	if !is {
		return engine.Rules{}, nil, ErrOther
	}
	if lines == "" {
		lines = "\n" // which has no first guess
	}
	r := reader{}
	number := 4 // of the last line of the heading
	for line := range strings.Lines(lines) {
		number++
		if err := r.line(strings.TrimSuffix(line, "\n")); err != nil {
			return engine.Rules{}, nil, format.Error("line %d: %w", number, err)
		}
	}
	return rules, r.path[0], nil
}

func readRules(line string, l Lists) (engine.Rules, error) {
	fields := strings.Fields(line)
	if len(fields) != 4 || fields[0] != "rules" || len(l.Answers) == 0 {
		return engine.Rules{}, ErrRules
	}
	mode, errMode := engine.ParseMode(fields[1])
	level, errLevel := engine.ParseLevel(fields[2])
	tries, errTries := engine.ParseTries(fields[3])
	if err := errors.Join(errMode, errLevel, errTries); err != nil {
		return engine.Rules{}, ErrRules
	}
	return engine.Rules{Mode: mode, Length: l.Answers[0].Len(), Tries: tries, Level: level}, nil
}

// reader reads the lines of a tree.
type reader struct {
	path []*strategy.Tree // to the guess read last
}

// line reads a line, which is the guess of the root or a reply.
func (r *reader) line(line string) error {
	if r.path == nil {
		guess, err := engine.ParseWord(line)
		r.path = []*strategy.Tree{{Guess: guess}}
		return err
	}
	rest := strings.TrimLeft(line, " ")
	depth := len(line) - len(rest)
	marks, word, _ := strings.Cut(rest, " ")
	if depth == 0 || word == "" {
		return ErrLine
	}
	if depth > len(r.path) {
		return ErrDeep
	}
	f, err := engine.ParseFeedback(marks)
	if err != nil {
		return err
	}
	guess, err := engine.ParseWord(word)
	if err != nil {
		return err
	}
	if before := r.path[depth-1].Guess.Len(); f.Len() != before || guess.Len() != before {
		return ErrSize
	}
	return r.add(depth, f, &strategy.Tree{Guess: guess})
}

// add adds a reply after so many guesses.
func (r *reader) add(depth int, f engine.Feedback, reply *strategy.Tree) error {
	parent := r.path[depth-1]
	if parent.Replies[f] != nil {
		return ErrTwice
	}
	parent.Reply(f, reply)
	r.path = append(r.path[:depth], reply)
	return nil
}
