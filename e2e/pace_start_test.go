//go:build pace

package e2e

import (
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// startFigures are the parts of the start, between which the page paints and takes keys: what Run
// of app does, and before it Go. None may hold up a phone so long that it is felt, but for the
// first one, in whose midst no Go code can let the page paint.
var startFigures = []figure{
	{"start: Go and variables of packages", byLoop, 2},
	{"start: word list", byLoop, 1},
	{"start: root and what is stored", byLoop, 1},
	{"start: first game", byLoop, 1},
	{"start: first elements", byLoop, 1},
	{"start: longest part after them", byLoop, 1},
}

// partsOfStart measures these parts on a phone that has never been there. A site that has fewer parts
// has no such figures.
func partsOfStart(t *testing.T, s *server) map[string]float64 {
	found := map[string]float64{}
	t.Run("start", func(t *testing.T) {
		p := firstVisit(t, s)
		p.keepsRealTime()
		call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: phoneSlowness})
		p.before(timeParts)
		p.do(chromedp.Navigate(s.url))
		p.ready()
		parts := eval[[]float64](p, `window.parts`)
		last := len(startFigures) - 1
		if len(parts) <= last {
			return
		}
		for i, f := range startFigures[:last] {
			found[f.name] = parts[i]
		}
		found[startFigures[last].name] = slices.Max(parts[last:])
	})
	return found
}

// timeParts notes how long each part takes, from when the program runs until it is ready.
const timeParts = `{
	const make = WebAssembly.instantiate;
	const over = () => document.documentElement.dataset.app === "ready";
	let begun = 0, runs = false, breathe;
	window.parts = [];
	WebAssembly.instantiate = async (...given) => {
		const made = await make(...given);
		runs = true;
		return made;
	};
	Object.defineProperty(window, "ketwordBreathe", { set: (value) => { breathe = value; }, get: () => async () => {
		if (begun && !over()) window.parts.push(performance.now() - begun);
		await breathe();
		if (runs) begun = performance.now();
	} });
}`
