package session

import (
	"strconv"

	"ketword/app/links"
	"ketword/app/lists"
	"ketword/app/records"
	"ketword/engine"
)

// LinkWith returns the query that names the puzzle of a game completely, with the code of a rival, or ""
// for none: a daily puzzle by its number, a challenge by its secret, any other by its seed. It omits
// parameters that have their default value or that the secret implies.
func (s *Session) LinkWith(g records.Saved, rival string) string { return s.paramsOf(g, rival).Query() }

// LinkToSend is LinkWith for others, who lack a player's list: the link carries its words. It returns "" if
// they don't fit.
func (s *Session) LinkToSend(g records.Saved, rival string) string {
	return s.withWords(s.paramsOf(g, rival), lists.Of(g.Game.Puzzle.Identity))
}

// LinkToList is LinkToSend for a player's list itself: today's puzzle, in the current mode if the list has
// secrets for it.
func (s *Session) LinkToList(name lists.Name) string {
	r := engine.Rules{Mode: s.Game.Puzzle.Rules.Mode, Length: name.Length}
	if !s.Offers(name, r.Mode) {
		r.Mode = engine.Classic
	}
	return s.withWords(kindParams(engine.Identity{Rules: r, Lang: name.Lang}), name)
}

// withWords returns the query of parameters, with the words of the list if it is a player's.
func (s *Session) withWords(q links.Params, name lists.Name) string {
	list, _ := s.Find(name)
	words := s.Words[name]
	if !name.Own() {
		return q.Query()
	}
	if words == nil || !links.Fits(list) {
		return ""
	}
	l := links.List{Title: list.Title, Sender: s.PlayerName, Also: list.Also}
	for w := range words.Answers() {
		l.Answers = append(l.Answers, w)
	}
	for w := range words.Guesses() {
		if !words.IsAnswer(w) {
			l.Guesses = append(l.Guesses, w)
		}
	}
	if q[links.ParamList] = l.Seal(); q[links.ParamList] == "" {
		return ""
	}
	return q.Query()
}

// paramsOf returns the parameters of LinkWith.
func (s *Session) paramsOf(g records.Saved, rival string) links.Params {
	p := g.Game.Puzzle
	q := CommonParams(p.Identity, s.AsBegun(p, false).Rules)
	usual := kindParams(engine.Identity{Rules: FirstRules(), Lang: lists.Default().Lang})
	switch {
	case p.Daily > 0:
		q[links.ParamDay] = strconv.Itoa(p.Daily)
	case p.Chosen():
		q[links.ParamSecret] = links.SealSecret(p.Secret)
		usual[links.ParamMode] = q[links.ParamMode]
		if !lists.Of(p.Identity).Own() {
			usual[links.ParamLength] = q[links.ParamLength]
		}
	default:
		q[links.ParamSeed] = strconv.FormatUint(uint64(p.Seed), 10)
	}
	for param, value := range usual {
		if q[param] == value {
			delete(q, param)
		}
	}
	if s.mayChange(g) {
		q[links.ParamWords] = g.List.String()[:wordsDigits]
	}
	if rival != "" {
		q[links.ParamRows] = rival
	}
	return q
}

// wordsDigits is the minimum number of digits of a list's fingerprint in a link. With four,
// one other version of a list in 65,536 is taken for the same.
const wordsDigits = 4

// mayChange reports whether the link of a game could name another secret with another version
// of its list, so that it must include the fingerprint. The name of a player's list includes
// it already. For a daily puzzle, the number is enough while the current version is the one
// from which the secret was drawn.
func (s *Session) mayChange(g records.Saved) bool {
	p, list := g.Game.Puzzle, lists.Of(g.Game.Puzzle.Identity)
	words := s.Words[list]
	current := words != nil && words.Fingerprint() == g.List
	return !list.Own() && !p.Chosen() && (p.Daily == 0 || !current)
}

// CommonParams returns the parameters of the mode and the list, and those of the rules if
// they differ from the default rules or from otherwise, the rules by which the puzzle would
// be opened without them.
func CommonParams(id engine.Identity, otherwise engine.Rules) links.Params {
	r, q := id.Rules, kindParams(id)
	if r.Tries != engine.DefaultTries {
		q[links.ParamTries] = strconv.Itoa(r.Tries)
	}
	if r.Level != engine.Normal || r.Tries == engine.DefaultTries && r != otherwise {
		q[links.ParamLevel] = r.Level.String()
	}
	return q
}

// kindParams returns the parameters of the mode and the list.
func kindParams(id engine.Identity) links.Params {
	return links.Params{
		links.ParamMode:   id.Rules.Mode.String(),
		links.ParamLang:   id.Lang,
		links.ParamLength: strconv.Itoa(id.Rules.Length),
	}
}
