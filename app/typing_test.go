//go:build !js

package app

import (
	"testing"

	"ketword/engine"
)

// TestLetterOf: of the keys of a real keyboard, those of one letter type, as a reader counts letters.
func TestLetterOf(t *testing.T) {
	for key, want := range map[string]string{
		"a": "a", "Z": "Z", "ß": "ß", "é": "é", "ш": "ш", "ש": "ש", "ा": "ा", "क्ष": "क्ष", "ẹ̀": "ẹ̀", "가": "가",
		"": "", "1": "", " ": "", "Shift": "", "F1": "", "Dead": "", "e\u0301": "", "→": "", "шш": "",
	} {
		letter, is := letterOf(key)
		if is != (want != "") || is && engine.Text(string(letter)) != want {
			t.Errorf("%q: %q, %v", key, engine.Text(string(letter)), is)
		}
	}
}

func TestPlaceOf(t *testing.T) {
	for code, want := range map[string]engine.Letter{
		"KeyQ": 'q', "KeyZ": 'z', "Semicolon": 0, "Digit1": 0, "": 0, "<undefined>": 0, "Key": 0, "Keypad1": 0,
	} {
		equal(t, code, placeOf(code), want)
	}
}
