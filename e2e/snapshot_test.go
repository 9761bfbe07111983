package e2e

import (
	"fmt"
	"testing"

	"ketword/internal/sample"
)

// What somebody else has written in place of the snapshot neither leads away nor
// keeps the program from starting, nor says anything.
func TestStrangePageIsNotShown(t *testing.T) {
	t.Parallel()
	const with = `(page) => [...page, %s]`
	all := []variant[string]{
		{"leads away", fmt.Sprintf(with, `["meta", [["http-equiv", "refresh"], ["content", "0; url=/elsewhere"]]]`)},
		{"takes a name", fmt.Sprintf(with, `["b", [["id", "ketwordRun"]], "x"]`)},
		{"is another page", `() => ["div", [["id", "app"]], "Nothing to play"]`},
		{"runs a script", fmt.Sprintf(with, `["b", [["onfocus", "window.strange = true"], ["tabindex", "0"]]]`)},
		{"is a link", fmt.Sprintf(with, `["a", [["href", "javascript:window.strange = true"]], "x"]`)},
		{"is no element", fmt.Sprintf(with, `[7, 8]`)},
		{"is no list", fmt.Sprintf(with, `{"name": "b"}`)},
		{"is text", `() => "Nothing to play"`},
		{"is not the game", `() => ["main", [], "Nothing to play"]`},
		{"is the game twice", `(page) => ["div", [["id", "app"]], page, page]`},
	}
	for _, strange := range all[:sample.Size(1, len(all))] {
		t.Run(strange.name, func(t *testing.T) {
			p := start(t)
			g := p.beginGame(quantum)
			p.wait(`(localStorage["ketword-page"] || "").includes('["data-mark","')`)
			p.before(`if (!sessionStorage.strange) {
				const kept = JSON.parse(localStorage["ketword-page"]);
				for (const place of [...kept.pages, kept.keys]) place.page = (` + strange.value + `)(place.page);
				localStorage["ketword-page"] = JSON.stringify(kept);
				sessionStorage.strange = "yes";
			}`)
			p.reload()
			p.shows(g, "")
			if eval[bool](p, `Boolean(window.strange) || location.pathname !== "/"`) {
				t.Error("it did something")
			}
		})
	}
}

// Pages of a strange form are none, and keep the program neither from running nor from keeping its
// own.
func TestStrangePagesAreNone(t *testing.T) {
	p := start(t)
	p.open("")
	p.wait(`localStorage["ketword-page"]`)
	p.before(`if (!sessionStorage.strange) {
		const kept = JSON.parse(localStorage["ketword-page"]);
		kept.pages = [{as: "x"}];
		localStorage["ketword-page"] = JSON.stringify(kept);
		sessionStorage.strange = "yes";
	}`)
	p.reload()
	p.ready()
	p.wait(`JSON.parse(localStorage["ketword-page"]).pages[0].at`)
	p.playable()
}
