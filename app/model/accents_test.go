package model

import "testing"

func TestFolds(t *testing.T) {
	for typed, want := range map[rune]string{
		'e': "e", 'é': "e", 'ç': "c", 'ñ': "n", 'œ': "oe", 'æ': "ae", 'ß': "", 'ш': "", '1': "",
	} {
		equal(t, string(typed), azerty.typed(typed), want)
	}
	equal(t, "a key of its own comes first", qwertz.typed('ü'), "ü")
	equal(t, "no key for it", Layout{"xyz"}.typed('é'), "")
	equal(t, "nor for one of two", Layout{"o"}.typed('œ'), "")
}

// TestFinalSigma: both forms of sigma are one key, whichever the list has.
func TestFinalSigma(t *testing.T) {
	for _, words := range []string{"λόγος\nνόμος\n", "λόγοσ\nνόμοσ\n"} {
		for _, spelt := range []string{"λόγος", "λόγοσ", "ΛΌΓΟΣ"} {
			s := newListStore(t)
			w := s.visit(t, map[string]string{}, "").do(Imported{Draft: draft(t, "Greek", words, "")})
			w.do(ChooseList{List: w.model.Own[0].Name})
			equal(t, "one key", w.model.Layout().has('σ') && !w.model.Layout().has('ς'), true)
			w.do(guess(spelt)...)
			turn, _ := w.model.Game.LastTurn()
			equal(t, spelt, turn.Guess.String(), "λόγος")
		}
	}
}
