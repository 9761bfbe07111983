package session

import (
	"slices"
	"strconv"
	"strings"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/lexicon"
	"ketword/internal/format"
)

// readSecret reads the secret of a link. The secret also gives the mode and length of the
// puzzle: a parameter that contradicts it is a problem. Rows without a puzzle are what is left of a
// challenge without its secret.
func (s *Session) readSecret(l *Link, values links.Params) {
	read(l, values, links.ParamSecret, &l.Secret, func(code string) (engine.Secret, error) {
		secret, err := links.OpenSecret(code)
		if err == nil && !l.List.Own() {
			err = s.checkList(l.List.Lang, secret.Len())
		}
		return secret, err
	})
	if !l.Names && values.Has(links.ParamRows) {
		l.Problems = append(l.Problems, links.Problem{Param: links.ParamSecret})
	}
	if !l.Given[links.ParamSecret] {
		return
	}
	for _, is := range [][2]string{{links.ParamMode, l.Secret.Mode().String()}, {links.ParamLength, strconv.Itoa(l.Secret.Len())}} {
		if param := is[0]; l.Given[param] && values[param] != is[1] {
			delete(l.Given, param)
			l.Problems = append(l.Problems, links.Problem{Param: param, Value: values[param], Clashes: true})
		}
	}
	l.Rules.Mode = l.Secret.Mode()
	if !l.List.Own() {
		l.List.Length = l.Secret.Len()
	}
}

// Link is what an address asks for. Missing and invalid parameters have their default
// values.
type Link struct {
	Rules    engine.Rules
	List     lists.Name
	Seed     engine.Seed
	Daily    int             // number of a daily puzzle; or 0
	Words    string          // start of the list's fingerprint; "" for any
	Secret   engine.Secret   // the secret that the sender chose
	Rows     string          // the code of the sender's rows
	Sent     string          // the code of the list's words
	Given    map[string]bool // parameters that are present and valid
	Names    bool            // the link names a puzzle, the same for everyone
	Problems []links.Problem
}

// ParseLink parses the query of an address, without its "?".
func (s *Session) ParseLink(query string) Link {
	values := links.Parse(query)
	l := Link{Rules: FirstRules(), Given: map[string]bool{}}
	if l.Names = namesPuzzle(values); !l.Names {
		l.Rules.Mode = s.Recent.lastMode()
	}
	read(&l, values, links.ParamMode, &l.Rules.Mode, engine.ParseMode)
	read(&l, values, links.ParamTries, &l.Rules.Tries, engine.ParseTries)
	read(&l, values, links.ParamLevel, &l.Rules.Level, engine.ParseLevel)
	if !l.Names && !l.NamesRules() {
		l.Rules = s.ChosenRules(l.Rules.Mode)
	}
	read(&l, values, links.ParamSeed, &l.Seed, engine.ParseSeed)
	read(&l, values, links.ParamDay, &l.Daily, engine.ParseDaily)
	read(&l, values, links.ParamWords, &l.Words, parseWords)
	s.readList(&l, values)
	s.readSecret(&l, values)
	l.Rows, l.Sent = values[links.ParamRows], values[links.ParamList]
	return l
}

// namesPuzzle reports whether a link names the same puzzle for everyone, whatever they
// played last.
func namesPuzzle(values links.Params) bool {
	return values.Has(links.ParamSeed) || values.Has(links.ParamDay) || values.Has(links.ParamSecret)
}

// readList reads the list of a link. Missing parameters are those of the list played last
// in the mode or, if the link names a puzzle, of the default list. An unknown list can only
// be a player's.
func (s *Session) readList(l *Link, values links.Params) {
	usual := lists.Default()
	if !l.Names {
		usual = s.ListFor(l.Rules.Mode)
	}
	if usual.Own() && values.Has(links.ParamLength) { // its name includes its only length
		usual = s.FirstList()
	}
	l.List = usual
	read(l, values, links.ParamLang, &l.List.Lang, func(lang string) (string, error) { return lang, s.checkList(lang, 0) })
	if _, found := s.Find(l.List); !found && !values.Has(links.ParamLength) {
		l.List.Length = lists.Default().Length
	}
	read(l, values, links.ParamLength, &l.List.Length, func(length string) (int, error) {
		n, err := engine.ParseLength(length)
		if err != nil || strconv.Itoa(n) != length {
			return 0, format.Error("%q: not a length", length)
		}
		return n, s.checkList(l.List.Lang, n)
	})
}

// checkList returns an error if there is no list of a language and length. A length of 0
// means any.
func (s *Session) checkList(lang string, length int) error {
	if (lists.Name{Lang: lang}).Own() {
		return lists.CheckLang(lang)
	}
	if !slices.ContainsFunc(s.Lists, func(l lists.List) bool {
		return l.Name.Lang == lang && (length == 0 || l.Name.Length == length)
	}) {
		return format.Error("%s, %d letters: no such list", lang, length)
	}
	return nil
}

// read parses a parameter, if present, and records a problem if it is invalid.
func read[T any](l *Link, values links.Params, param string, into *T, parse func(string) (T, error)) {
	if !values.Has(param) {
		return
	}
	value := values[param]
	got, err := parse(value)
	if err != nil {
		l.Problems = append(l.Problems, links.Problem{Param: param, Value: value})
		return
	}
	*into, l.Given[param] = got, true
}

// NamesRules reports whether the link gives tries or level. If it does, or if it names a puzzle,
// whichever of them is missing has its default value; otherwise they are the player's choice.
func (l *Link) NamesRules() bool { return l.Given[links.ParamTries] || l.Given[links.ParamLevel] }

// HasBadNumber reports whether the link names a puzzle by an invalid number.
func (l *Link) HasBadNumber() bool { return slices.ContainsFunc(l.Problems, links.Problem.OfPuzzle) }

// parseWords parses the first digits of a fingerprint.
func parseWords(s string) (string, error) {
	zeros := strings.Repeat("0", max(0, 16-max(len(s), wordsDigits)))
	_, err := lexicon.ParseFingerprint(s + zeros)
	return s, err
}
