package e2e

import (
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// axeSource is the source of axe-core, which checks accessibility.
var axeSource = sync.OnceValues(func() ([]byte, error) { return os.ReadFile("testdata/axe/axe.min.js") })

// axeScript runs all of axe-core's rules, and returns what breaks them.
const axeScript = `axe.run(document, {resultTypes: ["violations"]}).then((found) => found.violations.map((v) =>
	v.id + ": " + v.help + ": " + v.nodes.map((n) => n.target.join(" ") + " " + n.any.map((a) => a.message).join("; ")).join(" | ")))`

var schemes = []string{"light", "dark"}

// accessible runs axe-core on the page in light and dark.
func (p *player) accessible(where string) {
	p.Helper()
	for _, scheme := range schemes {
		p.prefer(stillMotion, &emulation.MediaFeature{Name: "prefers-color-scheme", Value: scheme})
		for _, violation := range eval[[]string](p, axeScript) {
			p.Errorf("%s, %s: %s", where, scheme, violation)
		}
	}
}

func TestAccessible(t *testing.T) {
	source, err := axeSource()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range modes {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, root)
			p.before(string(source))
			g := p.at(m, mouse{})
			p.accessible("start")
			for _, name := range []string{"help", "stats", "menu"} {
				p.click(action(name))
				p.dialog(name)
				p.accessible(name + " at first")
				p.press("Escape")
				p.dialog("")
			}
			p.play(g, guesses(t, g)...)
			p.typed("cr")
			p.accessible("mid game")
			p.typed("xxx")
			p.hand.press(p, "Enter")
			p.says(en.Notice.Unknown("CRXXX"))
			p.accessible("a refusal")
			p.choose("ask-give-up")
			p.dialog("giveup")
			p.accessible("give up")
			p.click("dialog " + action("give-up"))
			p.dialog("")
			p.accessible("lost")

			other := mode{m.name, 7}
			p.open(other.query())
			p.play(other.game(t), guesses(t, other.game(t))[0])
			p.open((mode{m.name, 8}).query())
			g = (mode{m.name, 8}).game(t)
			p.play(g, append(guesses(t, g)[:2], secrets(g)[0])...)
			p.accessible("won")
			for _, name := range []string{"stats", "menu"} {
				p.click(action(name))
				p.dialog(name)
				p.accessible(name + " with games")
				p.press("Escape")
				p.dialog("")
			}
		})
	}
}

// The check sees what it is to see.
func TestAccessibleFindsFaults(t *testing.T) {
	t.Parallel()
	source, err := axeSource()
	if err != nil {
		t.Fatal(err)
	}
	p := newPlayer(t, root)
	p.before(string(source))
	p.open("")
	p.run(`document.querySelector(".message").textContent = "faint";
		document.querySelector("[data-action=help]").removeAttribute("aria-label");
		document.querySelector("[data-action=help]").removeAttribute("title");
		const style = new CSSStyleSheet();
		style.replaceSync(".message { background: #fff !important; color: #eee !important }");
		document.adoptedStyleSheets.push(style)`)
	found := strings.Join(eval[[]string](p, axeScript), "\n")
	for _, rule := range []string{"color-contrast", "button-name"} {
		if !strings.Contains(found, rule) {
			t.Errorf("%s is not among the faults: %s", rule, found)
		}
	}
}
