package links

import (
	"bytes"
	"encoding/base64"
	"maps"
	"reflect"
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// FuzzParse: parameters written again are the same.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "mode=quantum&lang=de&length=5", "amp;seed=%31&&=x&day", "amp;amp;", "seed=%zz&words=\xff+%00", "rows=a=b&rows=c", "day=3%29.", "d\u00aday=3\n27>", "secret=a_-_.", "day=\u200b\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		p := Parse(s)
		again := Parse(p.Query())
		delete(p, "") // from an empty part, such as that before a #
		delete(again, "")
		if !maps.Equal(again, p) {
			t.Errorf("%q: %q, written as %q it is %q", s, p, p.Query(), again)
		}
	})
}

// FuzzLists: a valid code of a list, written again, is of the same list, and has a title that is safe to show.
func FuzzLists(f *testing.F) {
	seal := func(l List) string { return l.Seal() }
	one := List{Title: "Fruits", Sender: "Ann", Also: "en", Answers: []engine.Word{apptest.Word(f, "apple"), apptest.Word(f, "mango")}, Guesses: []engine.Word{apptest.Word(f, "melon")}}
	for _, s := range []string{"", "AAAA", seal(one), seal(one) + ")."} {
		f.Add(s, s)
	}
	f.Add("", "Fruits\nAnn\nen\na p l e\n5\n1\n0\n\x05\x48")
	f.Fuzz(func(t *testing.T, code, text string) {
		for _, code := range []string{code, sealCode(text, listCode), sealCode(text, listCode) + ". " + code} {
			l, err := OpenList(code)
			if err != nil {
				continue
			}
			again, err := OpenList(l.Seal())
			if l.Seal() != "" && (err != nil || !reflect.DeepEqual(again, l)) {
				t.Errorf("%q, %q: %v is read again as %v, %v", code, text, l, again, err)
			}
		}
	})
}

// FuzzBytes: what a link with a history carries is the same with what a chat adds.
func FuzzBytes(f *testing.F) {
	f.Add([]byte("a history"), ").")
	f.Add([]byte{}, "")
	f.Add([]byte{0xff}, "> *Ann*")
	f.Fuzz(func(t *testing.T, data []byte, added string) {
		code := base64.RawURLEncoding.EncodeToString(data)
		Bytes(added)
		for _, end := range []string{"", ".", ")", " ", "." + added} {
			got, err := Bytes(code + end)
			if len(code) <= MostCode && (err != nil || !bytes.Equal(got, data)) {
				t.Errorf("%q + %q: %q, %v", code, end, got, err)
			}
		}
	})
}

// FuzzCodes: a valid code contains a secret or an ended game, which is the same when written and read
// again.
func FuzzCodes(f *testing.F) {
	p := puzzle(f, "abide")
	g := engine.NewGame(p).GiveUp()
	for _, s := range []string{"", "AAAA", "-_-_", SealSecret(apptest.Secret(f, "abide")), SealSecret(apptest.Secret(f, "crown", "plaid")), Rival{Game: g, Assisted: true}.Seal(p.Secret), Rival{Name: "Ann", Clue: "fluffy"}.Seal(p.Secret)} {
		f.Add(s, s)
	}
	f.Add("abide", "6 slate abide +")
	f.Fuzz(func(t *testing.T, code, text string) {
		// A correctly sealed text reaches its own parser.
		for _, code := range []string{code, sealCode(text, secretCode), sealCode(text, secretCode) + "." + code} {
			if s, err := OpenSecret(code); err == nil {
				if again, err := OpenSecret(SealSecret(s)); again != s || err != nil {
					t.Errorf("%q, %q: the secret %v is read again as %v, %v", code, text, s, again, err)
				}
			}
		}
		for _, code := range []string{code, sealCode(text, rowsCode(p.Secret)), sealCode(text, rowsCode(p.Secret)) + ")_" + code} {
			r, err := OpenRival(code, p)
			if err != nil || !r.Exists() {
				continue
			}
			again, err := OpenRival(r.Seal(p.Secret), p)
			if err != nil || r.Plays() && r.Game.Status() == engine.Playing || again.Name != r.Name || again.Clue != r.Clue || len(again.Game.Turns()) != len(r.Game.Turns()) {
				t.Errorf("%q, %q: %v is read again as %v, %v", code, text, r, again, err)
			}
		}
	})
}
