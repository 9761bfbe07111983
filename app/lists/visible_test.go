package lists

import (
	"testing"
	"unicode"

	"ketword/app/internal/apptest"
)

// TestSeen: invisible characters are made visible.
func TestSeen(t *testing.T) {
	apptest.Equal(t, "text", Seen("größe \u202e\u200bx\n\xff"), "größe \uFFFD\uFFFDx\uFFFD\uFFFD")
}

// unseen are the ranges of characters that are invisible or reverse text:
// Default_Ignorable_Code_Point in Unicode's DerivedCoreProperties.txt, and others without a
// glyph.
var unseen = []*unicode.RangeTable{unicode.Cc, unicode.Cf, unicode.Co, unicode.Zl, unicode.Zp, {
	R16: []unicode.Range16{
		{Lo: 0x00ad, Hi: 0x00ad, Stride: 1}, {Lo: 0x034f, Hi: 0x034f, Stride: 1}, {Lo: 0x061c, Hi: 0x061c, Stride: 1},
		{Lo: 0x115f, Hi: 0x1160, Stride: 1}, {Lo: 0x17b4, Hi: 0x17b5, Stride: 1}, {Lo: 0x180b, Hi: 0x180f, Stride: 1},
		{Lo: 0x200b, Hi: 0x200f, Stride: 1}, {Lo: 0x202a, Hi: 0x202e, Stride: 1}, {Lo: 0x2060, Hi: 0x206f, Stride: 1},
		{Lo: 0x2800, Hi: 0x2800, Stride: 1}, // Braille without dots
		{Lo: 0x3164, Hi: 0x3164, Stride: 1}, {Lo: 0xfe00, Hi: 0xfe0f, Stride: 1}, {Lo: 0xfeff, Hi: 0xfeff, Stride: 1},
		{Lo: 0xffa0, Hi: 0xffa0, Stride: 1}, {Lo: 0xfff0, Hi: 0xffff, Stride: 1},
	},
	R32: []unicode.Range32{
		{Lo: 0x13441, Hi: 0x13442, Stride: 1}, // blank hieroglyphs
		{Lo: 0x1bca0, Hi: 0x1bca3, Stride: 1},
		{Lo: 0x1d159, Hi: 0x1d159, Stride: 1}, // a null note head
		{Lo: 0x1d173, Hi: 0x1d17a, Stride: 1}, {Lo: 0xe0000, Hi: 0xe0fff, Stride: 1},
	},
}}

// TestVisible: of all characters, exactly those with a glyph and blanks are visible, and those that Unicode has
// not defined yet.
func TestVisible(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if !unicode.Is(unicode.Cs, r) && Visible(r) == unicode.In(r, unseen...) {
			t.Fatalf("%U is seen: %v", r, Visible(r))
		}
	}
}
