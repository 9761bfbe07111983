package e2e

import (
	"testing"

	"ketword/app/links"
	"ketword/engine"
	"ketword/engine/coach"
)

// In a challenge whose secret is no answer of the list, hint, solver and review reckon with all allowed words, and say
// so; the solver does elsewhere, too, once no answer fits.
func TestAnyWord(t *testing.T) {
	t.Parallel()
	p := newPage(t, root)
	p.withAxe()
	secret, err := engine.NewSecret(engine.MustWord("abled"))
	if err != nil {
		t.Fatal(err)
	}
	game := engine.NewGame(engine.Choose(engine.Rules{Tries: engine.DefaultTries}, "en", secret))
	p.open("?" + links.ParamSecret + "=" + links.SealSecret(secret))
	game = p.play(game, "slate", "beach")
	table, says := tableOf(t, game), en.Coach
	p.openDialog("hint")
	p.askHint("left")
	left, err := coach.SecretsLeft(t.Context(), table, coach.GameOf(game))
	if err != nil || left.Secrets != 3 {
		t.Fatalf("%+v, error %v", left, err)
	}
	p.wait(`document.querySelector("dialog .figure").textContent === ` + quote(says.Left("classic", 3)))
	p.wait(`[...document.querySelectorAll("dialog .quiet")].some((e) => e.textContent === ` + quote(en.Coach.Chosen()) + `)`)
	p.accessible("a hint in a challenge")
	p.click(action("advise-game"))
	a := p.showsRows("SLATE _**_*", "BEACH ***__")
	p.comparesAdvice(a, table, coach.Question{Game: coach.GameOf(game).WithoutSecret(), By: coach.ByBest, Most: 25})
	p.click(action("solve-pool"))
	if a = p.showsRows("SLATE _**_*", "BEACH ***__"); a.Figure != says.Only("classic", "LABEL") {
		t.Errorf("of the answers alone: %q", a.Figure)
	}
	p.enterText("solver-entry", "label ***o_")
	a = p.showsRows("SLATE _**_*", "BEACH ***__", "LABEL ***o_")
	if want := says.NoAnswer("classic") + " " + says.Allowed("classic", 2); a.Figure != want || a.Best == "" {
		t.Errorf("where no answer fits: %+v, want %q", a, want)
	}
	p.accessible("a position that no answer fits")
	p.closeDialog()
	p.play(game, "abled")
	p.click(action("review"))
	p.wait(`[...document.querySelectorAll("dialog .state p")].some((e) => e.textContent === ` + quote(en.Coach.Chosen()) + `)`)
	p.wait(`document.querySelectorAll("dialog .turns > li").length === 3`)
}
