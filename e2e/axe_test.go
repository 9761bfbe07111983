package e2e

import (
	"encoding/json"
	"hash/crc32"
	"os"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// withAxe puts axe-core, which checks accessibility, into each page that is opened from now on.
func (p *page) withAxe() {
	p.Helper()
	source := string(sample.Must(os.ReadFile("testdata/axe/axe.min.js"))(p))
	if p.remote != nil {
		p.must("axe-core", p.remote.before(source)) // at any time
		return
	}
	p.before(source)
}

// look is what a player can choose of the page's colours.
type look struct {
	Theme    string `json:"theme"`
	Palette  string `json:"palette"`
	Contrast string `json:"contrast"`
}

// looks are all of them: in high contrast the palettes are the same.
var looks = []look{
	{"light", "usual", "off"}, {"dark", "usual", "off"}, {"light", "colour-vision", "off"}, {"dark", "colour-vision", "off"},
	{"light", "usual", "on"}, {"dark", "usual", "on"},
}

// looksAt returns the looks in which a place is checked: one, which its name decides, or all. The
// contrast of every colour with what it stands on, in each look, is held by TestContrast in app.
func looksAt(place string) []look {
	if sample.Whole {
		return looks
	}
	return looks[crc32.ChecksumIEEE([]byte(place))%uint32(len(looks)):][:1]
}

// smallDialog makes axe-core look at all text of an open dialog. axe-core takes what is raised
// behind a dialog to be over it, and skips text that is covered, scrolled out of sight, or on a
// shade. So the dialog is raised, too, and is so small that all of it shows.
const smallDialog = `dialog { z-index: 9 !important; zoom: .15; max-height: none !important; height: max-content !important }
	dialog :is(.bar, .acts) { position: relative !important }
	.confirmation:empty, .content::after { display: none !important }
	.scroll { background: none !important }`

// axeScript runs axe-core's rules in some looks, and returns the violations: all rules in the first
// look, and in the others only the rules about colours, which take a fraction of the time. In high
// contrast, text needs a contrast of 7. It also returns text that axe-core skips because it is
// covered or has the colour of its background.
var axeScript = `(async (looks) => {
	const root = document.documentElement, before = {...root.dataset}, broken = [];
	const top = document.querySelector("dialog[open]") ?? document.body, scrolled = top.scrollTop;
	const run = async (look, options) => {
		const found = await axe.run(top === document.body ? document : top, {resultTypes: ["violations", "incomplete"], elementRef: true, ...options});
		const unseen = ({any, element}) => any.some((a) => ["bgOverlap", "equalRatio"].includes(a.data?.messageKey)) && top.contains(element) && !element.closest("svg");
		const passed = found.incomplete.map((v) => ({...v, nodes: v.nodes.filter(unseen)})).filter((v) => v.id === "color-contrast" && v.nodes.length > 0);
		for (const v of [...found.violations, ...passed]) {
			const nodes = v.nodes.map((n) => n.target.join(" ") + " " + n.any.map((a) => a.message).join("; "));
			broken.push(Object.values(look).join(", ") + ": " + v.id + ": " + v.help + ": " + nodes.join(" | "));
		}
	};
	const colours = ["color-contrast", "link-in-text-block"];
	Object.assign(root.dataset, looks[0]);
	await run(looks[0], {rules: Object.fromEntries(colours.map((rule) => [rule, {enabled: false}]))});
	const sheet = new CSSStyleSheet(), sheets = [...document.adoptedStyleSheets];
	sheet.replaceSync(` + quote(smallDialog) + `);
	document.adoptedStyleSheets = [...sheets, sheet];
	for (const look of looks) {
		Object.assign(root.dataset, look);
		await run(look, {runOnly: look.contrast === "on" ? [...colours, "color-contrast-enhanced"] : colours}); // between 4.5 and 7
	}
	document.adoptedStyleSheets = sheets;
	top.scrollTop = scrolled;
	for (const name of Object.keys(looks[0])) {
		if (name in before) root.dataset[name] = before[name];
		else delete root.dataset[name];
	}
	return broken;
})`

// violations returns what breaks axe-core's rules on the page, in some looks.
func (p *page) violations(looks []look) []string {
	p.Helper()
	return eval[[]string](p, axeScript+"("+string(sample.Must(json.Marshal(looks))(p))+")")
}

// accessible runs axe-core on the page in the looks of a place, and looks at its outline.
func (p *page) accessible(where string) {
	p.Helper()
	for _, wrong := range append(eval[[]string](p, wrongHeadings), p.violations(looksAt(where))...) {
		p.Errorf("%s, %s", where, wrong)
	}
	is(p, where+": fields without a label, for which axe-core takes a placeholder",
		`[...document.querySelectorAll("input, textarea, select")].filter((e) => !e.labels.length || !e.labels[0].textContent).length`, 0)
}

// No rule of axe-core is broken in a game, of quantum, which has all that a classic one has. Each place is looked at where most is in it.
// The start is looked at by TestIntroduction, the help by TestExplainer.
func TestAccessible(t *testing.T) {
	p := start(t)
	p.withAxe()
	g := p.openPuzzle(quantum, keyboard{})
	some := guesses(t, g)
	g = p.play(g, some[1], some[len(some)-1]) // squares and circles
	p.enter("crxxx")
	p.says(en.Notice.Unknown("CRXXX"))
	p.accessible("a refusal")
	p.erase(5)
	p.openFromMenu("ask-give-up", "giveup")
	p.accessible("give up")
	p.closeDialog()

	p.chooseSetting("dictionary", "on")
	p.play(g, secrets(g)[0])
	p.wait(`document.querySelector(".end .secret a[target=_blank]").host === "en.wiktionary.org"`)
	p.accessible("won, with a link to a dictionary")
	p.click(action("share-as"))
	p.accessible("share") // a text, and the switches
	p.chooseForm("picture")
	p.accessible("share a picture")
	p.chooseForm("emoji")
	p.closeDialog()
	for _, name := range []string{"menu", "puzzle", "stats", "games", "scores"} {
		p.opensNamed(name)
		p.accessible(name)
		p.dialogFits(name)
		p.closeDialog()
	}
}

// axe-core finds faults that are there: a text that is faint, one that is too faint in
// high contrast, one that can't be seen, a button without a name.
func TestAccessibleFindsFaults(t *testing.T) {
	p := start(t)
	p.withAxe()
	p.open("")
	p.run(`document.querySelector(".message").textContent = "faint";
		document.querySelector("[data-action=help]").removeAttribute("title");
		const style = new CSSStyleSheet();
		style.replaceSync(".message { background: #fff !important; color: #eee !important } .place * { background: #fff; color: #666 !important } .switch button { background: #777 !important; color: #777 !important }");
		document.adoptedStyleSheets.push(style)`)
	found := strings.Join(p.violations(looks[3:5]), "\n")
	for fault, want := range map[string]int{
		": color-contrast: ": 4, ": color-contrast-enhanced: ": 1, ": button-name: ": 1, ".message": 2, "button[data-value=\"classic\"]": 2,
	} {
		if count := strings.Count(found, fault); count != want {
			t.Errorf("%q is among the faults %d times, want %d:\n%s", fault, count, want, found)
		}
	}
}
