package perfect

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"ketword/engine"
)

var (
	answersFile = flag.String("answers", "", "")
	guessesFile = flag.String("guesses", "", "")
	hard        = flag.Bool("hard", false, "")
	opener      = flag.String("opener", "salet", "")
	slack       = flag.Float64("slack", 1.3, "")
	tries       = flag.Int("tries", 0, "")
	sample      = flag.Int("sample", 0, "")
	betaF       = flag.Int("beta", 7920, "")
)

func fileGame(t testing.TB) *Game {
	read := func(f string) (ws []engine.Word) {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Skip(err)
		}
		for _, s := range strings.Fields(string(b)) {
			ws = append(ws, engine.MustWord(s))
		}
		return
	}
	answers, guesses := read(*answersFile), read(*guessesFile)
	var secrets []engine.Secret
	for _, a := range answers {
		secrets = append(secrets, secretOf(a))
	}
	rules := engine.Rules{Mode: 1, Length: 5, Tries: *tries}
	if *hard {
		rules.Difficulty = engine.Hard
	}
	g, err := New(rules, nil, guesses, secrets)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestOpener(t *testing.T) {
	start := time.Now()
	g := fileGame(t)
	Slack = *slack
	l := newList(g)
	w := newLister(engine.Forever, l, newMemo(20))
	fmt.Println("prepared", time.Since(start))
	start = time.Now()
	root := position{secrets: all(len(g.secrets)), left: g.tries()}
	if *sample == 0 {
		v, _ := w.open(&root, w.grid, g.number[engine.MustWord(*opener)], impossible)
		fmt.Println(*opener, v, time.Since(start), w.searched)
		return
	}
	start = time.Now()
	x := uint64(1)
	minV := 1 << 20
	for range *sample {
		x = x*6364136223846793005 + 1442695040888963407
		gi := int32(x >> 33 % uint64(len(g.guesses)))
		v, _ := w.open(&root, w.grid, gi, *betaF)
		minV = min(minV, v)
	}
	fmt.Println(time.Since(start)/time.Duration(*sample), minV, w.searched, Stat)
}
