package cli

import "testing"

// TestPlain: what only looks different is read as the letters that it stands for, and no letter is taken apart.
func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"crown": "crown", "ﬁnal": "final", "ｃｒｏｗｎ": "crown", "𝐜𝐫𝐚𝐧𝐞": "crane", "ⓒⓡⓐⓝⓔ": "crane", "cafe\u0301": "café", "ſtone": "stone",
		"ﺳﻼﻡ": "سلام", "שּׁ": "שּׁ", "น้ำ": "น้ำ", "ນ້ຳ": "ນ້ຳ", "ㄱㅏㄴ": "ㄱㅏㄴ", "가": "가", "größe": "größe", "🟩⬛🟨": "🟩⬛🟨", "\xff": "\xff", "": "",
	} {
		if got := Plain(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
