package friends

import (
	"strconv"
	"strings"

	"ketword/engine"
)

// A result of Ketword in words has how the game ended behind its title, as in "Ketword #327, hard: solved in 3
// of 6 tries."

// ending is how such a text begins behind the title.
type ending struct {
	begins string
	won    bool
	used   bool // the number of tries that were used comes first
}

// endings has the endings in each language of the interface.
var endings = [...]ending{
	{"solved ", true, true}, {"not solved ", false, false}, {"given up ", false, true},
	{"gelöst ", true, true}, {"nicht gelöst ", false, false}, {"aufgegeben ", false, true},
	{"trouvé ", true, true}, {"pas trouvé ", false, false}, {"abandonné ", false, true},
	{"resuelto ", true, true}, {"sin resolver ", false, false}, {"abandonado ", false, true}, // and in Portuguese
	{"resolvido ", true, true}, {"não resolvido ", false, false},
	{"opgelost ", true, true}, {"niet opgelost ", false, false}, {"opgegeven ", false, true},
	{"rozwiązano ", true, true}, {"nie rozwiązano ", false, false}, {"poddano ", false, true},
	{"розгадано ", true, true}, {"не розгадано ", false, false}, {"здано ", false, true},
}

// toldLevels has the names of each level in such titles, from [engine.Hard].
var toldLevels = []string{"hard schwer difficile difícil moeilijk trudny складний", "strict streng estricto rigoroso ścisły суворий"}

// readTold reads a result in words.
func (h *head) readTold(line string) bool {
	at, colon := strings.Index(line, ketword+" "), strings.LastIndexByte(line, ':')
	if at < 0 || colon < at {
		return false
	}
	t, is := engine.ParseTitle(line)
	if !is || !h.readEnding(strings.TrimSpace(line[colon+1:])) {
		return false
	}
	title := strings.TrimRight(line[at:colon], " ")
	h.ofKetword(title, t)
	for _, part := range strings.Split(title, ", ") {
		h.level = max(h.level, engine.Level(rowOf(part, toldLevels)))
	}
	h.who = nameBefore(line[:at])
	return true
}

// readEnding reads how a game ended. The only try of a game is named as such, or without a number.
func (s *score) readEnding(text string) bool {
	for _, e := range endings {
		if !strings.HasPrefix(text, e.begins) {
			continue
		}
		numbers := numbersIn(text)
		if len(numbers) == 0 || strings.Contains(text, ", ") {
			numbers = []int{1, 1}
		}
		used, tries := numbers[0], numbers[len(numbers)-1]
		if e.used && len(numbers) == 1 {
			tries = 0
		}
		if e.won {
			s.guesses = used
		}
		s.tries = tries
		s.wrong = tries > engine.MaxTries || e.won && (used == 0 || tries > 0 && used > tries)
		return true
	}
	return false
}

// numbersIn returns the numbers in a text.
func numbersIn(text string) (all []int) {
	isOther := func(r rune) bool { return r < '0' || r > '9' }
	for _, digits := range strings.FieldsFunc(text, isOther) {
		if n, err := strconv.Atoi(digits); err == nil {
			all = append(all, n)
		}
	}
	return all
}
