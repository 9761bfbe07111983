//go:build pace

package e2e

import (
	"compress/gzip"
	"fmt"
	"io"
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
)

// newPlainSite serves the plain page, compressed.
func newPlainSite(t *testing.T) *server {
	t.Helper()
	game := script("plaingame")
	files := map[string][2]string{
		"/":          {"text/html", plainPage},
		"/style.css": {"text/css", plainStyle},
		"/script.js": {"text/javascript", padding(plainScript-len(game)) + game},
	}
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		file, found := files[r.URL.Path]
		if !found {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", file[0]+"; charset=utf-8")
		w.Header().Set("Content-Encoding", "gzip")
		packed := gzip.NewWriter(w)
		defer packed.Close()
		io.WriteString(packed, file[1])
	}))
	t.Cleanup(host.Close)
	return &server{url: host.URL + "/"}
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
