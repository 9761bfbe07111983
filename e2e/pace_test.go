package e2e

import (
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// pace is how fast a page is, in milliseconds from the navigation on, and what it
// takes for it.
type pace struct {
	Paint  float64 // first contentful paint
	Letter float64 // end of the first frame that shows a typed letter
	Judged float64 // end of the first frame that shows marks of a word
	Key    float64 // median of a key's event to the end of the frame that shows its letter
	Shift  float64 // layout shifts without input, by score
	Bytes  float64 // on the wire before the first letter, headers and all, without the program
}

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
// as the page takes keys, and presses single keys later. A script, or "", runs
// before the page's own.
func coldLoad(t *testing.T, s *server, script string) pace {
	t.Helper()
	var measured pace
	t.Run("load", func(t *testing.T) { // which closes the page at its end
		p := firstVisit(t, s)
		p.emulatePhone()
		if script != "" {
			p.before(script)
		}
		p.before(probe)
		p.do(chromedp.Navigate(s.url))
		p.wait(`window.probe.pace.Judged && window.probe.pace.Paint`)
		measured = eval[pace](p, `window.probe.pace`)
		measured.Key = p.keyToPaint()
	})
	return measured
}

func (p *page) emulatePhone() {
	p.Helper()
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: phoneWidth, Height: phoneHeight, DeviceScaleFactor: phonePixels, Mobile: true,
	})
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: phoneSlowness})
	call(p, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
		MatchedNetworkConditions: []*network.Conditions{{Latency: phoneLatency, DownloadThroughput: phoneDown / 8, UploadThroughput: phoneUp / 8}},
	})
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
	return middle(times)
}

// median returns the median of each figure.
func median(measured []pace) pace {
	figure := func(of func(pace) float64) float64 {
		var values []float64
		for _, m := range measured {
			values = append(values, of(m))
		}
		return middle(values)
	}
	return pace{
		Paint:  figure(func(m pace) float64 { return m.Paint }),
		Letter: figure(func(m pace) float64 { return m.Letter }),
		Judged: figure(func(m pace) float64 { return m.Judged }),
		Key:    figure(func(m pace) float64 { return m.Key }),
		Shift:  figure(func(m pace) float64 { return m.Shift }),
		Bytes:  figure(func(m pace) float64 { return m.Bytes }),
	}
}

func middle(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}

// probe measures a page from before its first script on. As soon as something
// listens to keys, it types a word and Enter, all in one go, and again after a
// while if nothing came of it.
const probe = `(() => {
	const pace = {Paint: 0, Letter: 0, Judged: 0, Key: 0, Shift: 0, Bytes: 0};
	const rows = () => [...document.querySelectorAll(".board .row")].map((row) => row.textContent).join(" ");
	const first = () => document.querySelector(".board .tile");

	// atFrames calls a function at the end of each frame until it returns true.
	const atFrames = (look) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => { if (!look(performance.now())) requestAnimationFrame(ask); };
		const ask = () => port2.postMessage(0);
		requestAnimationFrame(ask);
	};
	const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({type, buffered: true});
	watch("layout-shift", (shift) => { if (!shift.hadRecentInput) pace.Shift += shift.value; });
	watch("paint", (paint) => { if (paint.name === "first-contentful-paint") pace.Paint = paint.startTime; });

	const listens = new Promise((heard) => {
		const add = EventTarget.prototype.addEventListener;
		EventTarget.prototype.addEventListener = function (type, ...rest) {
			if (type === "keydown") heard();
			return add.call(this, type, ...rest);
		};
	});
	const type = () => {
		if (pace.Letter) return;
		for (const key of ["c", "r", "a", "n", "e", "Enter"]) {
			document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
		}
		setTimeout(type, 500);
	};
	listens.then(() => setTimeout(type));

	const wire = (letter) => performance.getEntries()
		.filter((e) => e.transferSize && e.responseEnd < letter && !e.name.endsWith(".wasm"))
		.reduce((sum, e) => sum + e.transferSize, 0);
	atFrames((now) => {
		const tile = first();
		if (!tile || !tile.textContent) return false;
		pace.Letter = now;
		pace.Bytes = wire(now);
		return true;
	});
	atFrames((now) => {
		const tile = first();
		if (!tile || !["absent", "present", "correct"].includes(tile.dataset.mark)) return false;
		pace.Judged = now;
		return true;
	});

	const expectKey = () => {
		const before = rows();
		window.probe.shown = 0;
		addEventListener("keydown", (e) => atFrames((now) => {
			if (rows() === before) return false;
			window.probe.shown = now - e.timeStamp;
			return true;
		}), {capture: true, once: true});
	};
	window.probe = {pace, expectKey, shown: 0};
})()`
