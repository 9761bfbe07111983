package links

import (
	"testing"

	"ketword/app/internal/apptest"
)

// TestCodes: every change of a code is detected, and so is a code for another purpose.
func TestCodes(t *testing.T) {
	const text = "6 slate crown größe -"
	code := sealCode(text, "rows abide")
	got, err := openCode(code, "rows abide")
	apptest.Equal(t, "opened", got, text)
	apptest.Equal(t, "error", err, error(nil))
	const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	for i := range code {
		for _, other := range digits {
			changed := code[:i] + string(other) + code[i+1:]
			if got, err := openCode(changed, "rows abide"); changed != code && err == nil && got != text {
				t.Errorf("%q is read as %q", changed, got)
			}
		}
		if _, err := openCode(code[:i], "rows abide"); err == nil {
			t.Errorf("%q is read", code[:i])
		}
	}
	if _, err := openCode(code, "rows audio"); err == nil {
		t.Error("rows of another puzzle are read")
	}
}

// TestCodesInSentences: the checksum tells where a code ends, whatever follows it, and a code broken over
// lines is joined.
func TestCodesInSentences(t *testing.T) {
	for _, text := range []string{"a", "ab", "abc", "6 slate crown größe -"} { // codes of all lengths modulo four
		code := sealCode(text, "rows abide")
		for _, behind := range []string{
			"", ".", ")", ",", ">", "**", "_", "__", "-", "—", "…", ").", "\"", "%", "=", "&", "_)", "-_", "abc", "Have fun", ".Have fun", "~~", " and more", "?utm=1",
		} {
			got, err := openCode(code+behind, "rows abide")
			apptest.Equal(t, text+" before "+behind, got, text)
			apptest.Equal(t, "error", err, error(nil))
		}
		for i := range code {
			got, err := openCode(code[:i]+" "+code[i:]+"!", "rows abide")
			apptest.Equal(t, text+" with a blank", got, text)
			apptest.Equal(t, "error", err, error(nil))
		}
		for _, bad := range []string{"." + code, code[:len(code)/2] + "." + code[len(code)/2:], code[:len(code)-2] + "."} {
			if got, err := openCode(bad, "rows abide"); err == nil {
				t.Errorf("%q is read as %q", bad, got)
			}
		}
	}
}
