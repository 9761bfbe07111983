//go:build !js

package app

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/records"
	"ketword/app/screen"
	"ketword/app/screen/share"
	"ketword/app/screen/solver"
	"ketword/app/session"
	"ketword/engine"
)

// shareTables returns games with an open dialog for sharing.
func shareTables(t testing.TB) map[string]*table {
	all := map[string]*table{}
	for _, form := range session.Forms() {
		b := newTable(t, "crown plaid", "").guess("slate", "briny", "crown").send(share.Show{})
		b.able = screen.Device{Offers: true, Files: true, Images: true}
		all[string(form)] = b.send(model.ChangeSetting{Name: session.ShareForm, Value: string(form)})
	}
	return all
}

// shared returns what the dialog for sharing shares.
func (b *table) shared() effect.Share {
	b.t.Helper()
	_, effects := model.Update(b.model, share.Send{})
	for _, e := range effects {
		if shared, is := e.(effect.Share); is {
			return shared
		}
	}
	b.t.Fatal("nothing is shared")
	return effect.Share{}
}

// resultOf returns the result of a table's game.
func (b *table) resultOf() records.Result { return b.send(share.Show{}).shared().Result }

// TestOldTitles: results shared by earlier versions set mode, list and level in the solver,
// like today's.
func TestOldTitles(t *testing.T) {
	for _, title := range []string{
		"Ketword Quantum, Daily 7 · German · 6 letters · Strict: 2/6",
		"Ketword quantum de-6 #7 strict 2/6",
		"Ketword quantum de-6 #7 strict, with hints: solved in 2 of 6 tries.",
		"Ketword Quantum (German, 6 letters) #7 2/6**",
		"Ketword Quantum (Deutsch, 6 Buchstaben) Zufallsrätsel 2/6**, mit Tipps",
		"Ketword Quantum (Allemand, 6\u00a0lettres) #7 2/6**",
		"Ketword Quantum (Allemand, 6 lettres) #7, strict\u00a0: trouvé en 2 essais sur 6.",
		"Ketword Quantum (Deutsch, 6 Buchstaben) #7, streng: gelöst in 2 von 6 Versuchen.",
	} {
		b := newTable(t, "abide", "").send(model.Open{Screen: screen.Solver})
		text := title + "\n\n🟢🟡⬛⬛⬛⬛"
		b.send(solver.EnterRows{Text: text, Heading: b.headingOf(text)})
		p := b.model.Solver.Position
		equal(t, title+": mode", p.Mode, engine.Quantum)
		equal(t, title+": list", p.List, lists.Name{Lang: "de", Length: 6})
		equal(t, title+": level", p.Level, engine.Strict)
	}
}
