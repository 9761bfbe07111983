package e2e

import (
	"testing"

	"ketword/engine"
)

// explainedRows reads the rows of the explainer: their marks, and whether they are mixed.
const explainedRows = `[...document.querySelectorAll(".explainer .row")].map((row) =>
	[...row.children].map((tile) => tile.dataset.mark).join(" ") + (row.dataset.mixed !== undefined ? " mixed" : ""))`

// The help's quantum section has a row whose words can be changed by keyboard: it shows
// what each word marks, and what is shown. Words that share a letter are refused.
func TestExplainer(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	p.open("")
	p.openDialog("help")
	said := func(sentence string) {
		t.Helper()
		p.wait(`document.querySelector(".explainer [role=status]").textContent === ` + quote(sentence))
	}
	rewrite := func(part, word string) {
		t.Helper()
		p.tabUntil("#explain-" + part)
		p.run(`document.activeElement.select()`)
		p.write(word)
	}
	for _, test := range []struct{ part, word string }{{"guess", "mühle"}, {"first", "größe"}, {"second", "milan"}} {
		rewrite(test.part, test.word)
	}
	said("GRÖẞE marks E. MILAN marks M and L. " + en.Explainer.Mixed())
	first, second := engine.MustWord("größe"), engine.MustWord("milan")
	both, err := engine.NewSecret(first, second)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{}
	for _, words := range [][]engine.Word{{first}, {second}, {first, second}} {
		s, err := engine.NewSecret(words...)
		if err != nil {
			t.Fatal(err)
		}
		row := ""
		for i, m := range engine.Score(engine.MustWord("mühle"), s).Marks() {
			if i > 0 {
				row += " "
			}
			row += m.String()
		}
		if s == both {
			row += " mixed"
		}
		want = append(want, row)
	}
	for i, got := range eval[[]string](p, explainedRows) {
		if got != want[i] {
			t.Errorf("row %d is %q, want %q", i+1, got, want[i])
		}
	}
	p.wait(`(([rows, fields]) => rows.bottom <= fields.top)([".rows", ".fields"].map((part) => document.querySelector(".explainer " + part).getBoundingClientRect()))`)
	p.accessible("the explainer")
	p.dialogFits("the explainer")
	rewrite("second", "roben")
	said(en.Explainer.Shares("R and E"))
	p.accessible("a refusal of the explainer") // the rows are faint
	p.closeDialog()
}
