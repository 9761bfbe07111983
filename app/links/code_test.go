package links

import (
	"testing"

	"ketword/app/internal/expect"
)

// TestCodes: every change of a code is noticed, as is one that is for something else.
func TestCodes(t *testing.T) {
	const text = "6 slate crown größe -"
	code := sealCode(text, "rows abide")
	got, err := openCode(code, "rows abide")
	expect.Equal(t, "opened", got, text)
	expect.Equal(t, "error", err, error(nil))
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
