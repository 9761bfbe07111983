//go:build !js

package browser

import (
	"testing"

	"golang.org/x/text/unicode/norm"
)

// TestComposed: what is passed over is in NFC, whatever two letters meet.
func TestComposed(t *testing.T) {
	for r := range rune(0x300) {
		if s := "e" + string(r) + "e"; !isComposed(s) || !norm.NFC.IsNormalString(s) {
			t.Errorf("%U: composed %v, normal %v", r, isComposed(s), norm.NFC.IsNormalString(s))
		}
	}
	for _, s := range []string{"e\u0301", "\u0300", "\u1112\u1161", "Å" + "\u212b", "шалаш"} {
		if isComposed(s) {
			t.Errorf("%q: passed over", s)
		}
	}
}
