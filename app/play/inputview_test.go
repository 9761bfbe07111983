//go:build !js

package play

import (
	"slices"
	"testing"

	"ketword/app/internal/drawn"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/app/text/embedded"
	"ketword/engine"
)

// TestKeyMessages: every drawn key types its letter.
func TestKeyMessages(t *testing.T) {
	var typed []Msg
	s := session.New(nil, nil)
	for _, key := range drawn.Of(t, DrawKeyboard(screen.View{Session: &s, Text: embedded.English})).All(drawn.Classed("key")) {
		typed = append(typed, (&Input{}).keyMessage(&s, &Model{}, 0, key.Value("data-key")))
	}
	want := []Msg{}
	for _, l := range "qwertyuiopasdfghjkl" {
		want = append(want, Press{Letter: l})
	}
	want = append(want, Enter{})
	for _, l := range "zxcvbnm" {
		want = append(want, Press{Letter: l})
	}
	want = append(want, Erase{})
	if !slices.Equal(typed, want) {
		t.Errorf("keys type\n%v, want\n%v", typed, want)
	}
}

// TestKeyText: the name of a key whose rows were all mixed says so, unless its letter is
// absent, which holds for both words.
func TestKeyText(t *testing.T) {
	for want, key := range map[string]engine.Key{
		"Q, correct": {Mark: engine.Correct}, "Q, correct, mixed": {Mark: engine.Correct, Mixed: true},
		"Q, present": {Mark: engine.Present}, "Q, present, mixed": {Mark: engine.Present, Mixed: true},
		"Q, absent": {Mark: engine.Absent},
	} {
		equal(t, want, keyText(embedded.English, 'q', key), want)
	}
	equal(t, "absent and mixed", keyText(embedded.English, 'q', engine.Key{Mark: engine.Absent, Mixed: true}), "Q, absent")
}

// TestLettersOf: of the keys of a physical keyboard, those with the name of a letter type.
func TestLettersOf(t *testing.T) {
	for key, want := range map[string]bool{
		"a": true, "Z": true, "ß": true, "é": true, "ш": true, "ש": true, "ा": true, "क्ष": true, "ẹ̀": true, "가": true, "لا": true, "ាំ": true,
		"": false, "1": false, " ": false, "Shift": false, "F1": false, "Dead": false, "e\u0301": false, "→": false, "/": false, "\xff": false,
	} {
		first, more, is := lettersOf(key)
		if is != want || is && string(first)+more != key {
			t.Errorf("%q: %q and %q, %v", key, first, more, is)
		}
	}
}

// TestPlaceOf: the letters of a physical keyboard for a list, by the places of its keys.
func TestPlaceOf(t *testing.T) {
	latin, ukrainian := session.Layout{"qwertzuiopü", "asdfghjklöä", "yxcvbnmß"}, session.Layout{"абвгґдеєжзи", "іїйклмнопрс", "туфхцчшщьюя"}
	for code, want := range map[string][2]engine.Letter{
		"KeyQ": {'q', 'й'}, "KeyS": {'s', 'і'}, "KeyZ": {'z', 'я'}, "BracketLeft": {0, 'х'}, "BracketRight": {0, 'ї'}, "Quote": {0, 'є'}, "Period": {0, 'ю'},
		"Slash": {}, "Digit1": {}, "": {}, "<undefined>": {}, "Key": {}, "Keypad1": {},
	} {
		equal(t, code, [2]engine.Letter{placeOf(latin, code), placeOf(ukrainian, code)}, want)
	}
}
