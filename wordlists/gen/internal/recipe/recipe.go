package recipe

import (
	"math"
	"slices"
	"strings"

	"ketword/wordlists/gen/internal/hunspell"
	"ketword/wordlists/gen/internal/selection"
	"ketword/wordlists/gen/internal/source"
)

// none is the reason for dropping an answer.
const none selection.Reason = ""

// nearness are the reasons, from an answer to what is furthest from one.
var nearness = []selection.Reason{none, selection.Offensive, selection.Name, selection.Rare, selection.Inflected}

// spelling is one of the spellings of a word of the lists, as written.
type spelling struct {
	written string
	why     selection.Reason // why it is not an answer
	rank    int              // among the frequent words, from 1; or unranked
}

// unranked is the rank of a word that is not frequent.
const unranked = 1 << 30

// nearer reports whether a spelling is nearer to an answer, or as near and more usual.
func (s spelling) nearer(than spelling) bool {
	a, b := slices.Index(nearness, s.why), slices.Index(nearness, than.why)
	if a != b {
		return a < b
	}
	return s.rank < than.rank || s.rank == than.rank && s.written < than.written
}

// materials are what the sources of a language have.
type materials struct {
	words     []string // in lower case
	rules     *hunspell.Rules
	entries   []hunspell.Entry
	ranks     map[string]int
	names     map[string]bool // in lower case
	offensive map[string]bool
}

// Select selects the words of the language.
func (l Language) Select(p *source.Packages) (*selection.Words, error) {
	m, err := l.read(p)
	if err != nil {
		return nil, err
	}
	return l.selectWords(m), nil
}

// selectWords selects from what the sources have. Several spellings may be the same
// word without their accents: it is enough that one of them is an answer.
func (l Language) selectWords(m materials) *selection.Words {
	fold, best := l.folder(), make(map[string]spelling)
	for _, c := range l.withDerived(m) {
		for _, form := range l.forms(m, c) {
			s := spelling{form, l.reason(m, c.Entry, form), m.rank(form)}
			word, ok := fold(form)
			if before, known := best[word]; ok && (!known || s.nearer(before)) {
				best[word] = s
			}
		}
	}
	s := selection.New()
	for word, b := range best {
		s.Guess(word)
		if b.why == none {
			s.Answer(word)
		} else {
			s.Drop(word, b.why)
		}
	}
	l.write(s, m, best)
	for _, word := range m.words {
		if word, ok := fold(word); ok {
			s.Guess(word)
		}
	}
	return s
}

// candidate is an entry that yields words.
type candidate struct {
	hunspell.Entry
	derived bool
}

// withDerived returns the entries that yield words, and those that are derived from them.
func (l Language) withDerived(m materials) []candidate {
	var all []candidate
	flags := strings.Fields(l.Derivations)
	for _, e := range m.entries {
		if !l.word(e) {
			continue
		}
		all = append(all, candidate{e, false})
		for _, d := range m.rules.Derived(e, flags) {
			all = append(all, candidate{d, true})
		}
	}
	return all
}

// forms returns the forms of an entry that count. A frequent one always does.
func (l Language) forms(m materials, c candidate) []string {
	forms := m.rules.Forms(c.Entry)
	if l.Counts == nil {
		return forms
	}
	known := slices.ContainsFunc(forms, m.frequent)
	return slices.DeleteFunc(forms, func(form string) bool {
		return !m.frequent(form) && (c.derived && !m.frequent(c.Word) || !l.Counts(c.Entry, form, known))
	})
}

// reason returns why a form of an entry is not an answer, or none if it is one.
func (l Language) reason(m materials, e hunspell.Entry, form string) selection.Reason {
	switch {
	case form != e.Word || !l.Headword(e):
		return selection.Inflected
	case !m.frequent(form):
		return selection.Rare
	case m.names[form]:
		return selection.Name
	case m.offensive[form]:
		return selection.Offensive
	}
	return none
}

// frequent reports whether a word is among the frequent ones.
func (m materials) frequent(word string) bool { return m.rank(word) != unranked }

func (m materials) rank(word string) int {
	if rank, found := m.ranks[word]; found {
		return rank
	}
	return unranked
}

// read reads the sources.
func (l Language) read(p *source.Packages) (m materials, err error) {
	if m.rules, err = source.Parse(p, l.Affixes, hunspell.ParseRules); err != nil {
		return m, err
	}
	if m.entries, err = source.Parse(p, l.Dictionary, m.rules.ParseDictionary); err != nil {
		return m, err
	}
	m.names = l.names(m.entries)
	if m.ranks, err = readRanks(p, l.Frequent, l.English); err != nil {
		return m, err
	}
	m.know(l.Known)
	m.compound(l.Compounds)
	if m.words, err = readWords(p, l.Words); err != nil {
		return m, err
	}
	m.offensive, err = readSet(p, l.Offensive, math.MaxInt)
	return m, err
}

// know makes words frequent that are not, with spaces between.
func (m materials) know(words string) {
	for word := range strings.FieldsSeq(words) {
		if !m.frequent(word) {
			m.ranks[word] = len(m.ranks) + 1
		}
	}
}

// compound adds words of two parts, with spaces between, which count as frequent. Each has the forms of its second part.
func (m *materials) compound(words string) {
	flags := make(map[string][]string)
	for _, e := range m.entries {
		flags[e.Word] = append(flags[e.Word], e.Flags...)
	}
	for both := range strings.FieldsSeq(words) {
		first, second, _ := strings.Cut(both, "-")
		m.entries = append(m.entries, hunspell.Entry{Word: first + second, Flags: flags[second]})
		m.know(first + second)
	}
}

// names returns the names in the dictionary, in lower case.
func (l Language) names(entries []hunspell.Entry) map[string]bool {
	names := make(map[string]bool)
	for _, e := range entries {
		if l.Name != nil && l.Name(e) {
			names[strings.ToLower(e.Word)] = true
		}
	}
	return names
}
