//go:build pace

package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/chromedp/chromedp"
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
	byOne  reference = ""     // nothing: the goal is absolute
)

// unitOf returns what the goal is a multiple of.
func (f figure) unitOf(plain map[string]float64, loop float64) float64 {
	return map[reference]float64{byPage: plain[f.name], byLoop: loop, byOne: 1}[f.reference]
}

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

// courses are ways through the site, each with the figures that it gives.
var courses = []struct {
	figures []figure
	run     func(t *testing.T, s *server) map[string]float64
}{
	{loadFigures, coldLoad},
	{startFigures, partsOfStart},
	{hintFigures, hints},
	{reviewFigures, reviews},
	{solverFigures, solverAgain},
	{labFigures, tournaments},
	{listFigures, longLists},
	{aloneFigures, withoutWorkers},
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

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[len(sorted)/2]
}

// measured is a row of the table that TestPace prints, and of its file.
type measured struct {
	Figure    string    `json:"figure"`
	Median    float64   `json:"median"` // milliseconds, but for sizes and scores
	Reference string    `json:"reference,omitempty"`
	Unit      float64   `json:"unit"`  // what the reference takes
	Ratio     float64   `json:"ratio"` // to it
	Goal      float64   `json:"goal"`
	Samples   []float64 `json:"samples"`
	Base      []float64 `json:"base,omitempty"`   // samples of the other site
	Change    float64   `json:"change,omitempty"` // of the median from that one to this, as a ratio
}

// TestPace measures all figures, of two sites in turn if there is another, prints them
// as a table, and fails for those that are over their goals.
func TestPace(t *testing.T) {
	here, base, plain, loop := samples{}, samples{}, samples{}, []float64{}
	type measuredSite struct {
		*server
		samples
	}
	sites := []measuredSite{{root, here}}
	if *paceBase != "" {
		other, err := builder.serve(*paceBase, "/", "localhost:0")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(other.stop)
		sites = append(sites, measuredSite{other, base})
	}
	page := newPlainSite(t)
	for round := range *paceRounds {
		t.Logf("round %d of %d", round+1, *paceRounds)
		loop = append(loop, countLoop(t))
		plain.add(coldLoad(t, page))
		for _, c := range courses {
			for _, s := range sites {
				s.add(c.run(t, s.server))
			}
		}
	}
	var rows []measured
	for _, c := range courses {
		for _, f := range c.figures {
			m := measured{Figure: f.name, Median: here.median(f.name), Reference: string(f.reference), Goal: f.goal, Samples: here[f.name]}
			typical := map[string]float64{}
			if f.reference == byPage {
				typical[f.name] = plain.median(f.name)
			}
			m.Unit = f.unitOf(typical, median(loop))
			m.Ratio = m.Median / m.Unit
			if m.Base = base[f.name]; len(m.Base) > 0 && base.median(f.name) != 0 {
				m.Change = m.Median / base.median(f.name)
			}
			rows = append(rows, m)
			if m.Ratio > m.Goal {
				t.Errorf("%s: %.4g, which is %.2f times the reference, and the goal is %g", f.name, m.Median, m.Ratio, m.Goal)
			}
		}
	}
	fmt.Print(paceTable(rows, median(loop)))
	writePace(t, rows)
}

// countLoop returns how long the loop takes.
func countLoop(t *testing.T) (took float64) {
	t.Helper()
	t.Run("loop", func(t *testing.T) {
		p := newPage(t, root)
		p.keepsRealTime()
		p.do(chromedp.Navigate(root.url + "robots.txt"))
		took = eval[float64](p, loopScript)
	})
	return took
}

// paceTable returns the rows as a table.
func paceTable(rows []measured, loop float64) string {
	var out strings.Builder
	w := tabwriter.NewWriter(&out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "figure\tmedian\tbefore\tchange\treference\tratio\tgoal\t\t")
	for _, m := range rows {
		before, change := "", ""
		if len(m.Base) > 0 {
			before, change = fmt.Sprintf("%.4g", median(m.Base)), fmt.Sprintf("%.2f", m.Change)
		}
		reference := m.Reference
		if reference != "" {
			reference += fmt.Sprintf(" %.0f", m.Unit)
		}
		over := ""
		if m.Ratio > m.Goal {
			over = "over"
		}
		fmt.Fprintf(w, "%s\t%.4g\t%s\t%s\t%s\t%.2f\t%g\t%s\t\n", m.Figure, m.Median, before, change, reference, m.Ratio, m.Goal, over)
	}
	w.Flush()
	fmt.Fprintf(&out, "Medians of %d rounds, in milliseconds but for sizes and scores; the loop takes %.0f.\n", len(rows[0].Samples), loop)
	return out.String()
}

// writePace writes the rows to the file that is wanted, with what was measured.
func writePace(t *testing.T, rows []measured) {
	t.Helper()
	if *paceJSON == "" {
		return
	}
	commit, _ := exec.Command("git", "describe", "--always", "--dirty", "--abbrev=40").Output() // none of what is no clone
	data, err := json.MarshalIndent(struct {
		Commit  string     `json:"commit"`
		Go      string     `json:"go"`
		Figures []measured `json:"figures"`
	}{strings.TrimSpace(string(commit)), runtime.Version(), rows}, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(*paceJSON, append(data, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}
