package perfect

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ketword/engine"
)

func TestFull(t *testing.T) {
	g := fileGame(t)
	Slack = *slack
	l := newList(g)
	m := newMemo(22)
	start := time.Now()
	times := make([]time.Duration, len(g.guesses))
	values := make([]int, len(g.guesses))
	var next atomic.Int64
	var wg sync.WaitGroup
	nodes := make([]int, 2)
	for i := range 2 {
		wg.Go(func() {
			w := newLister(engine.Forever, l, m)
			root := position{secrets: all(len(g.secrets)), left: g.tries()}
			for {
				n := int(next.Add(1)) - 1
				if n >= len(g.guesses) || *sample > 0 && n >= *sample {
					return
				}
				guess := l.order[n]
				s := time.Now()
				v, _ := w.open(&root, w.grid, guess, *betaF)
				times[guess], values[guess] = time.Since(s), v
				nodes[i] = w.searched
			}
		})
	}
	wg.Wait()
	fmt.Println("full", time.Since(start), nodes)
	order := all(len(times))
	slices.SortFunc(order, func(a, b int32) int { return int(times[b] - times[a]) })
	sum := time.Duration(0)
	for i, o := range order {
		sum += times[o]
		if i < 10 || i == 30 || i == 100 || i == 300 || i == 1000 || i == 3000 || i == 10000 {
			fmt.Println(i, g.guesses[o], times[o], values[o], sum)
		}
	}
	fmt.Println(sum)
	low := 1 << 20
	for i, v := range values {
		if v > 0 {
			low = min(low, v)
			_ = i
		}
	}
	fmt.Println(low)
}
