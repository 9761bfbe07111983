//go:build pace

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
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
func coldLoad(t *testing.T, s *server) map[string]float64 { return coldLoadWith(t, s, "") }

// coldLoadWith does the same with a script that runs before the page's own.
func coldLoadWith(t *testing.T, s *server, script string) (found map[string]float64) {
	t.Helper()
	t.Run("load", func(t *testing.T) { // which closes the page at its end
		p := firstVisit(t, s)
		p.keepsRealTime()
		p.emulatePhone()
		if script != "" {
			p.before(script)
		}
		p.before(probe)
		p.do(chromedp.Navigate(s.url))
		p.wait(`window.probe.found["word judged"] && window.probe.found["first paint"]`)
		found = eval[map[string]float64](p, `window.probe.found`)
		found["key to paint"] = p.keyToPaint()
	})
	return found
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
	return median(times)
}

// A site that is slowed down is over each of its goals.
func TestSlowSiteIsOverItsGoals(t *testing.T) {
	plain := coldLoad(t, newPlainSite(t))
	goals := map[string]float64{}
	for _, f := range loadFigures {
		goals[f.name] = f.goal
	}
	slow := coldLoadWith(t, root, slowDown(goals["word judged"]*plain["word judged"], goals["key to paint"]*plain["key to paint"]))
	for _, f := range loadFigures {
		if unit := f.unitOf(plain, 0); slow[f.name] <= f.goal*unit {
			t.Errorf("%s is %v, and within its goal of %v × %v", f.name, slow[f.name], f.goal, unit)
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

// probe measures a page from before its first script on. As soon as something
// listens to keys, it types a word and Enter, all in one go, and again after a
// while if nothing came of it.
const probe = `(() => {
	const found = {"layout shift": 0};
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
	watch("layout-shift", (shift) => { if (!shift.hadRecentInput) found["layout shift"] += shift.value; });
	watch("paint", (paint) => { if (paint.name === "first-contentful-paint") found["first paint"] = paint.startTime; });

	const listens = new Promise((heard) => {
		const add = EventTarget.prototype.addEventListener;
		EventTarget.prototype.addEventListener = function (type, ...rest) {
			if (type === "keydown") heard();
			return add.call(this, type, ...rest);
		};
	});
	const type = () => {
		if (found["first letter"]) return;
		for (const key of ["c", "r", "a", "n", "e", "Enter"]) {
			document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
		}
		setTimeout(type, 500);
	};
	listens.then(() => setTimeout(type));

	const wire = (letter) => performance.getEntries()
		.filter((e) => e.transferSize && e.responseEnd < letter && !/\.(wasm|css)$|\/text\//.test(e.name))
		.reduce((sum, e) => sum + e.transferSize, 0);
	atFrames((now) => {
		const tile = first();
		if (!tile || !tile.textContent) return false;
		found["first letter"] = now;
		found["bytes before the first letter"] = wire(now);
		return true;
	});
	atFrames((now) => {
		const tile = first();
		if (!tile || !["absent", "present", "correct"].includes(tile.dataset.mark)) return false;
		found["word judged"] = now;
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
	window.probe = {found, expectKey, shown: 0};
})()`
