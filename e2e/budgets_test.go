package e2e

import (
	"bytes"
	"fmt"
	"go/version"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"ketword/internal/slim"
)

// The budgets. Sizes are in bytes, and exact. Times are those of a phone, as
// multiples of what a plain page takes on the same machine in the same minute
// (plainpage_test.go): so a slow machine does not decide.
const (
	programBrotliMost = 1_000_000 // the program, by brotli 11
	programGzipMost   = 1_380_000 // and by gzip 9
	bootBrotliMost    = 4_400     // boot.js, by brotli 11
	earlyBytesMost    = 30_000    // all that is fetched before the first letter is shown, but the program, which is fetched beside it

	paintMost  = 1.6 // first contentful paint
	letterMost = 1.7 // the first letter is shown, typed as soon as the page takes keys
	judgedMost = 5   // its word is judged, typed in one go
	keyMost    = 4.5 // from a key's event to the frame that shows it
	shiftMost  = 0   // score of all layout shifts that no input led to; not a multiple

	// linkedMost is how many times as large a program may be that internal/slim
	// leaves as it is, since another release of Go has linked it.
	linkedMost = 1.6
)

// How times are measured. What else a machine does adds time, so the best of a
// few rounds counts; a round is coldLoads loads in new profiles, and its medians.
const (
	coldLoads  = 3
	roundsMost = 3
)

// overBudget says what of a page's pace is over its budget, measured beside the
// plain page.
func overBudget(site, plain pace) []string {
	var over []string
	for _, b := range []struct {
		what            string
		got, most, unit float64
	}{
		{"first paint", site.Paint, paintMost, plain.Paint},
		{"first letter", site.Letter, letterMost, plain.Letter},
		{"word judged", site.Judged, judgedMost, plain.Judged},
		{"key to paint", site.Key, keyMost, plain.Key},
		{"layout shift", site.Shift, shiftMost, 1},
		{"bytes before the first letter", site.Bytes, earlyBytesMost, 1},
	} {
		if b.got > b.most*b.unit {
			over = append(over, fmt.Sprintf("%s is %.4g, at most %.4g × %.4g is allowed", b.what, b.got, b.most, b.unit))
		}
	}
	return over
}

// The site keeps the budgets of time. Nothing is parallel to this test, so only
// other programs can be in its way.
func TestPace(t *testing.T) {
	plainSite := newPlainSite(t)
	var over []string
	for range roundsMost {
		var here, there []pace
		for range coldLoads { // in turn, so that both meet the same machine
			here = append(here, coldLoad(t, root, ""))
			there = append(there, coldLoad(t, plainSite, ""))
		}
		measured, plain := median(here), median(there)
		t.Logf("\nthe site       %+v\nthe plain page %+v", measured, plain)
		if over = overBudget(measured, plain); len(over) == 0 {
			return
		}
	}
	t.Error(strings.Join(over, "\n"))
}

// A site that is slowed down is over each of these budgets.
func TestSlowSiteIsOverBudget(t *testing.T) {
	plain := coldLoad(t, newPlainSite(t), "")
	slow := coldLoad(t, root, slowDown(judgedMost*plain.Judged, keyMost*plain.Key))
	over := strings.Join(overBudget(slow, plain), "\n")
	for _, what := range []string{"first paint", "first letter", "word judged", "key to paint", "layout shift", "bytes before the first letter"} {
		if !strings.Contains(over, what+" is ") {
			t.Errorf("%s is not over its budget: %+v, plain page %+v", what, slow, plain)
		}
	}
}

// slowDown returns a script that loads a picture before the page, blocks the page
// before it shows anything, and at each key, for so many milliseconds, and goes on
// moving it: for half a second after a key nothing that moves counts.
func slowDown(start, key float64) string {
	return fmt.Sprintf(`(() => {
		const block = (time) => { for (const end = performance.now() + time; performance.now() < end;); };
		const request = new XMLHttpRequest();
		request.open("GET", "screenshot-narrow.png", false);
		request.send();
		block(%f);
		addEventListener("keydown", () => block(%f), {capture: true});
		let moves = 0;
		setInterval(() => { if (document.body) document.body.style.paddingTop = 100 * (moves++ %% 2) + "px"; }, 100);
	})()`, start, key)
}

// The published files keep the budgets of size.
func TestSizes(t *testing.T) {
	for _, over := range oversize(t, site) {
		t.Error(over)
	}
}

// A site with a larger program is over the budgets of size.
func TestLargeSiteIsOverBudget(t *testing.T) {
	folder := t.TempDir()
	for name, size := range map[string]int{
		"ketword-0.wasm.br": 2 * programBrotliMost, "ketword-0.wasm.gz": 2 * programGzipMost,
	} {
		if err := os.WriteFile(filepath.Join(folder, name), make([]byte, size), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if over := oversize(t, folder); len(over) != 2 {
		t.Errorf("over budget: %q, want two files", over)
	}
}

// oversize says which files of a site are over their budget.
func oversize(t *testing.T, folder string) []string {
	t.Helper()
	allowed := 1.0
	if !slices.Contains(slim.Releases, version.Lang(runtime.Version())) {
		allowed = linkedMost
	}
	var over []string
	check := func(name string, size int, most float64) {
		t.Logf("%s: %d bytes", name, size)
		if float64(size) > most {
			over = append(over, fmt.Sprintf("%s has %d bytes, at most %.0f are allowed", name, size, most))
		}
	}
	for pattern, most := range map[string]float64{
		"ketword-*.wasm.br": programBrotliMost * allowed, "ketword-*.wasm.gz": programGzipMost * allowed,
	} {
		names, err := filepath.Glob(filepath.Join(folder, pattern))
		if err != nil || len(names) != 1 {
			t.Fatalf("%d files %s in %s, %v", len(names), pattern, folder, err)
		}
		info, err := os.Stat(names[0])
		if err != nil {
			t.Fatal(err)
		}
		check(pattern, int(info.Size()), most)
	}
	check("boot.js by brotli", bootSize(t), bootBrotliMost)
	return over
}

// bootSize returns the size of boot.js by brotli 11. It stands in the page.
func bootSize(t *testing.T) int {
	t.Helper()
	script, err := os.ReadFile(project + "/web/boot.js")
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w := brotli.NewWriterLevel(&out, brotli.BestCompression)
	if _, err := w.Write(script); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Len()
}
