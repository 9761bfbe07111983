package wording

import (
	"strings"
	"testing"

	"ketword/app/text/embedded"
	"ketword/engine"
	"ketword/engine/solver"
)

// TestWhyIsTrue: every reason why a guess was best is true of the figures, in each language.
func TestWhyIsTrue(t *testing.T) {
	own := func(groups, largest int) solver.Ranked {
		return solver.Ranked{Guess: engine.MustWord("ku"), Parts: groups, Worst: largest, Cost: 3}
	}
	best := func(groups, largest int) solver.Ranked {
		return solver.Ranked{Guess: engine.MustWord("quark"), Parts: groups, Worst: largest, Cost: 2}
	}
	for _, c := range []struct {
		secrets   int
		own, best solver.Ranked
		change    func(own, best *solver.Ranked) // changes other figures
		said      [3]string                      // in the order of the languages
	}{
		{2, own(1, 1), best(0, 0), func(_, best *solver.Ranked) { best.Wins = 2 }, [3]string{
			"QUARK was sure to win.", "QUARK hätte sicher gewonnen.", "QUARK gagnait à coup sûr.",
		}},
		{3, own(2, 1), best(1, 1), func(own, best *solver.Ranked) { own.Wins, own.Remaining, best.Wins, best.Remaining = 1, 1, 2, 0.3 }, [3]string{
			"QUARK leaves one group of 1, KU 2 groups of 1; but QUARK wins at once in 2 of the 3, KU in 1.",
			"QUARK lässt eine Gruppe von 1, KU 2 Gruppen von je 1; aber QUARK gewinnt sofort in 2 von 3 Fällen, KU in 1.",
			"QUARK laisse un seul groupe de 1, et KU 2 groupes de 1_; mais QUARK gagne tout de suite dans 2 cas sur 3, KU dans 1.",
		}},
		{3000, own(173, 134), best(252, 84), func(own, _ *solver.Ranked) { own.Wins = 1 }, [3]string{
			"QUARK divides them into 252 groups, the largest of 84, KU into 173 groups, the largest of 134: more groups tell more, which outweighs that KU can win at once.",
			"QUARK teilt sie in 252 Gruppen, die größte von 84, KU in 173 Gruppen, die größte von 134: Mehr Gruppen verraten mehr, und das zählt mehr, als dass KU sofort gewinnen kann.",
			"QUARK fait 252 groupes de 84 au plus, et KU 173 groupes de 134 au plus~: plus de groupes en disent plus, et cela compte davantage que la chance de gagner tout de suite avec KU.",
		}},
		{50, own(5, 9), best(6, 8), nil, [3]string{
			"QUARK divides them into 6 groups, the largest of 8, KU into 5 groups, the largest of 9: more and smaller groups tell more.",
			"QUARK teilt sie in 6 Gruppen, die größte von 8, KU in 5 Gruppen, die größte von 9: Mehr und kleinere Gruppen verraten mehr.",
			"QUARK fait 6 groupes de 8 au plus, et KU 5 groupes de 9 au plus~: des groupes plus nombreux et plus petits en disent plus.",
		}},
		{50, own(5, 9), best(5, 9), func(own, best *solver.Ranked) {
			own.Remaining, best.Remaining = 7, 6.5
		}, [3]string{
			"QUARK divides them into 5 groups, the largest of 9, KU into 5 groups, the largest of 9; but those of QUARK are more even: it leaves 6.5 words on average, not 7.0 words.",
			"QUARK teilt sie in 5 Gruppen, die größte von 9, KU in 5 Gruppen, die größte von 9; aber die von QUARK sind gleichmäßiger: Im Schnitt bleiben 6,5 Wörter, nicht 7,0 Wörter.",
			"QUARK fait 5 groupes de 9 au plus, et KU 5 groupes de 9 au plus_; mais ceux que fait QUARK sont plus équilibrés~: il laisse 6,5 mots en moyenne, et non 7,0 mots.",
		}},
		{54, own(1, 4), own(1, 4), func(own, best *solver.Ranked) { own.Wins, best.Wins = 50, 50 }, [3]string{
			"KU wins at once in 50 of the 54 and leaves one group of 4.",
			"KU gewinnt sofort in 50 von 54 Fällen und lässt eine Gruppe von 4.",
			"KU gagne tout de suite dans 50 cas sur 54 et laisse un seul groupe de 4.",
		}},
		{50, own(5, 9), own(5, 9), nil, [3]string{
			"KU divides them into 5 groups, the largest of 9.", "KU teilt sie in 5 Gruppen, die größte von 9.", "KU fait 5 groupes de 9 au plus.",
		}},
	} {
		if c.best.Secrets = c.secrets; c.change != nil {
			c.change(&c.own, &c.best)
		}
		for i, tag := range []string{"en", "de", "fr"} {
			language := embedded.Of(tag)
			said := strings.NewReplacer("\u00a0", "~", "\u202f", "_").Replace(comparison{Voice{language, engine.Classic, func(w engine.Word) string { return engine.Upper(w.String()) }}, c.own, c.best}.why())
			if said != c.said[i] {
				t.Errorf("%q, want %q", said, c.said[i])
			}
		}
	}
}
