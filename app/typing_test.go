//go:build !js

package app

import (
	"testing"

	"ketword/engine"
)

// TestLettersOf: of the keys of a real keyboard, those type that are named after letters.
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

func TestPlaceOf(t *testing.T) {
	for code, want := range map[string]engine.Letter{
		"KeyQ": 'q', "KeyZ": 'z', "Semicolon": 0, "Digit1": 0, "": 0, "<undefined>": 0, "Key": 0, "Keypad1": 0,
	} {
		equal(t, code, placeOf(code), want)
	}
}
