package e2e

import (
	"testing"
)

// The help's quantum section has a row whose words can be changed by keyboard, which is told
// again. Words that share a letter are refused.
func TestExplainer(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.open("")
	p.openDialog("help")
	rewrite := func(part, word, said string) {
		t.Helper()
		p.tabUntil("#explain-" + part)
		p.run(`document.activeElement.select()`)
		p.write(word)
		p.wait(`document.querySelector(".explainer [role=status]").textContent === ` + quote(said))
	}
	rewrite("guess", "mühle", "CROWN marks nothing. PLAID marks L. Only PLAID marks the row, so it is not mixed: squares.")
	p.wait(`(([rows, fields]) => rows.bottom <= fields.top)([".rows", ".fields"].map((part) => document.querySelector(".explainer " + part).getBoundingClientRect()))`)
	p.accessible("the explainer")
	p.dialogFits("the explainer")
	rewrite("second", "roben", en.Explainer.Shares("R, O and N"))
	p.accessible("a refusal of the explainer") // the rows are faint
}
