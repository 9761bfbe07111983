//go:build pace

package e2e

import (
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
)

// The phone: a CPU four times as slow as this one, and a fast 4G network.
const (
	phoneWidth, phoneHeight, phonePixels = 390, 844, 3
	phoneSlowness                        = 4
	phoneLatency                         = 165           // milliseconds
	phoneDown, phoneUp                   = 8.1e6, 1.35e6 // bits per second
)

// keySamples is how many keys are pressed to measure them.
const keySamples = 20

// coldLoad opens a page on a phone that has never been there, types a word as soon
// as the page takes keys, and presses single keys later.
func coldLoad(t *testing.T, s *server) (found map[string]float64) {
	t.Run("load", func(t *testing.T) { // which closes the page at its end
		p := firstVisit(t, s)
		p.keepsRealTime()
		call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
			Width: phoneWidth, Height: phoneHeight, DeviceScaleFactor: phonePixels, Mobile: true,
		})
		call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
		call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: phoneSlowness})
		call(p, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
			MatchedNetworkConditions: []*network.Conditions{{Latency: phoneLatency, DownloadThroughput: phoneDown / 8, UploadThroughput: phoneUp / 8}},
		})
		p.before(script("probe"))
		p.load(s.url)
		p.wait(`window.probe.found["word judged"] && window.probe.found["first paint"]`)
		found = eval[map[string]float64](p, `window.probe.found`)
		found["key to paint"] = p.keyToPaint()
	})
	return found
}

// keyToPaint presses a letter and takes it back, again and again, and returns the
// median of the times until each was shown.
func (p *page) keyToPaint() float64 {
	p.Helper()
	var times []float64
	for range keySamples / 2 {
		for _, key := range []string{"a", "Backspace"} {
			p.run(`window.probe.expectKey()`)
			p.press(key)
			times = append(times, await(p, "the frame after "+key, reading[float64](p, `window.probe.shown`), func(ms float64) bool { return ms > 0 }))
		}
	}
	return median(times)
}

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
		p.open("")
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
