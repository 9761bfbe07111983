package report

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ketword/wordlists/gen/internal/selection"
)

func random() *rand.Rand { return rand.New(rand.NewPCG(1, 0)) }

func TestPairs(t *testing.T) {
	for name, test := range map[string]struct {
		words           []string
		pairs, unpaired int
	}{
		"none":            {nil, 0, 0},
		"one":             {[]string{"abcd"}, 0, 1},
		"two":             {[]string{"abcd", "efgh"}, 1, 0},
		"a common letter": {[]string{"abcd", "defg", "hijk"}, 2, 0},
		"umlaut":          {[]string{"über", "oase", "ulme"}, 0, 3},
	} {
		t.Run(name, func(t *testing.T) {
			if pairs, unpaired := pairsOf(test.words); pairs != test.pairs || unpaired != test.unpaired {
				t.Errorf("%d pairs, %d words without one", pairs, unpaired)
			}
		})
	}
}

func TestCounts(t *testing.T) {
	c := selection.New()
	c.Answer("bold")
	c.Answer("fish")
	c.Guess("fiche")
	var out strings.Builder
	Counts(&out, c, Lengths(4))
	if fields := strings.Fields(out.String()); !slices.Equal(fields[6:], []string{"4", "2", "2", "1", "0"}) {
		t.Errorf("%s", &out)
	}
	if all := Lengths(0); !slices.Equal(all, []int{4, 5, 6, 7, 8}) {
		t.Errorf("%v", all)
	}
}

func TestDroppedMostFrequentFirst(t *testing.T) {
	c := selection.New()
	c.Drop("adze", selection.Blocked)
	c.Drop("cats", selection.Inflected)
	c.Drop("dogs", selection.Inflected)
	c.Drop("houses", selection.Name)
	var out strings.Builder
	Dropped(&out, c, 4, 5, random())
	if want := "2 dropped as inflected: cats dogs\n1 dropped as blocked: adze\n"; out.String() != want {
		t.Errorf("%q, not %q", out.String(), want)
	}
}

func TestSampleIsSeeded(t *testing.T) {
	words := strings.Split("abcdefghijklmnopqrstuvwxyz", "")
	one, two := Sample(words, 5, random()), Sample(words, 5, random())
	if len(one) != 5 || !slices.Equal(one, two) || !slices.IsSorted(one) {
		t.Errorf("%v, %v", one, two)
	}
	if other := Sample(words, 5, rand.New(rand.NewPCG(2, 0))); slices.Equal(one, other) {
		t.Errorf("another seed draws the same: %v", other)
	}
	if all := Sample(words, 99, random()); !slices.Equal(all, words) {
		t.Errorf("%v", all)
	}
	if !slices.IsSorted(words) {
		t.Error("the words themselves were shuffled")
	}
}

func TestCompare(t *testing.T) {
	c := Compare([]string{"apple", "berry", "cider"}, []string{"apple", "dough", "cider", "wiser"})
	if c.Both != 2 || !slices.Equal(c.Ours, []string{"berry"}) || !slices.Equal(c.Theirs, []string{"dough", "wiser"}) {
		t.Errorf("%+v", c)
	}
	if c.precision() != 2.0/3 || c.recall() != 0.5 {
		t.Errorf("precision %v, recall %v", c.precision(), c.recall())
	}
	if none := Compare(nil, nil); none.precision() != 0 || none.recall() != 0 {
		t.Errorf("%v, %v", none.precision(), none.recall())
	}
}

func TestComparisonPrintsReasons(t *testing.T) {
	var out strings.Builder
	Compare([]string{"apple", "berry"}, []string{"apple", "dough", "wiser"}).Print(&out, map[string]selection.Reason{"dough": selection.Rare}, 1)
	want := "1 in both; precision 0.500, recall 0.333\n1 only in ours: berry\n2 only in the other list: dough (rare)\n"
	if out.String() != want {
		t.Errorf("%q, not %q", out.String(), want)
	}
}
