//go:build pace

package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"slices"
	"testing"
	"text/tabwriter"
)

// The pace of the site is measured apart from what it does, since a busy machine
// changes it. Every figure is the median of some rounds, and its goal a multiple of
// what a reference takes in the same rounds: a plain page, or a loop.
var (
	paceRounds = flag.Int("rounds", 5, "how many times each figure is measured")
	paceBase   = flag.String("base", "", "measure the site in this `folder` in turn with the one that is tested")
	paceJSON   = flag.String("json", "", "write what was measured to this `file`")
)

func init() { sharedFlags = sharedFlags[:1] }

// figure is what is measured, in milliseconds where it has a reference.
type figure struct {
	name      string
	reference reference
	goal      float64 // the most, as a multiple of the reference
}

// reference is what a figure is compared with.
type reference string

const (
	byPage reference = "page" // the same figure of the plain page
	byLoop reference = "loop" // a loop in a page, see loopScript
	byOne  reference = "1"    // nothing: the goal is absolute
)

// loadFigures are those of coldLoad. Bytes are all that is fetched before the first
// letter is shown, but the program and the style of dialogs, which are fetched beside it; the score of layout
// shifts is that of all that no input led to.
var loadFigures = []figure{
	{"first paint", byPage, 1.6},
	{"first letter", byPage, 1.7}, // typed as soon as the page takes keys
	{"word judged", byPage, 5},    // typed in one go
	{"key to paint", byPage, 4.5}, // from a key's event to the frame that shows it
	{"layout shift", byOne, 0},
	{"bytes before the first letter", byOne, 25_000},
}

// course is a way through a site, which gives the values of figures.
type course func(t *testing.T, s *server) (found map[string]float64)

// courses are all, each with its figures.
var courses = []struct {
	figures []figure
	run     course
}{
	{loadFigures, coldLoad},
	{startFigures, partsOfStart},
	{hintFigures, onPage(hints)},
	{reviewFigures, onPage(reviews)},
	{solverFigures, onPage(solverAgain)},
	{labFigures, onPage(tournaments)},
	{listFigures, onPage(longLists)},
	{aloneFigures, onPage(withoutWorkers)},
}

// onPage returns a course through a page that goes by the browser's clock.
func onPage(measure func(p *page, found map[string]float64)) course {
	return func(t *testing.T, s *server) map[string]float64 {
		found := map[string]float64{}
		t.Run("page", func(t *testing.T) { // which closes it at its end
			p := newPage(t, s)
			p.keepsRealTime()
			p.window(1280, 800)
			measure(p, found)
		})
		return found
	}
}

// loopScript counts for some twentieth of a second, and returns how long that took.
const loopScript = `(() => {
	const begun = performance.now();
	let x = 1;
	for (let i = 0; i < 5e7; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
	return performance.now() - begun + (x === 0 ? 1 : 0);
})()`

// samples are what was measured, by figure, round by round.
type samples map[string][]float64

func (s samples) add(found map[string]float64) {
	for name, value := range found {
		s[name] = append(s[name], value)
	}
}

// median returns the median of a figure.
func (s samples) median(name string) float64 { return median(s[name]) }

// median returns the median of values; 0 if there are none.
func median(values []float64) float64 {
	if len(values) == 0 {
		return 0
	}
	return slices.Sorted(slices.Values(values))[len(values)/2]
}

// TestPace measures all figures, of two sites in turn if there is another, prints them
// as a table, and fails for those that are over their goals.
func TestPace(t *testing.T) {
	here, base, plain := samples{}, samples{}, samples{}
	sites := map[*server]samples{root: here}
	if *paceBase != "" {
		other, err := builder.serve(*paceBase, "/", "localhost:0")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(other.stop)
		sites[other] = base
	}
	page := newPlainSite(t)
	for round := range *paceRounds {
		t.Logf("round %d of %d", round+1, *paceRounds)
		plain.add(onPage(countLoop)(t, root))
		plain.add(coldLoad(t, page))
		for _, c := range courses {
			for s, found := range sites {
				found.add(c.run(t, s))
			}
		}
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "figure\tmedian\tbefore\tchange\treference\tratio\tgoal\t\t")
	for _, c := range courses {
		for _, f := range c.figures {
			took, before, change, over := here.median(f.name), "", "", ""
			unit := map[reference]float64{byPage: plain.median(f.name), byLoop: plain.median("loop"), byOne: 1}[f.reference]
			if was := base.median(f.name); was != 0 {
				before, change = fmt.Sprintf("%.4g", was), fmt.Sprintf("%.2f", took/was)
			}
			if len(here[f.name]) == 0 {
				t.Errorf("%s: not measured", f.name)
			}
			if took/unit > f.goal {
				over = "over"
				t.Errorf("%s: %.4g, which is %.2f times the reference, and the goal is %g", f.name, took, took/unit, f.goal)
			}
			fmt.Fprintf(w, "%s\t%.4g\t%s\t%s\t%s %.0f\t%.2f\t%g\t%s\t\n", f.name, took, before, change, f.reference, unit, took/unit, f.goal, over)
		}
	}
	w.Flush()
	fmt.Printf("Medians of %d rounds, in milliseconds but for sizes and scores; the loop takes %.0f.\n", *paceRounds, plain.median("loop"))
	if *paceJSON != "" {
		data, err := json.MarshalIndent(map[string]samples{"site": here, "base": base, "references": plain}, "", "\t")
		if err == nil {
			err = os.WriteFile(*paceJSON, append(data, '\n'), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// countLoop measures how long the loop takes.
func countLoop(p *page, found map[string]float64) {
	p.load(root.url + "robots.txt")
	found["loop"] = eval[float64](p, loopScript)
}
