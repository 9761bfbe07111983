package e2e

import "testing"

// holdDrawing holds the program in the midst of its first drawing until release is called there,
// and counts in parts how often it lets the page do something else meanwhile.
const holdDrawing = `{
	window.parts = 0;
	let boot, breathe, taken = false;
	const released = new Promise((resolve) => { window.release = resolve; });
	Object.defineProperty(window, "ketwordBoot", { get: () => boot, set: (value) => {
		boot = value;
		const take = boot.take;
		boot.take = () => { taken = true; return take(); };
	} });
	Object.defineProperty(window, "ketwordBreathe", { set: (value) => { breathe = value; }, get: () => async () => {
		if (taken) await (window.parts++, released);
		return breathe();
	} });
}`

// The first drawing goes on in parts, between which the page takes keys. What they show is for
// the program to draw: the page's own script would change what is just being taken over.
func TestTypedInTheFirstDrawing(t *testing.T) {
	t.Parallel()
	for _, device := range []string{"keyboard", "touch"} {
		t.Run(device, func(t *testing.T) {
			p := start(t)
			p.before(holdDrawing)
			p.use(devices[device])
			p.openEarly(quantum.query())
			p.wait(`window.parts === 1`)
			for _, key := range []string{"c", "x", "Backspace", "r"} {
				p.device.press(p, key)
			}
			if s := p.look(); s.letters(0) != "" {
				t.Errorf("in the midst of the first drawing the row shows %q", s.letters(0))
			}
			p.starts()
			g := quantum.game(t)
			p.shows(g, "cr")
			if parts := eval[int](p, `window.parts`); parts < 3 {
				t.Errorf("the first drawing was done in %d parts", parts+1)
			}
			p.erase(2)
			p.ends(p.play(g, secrets(g)[0]))
		})
	}
}

// What is typed before the program runs, or in the midst of its first drawing, is not played in another puzzle than was
// asked for.
func TestTypedBeforeAnotherPuzzle(t *testing.T) {
	cases(t, []variant[string]{{"before the program", holdProgram}, {"in the first drawing", holdDrawing}}, func(t *testing.T, hold variant[string]) {
		p := start(t)
		p.before(hold.value)
		p.openEarly(classic.query("&words=0123456789abcdef"))
		if hold.value == holdDrawing {
			p.wait(`window.parts === 1`)
		}
		p.enter(wrongGuesses(classic.game(t), 1)[0])
		p.starts()
		p.says(en.Notice.OtherList())
		p.shows(classic.game(t), "")
	})
}
