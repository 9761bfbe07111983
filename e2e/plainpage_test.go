//go:build pace

package e2e

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// The plain page is what the lightest game of this kind takes: a page that draws
// its board and keyboard by a script of this size, and plays by it. What the
// script has besides is drawn at random, but always the same.
const (
	plainScript = 92_000 // bytes
	plainPage   = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="style.css"><div class="board"></div><div class="keys"></div><script src="script.js"></script>`
	plainStyle = `body { margin: 0; font: 16px sans-serif; } .row, .keys { display: flex; flex-wrap: wrap; justify-content: center; }
.tile { width: 60px; height: 60px; margin: 2px; border: 2px solid; } button { width: 34px; height: 56px; } [data-mark=absent] { background: #777; }`
	plainGame = `
const add = (parent, name, className) => { const e = document.createElement(name); e.className = className; parent.append(e); return e; };
for (let row = 0; row < 6; row++) {
	const tiles = add(document.querySelector(".board"), "div", "row");
	for (let tile = 0; tile < 5; tile++) add(tiles, "div", "tile");
}
for (const letter of "qwertyuiopasdfghjklzxcvbnm") add(document.querySelector(".keys"), "button", "key").textContent = letter;
const tiles = [...document.querySelectorAll(".tile")];
let typed = 0, done = 0;
addEventListener("keydown", (e) => {
	if (e.key === "Enter") while (done < typed) tiles[done++].dataset.mark = "absent";
	else if (e.key === "Backspace") { if (typed > done) tiles[--typed].textContent = ""; }
	else tiles[typed++].textContent = e.key;
});
`
)

// newPlainSite serves the plain page.
func newPlainSite(t *testing.T) *server {
	t.Helper()
	files := http.NewServeMux()
	for path, file := range map[string]struct{ kind, text string }{
		"/{$}":       {"text/html", plainPage},
		"/style.css": {"text/css", plainStyle},
		"/script.js": {"text/javascript", padding(plainScript-len(plainGame)) + plainGame},
	} {
		packed := gzipped(t, file.text)
		files.HandleFunc(path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", file.kind+"; charset=utf-8")
			w.Header().Set("Content-Encoding", "gzip")
			w.Write(packed)
		})
	}
	host := httptest.NewServer(files)
	t.Cleanup(host.Close)
	return &server{url: host.URL + "/"}
}

func gzipped(t *testing.T, text string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// padding returns functions of so many bytes, at least. Compressed they take
// about a third, as programs do.
func padding(size int) string {
	random := rand.New(rand.NewPCG(1, 2))
	words := strings.Fields("return value length push map filter this document const state next props children render type index slice")
	word := func() string { return words[random.IntN(len(words))] }
	var out strings.Builder
	for i := 0; out.Len() < size; i++ {
		fmt.Fprintf(&out, "function f%d(a, b) { const %c = a.%s(%d); return b.%s ? %c.%s + %d : a.%s(%q); }\n",
			i, 'c'+random.IntN(20), word(), random.IntN(1000), word(), 'c'+random.IntN(20), word(), random.IntN(100), word(), word())
	}
	return out.String()
}
