package wording

import (
	"strings"
	"testing"

	"ketword/app/text/embedded"
)

// TestWhyIsTrue: every reason why a guess was the best is true of the figures, in each language.
func TestWhyIsTrue(t *testing.T) {
	own := func(groups, largest int) effect {
		return effect{word: "K", groups: groups, largest: largest, cost: 3}
	}
	best := func(groups, largest int) effect {
		return effect{word: "QUARK", groups: groups, largest: largest, cost: 2}
	}
	for _, c := range []struct {
		secrets   int
		own, best effect
		change    func(own, best *effect) // of what else is known
		said      [3]string               // in the order of the languages
	}{
		{2, own(1, 1), best(0, 0), func(_, best *effect) { best.wins = 2 }, [3]string{
			"QUARK was sure to win.", "QUARK hätte sicher gewonnen.", "QUARK gagnait à coup sûr.",
		}},
		{3, own(2, 1), best(1, 1), func(own, best *effect) { own.wins, own.remaining, best.wins, best.remaining = 1, 1, 2, 0.3 }, [3]string{
			"QUARK leaves one group of 1, K 2 groups of 1; but QUARK wins at once in 2 of the 3, K in 1.",
			"QUARK lässt eine Gruppe von 1, K 2 Gruppen von je 1; aber QUARK gewinnt sofort in 2 von 3 Fällen, K in 1.",
			"QUARK laisse un seul groupe de 1, et K 2 groupes de 1_; mais QUARK gagne tout de suite dans 2 cas sur 3, K dans 1.",
		}},
		{3000, own(173, 134), best(252, 84), func(own, _ *effect) { own.wins = 1 }, [3]string{
			"QUARK divides them into 252 groups, the largest of 84, K into 173 groups, the largest of 134: more groups tell more, which outweighs that K can win at once.",
			"QUARK teilt sie in 252 Gruppen, die größte von 84, K in 173 Gruppen, die größte von 134: Mehr Gruppen verraten mehr, und das zählt mehr, als dass K sofort gewinnen kann.",
			"QUARK fait 252 groupes de 84 au plus, et K 173 groupes de 134 au plus~: plus de groupes en disent plus, et cela compte davantage que la chance de gagner tout de suite avec K.",
		}},
		{50, own(5, 9), best(6, 8), nil, [3]string{
			"QUARK divides them into 6 groups, the largest of 8, K into 5 groups, the largest of 9: more and smaller groups tell more.",
			"QUARK teilt sie in 6 Gruppen, die größte von 8, K in 5 Gruppen, die größte von 9: Mehr und kleinere Gruppen verraten mehr.",
			"QUARK fait 6 groupes de 8 au plus, et K 5 groupes de 9 au plus~: des groupes plus nombreux et plus petits en disent plus.",
		}},
		{50, own(5, 9), best(5, 9), func(own, best *effect) {
			own.remaining, own.mean, best.remaining, best.mean = 7, "7 W", 6.5, "6,5 W"
		}, [3]string{
			"QUARK divides them into 5 groups, the largest of 9, K into 5 groups, the largest of 9; but those of QUARK are more even: it leaves 6,5 W on average, not 7 W.",
			"QUARK teilt sie in 5 Gruppen, die größte von 9, K in 5 Gruppen, die größte von 9; aber die von QUARK sind gleichmäßiger: Im Schnitt bleiben 6,5 W, nicht 7 W.",
			"QUARK fait 5 groupes de 9 au plus, et K 5 groupes de 9 au plus_; mais ceux que fait QUARK sont plus équilibrés~: il laisse 6,5 W en moyenne, et non 7 W.",
		}},
		{54, own(1, 4), own(1, 4), func(own, best *effect) { own.wins, best.wins = 50, 50 }, [3]string{
			"K wins at once in 50 of the 54 and leaves one group of 4.",
			"K gewinnt sofort in 50 von 54 Fällen und lässt eine Gruppe von 4.",
			"K gagne tout de suite dans 50 cas sur 54 et laisse un seul groupe de 4.",
		}},
		{50, own(5, 9), own(5, 9), nil, [3]string{
			"K divides them into 5 groups, the largest of 9.", "K teilt sie in 5 Gruppen, die größte von 9.", "K fait 5 groupes de 9 au plus.",
		}},
	} {
		if c.change != nil {
			c.change(&c.own, &c.best)
		}
		for i, tag := range []string{"en", "de", "fr"} {
			language := embedded.Of(tag)
			said := strings.NewReplacer("\u00a0", "~", "\u202f", "_").Replace(comparison{c.secrets, c.own, c.best}.why(language))
			if said != c.said[i] {
				t.Errorf("%q, want %q", said, c.said[i])
			}
		}
	}
}
