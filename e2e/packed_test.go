package e2e

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
)

// countedWriter counts what is sent.
type countedWriter struct {
	http.ResponseWriter
	sent *atomic.Int64
}

func (w countedWriter) Write(data []byte) (int, error) {
	n, err := w.ResponseWriter.Write(data)
	w.sent.Add(int64(n))
	return n, err
}

// From a host that doesn't compress, the program comes packed, and so does the copy for
// playing offline: of the program as it is the host sends nothing but that it is there,
// until nobody waits for it any more. Nor does it matter that the host redirects the name of a
// page to one without .html.
func TestHostThatDoesNotCompress(t *testing.T) {
	t.Parallel()
	var packed atomic.Int64 // bytes sent
	host := newFront(t, root, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Header.Set("Accept-Encoding", "identity")
			if name, is := strings.CutSuffix(r.URL.Path, ".html"); is {
				http.Redirect(w, r, name, http.StatusPermanentRedirect)
				return
			}
			if strings.HasSuffix(r.URL.Path, "/404") {
				r.URL.Path += ".html"
			}
			switch {
			case strings.HasSuffix(r.URL.Path, ".wasm") && r.Method == http.MethodGet:
				w.Header().Set("Content-Type", "application/wasm")
				w.WriteHeader(http.StatusOK)
				w.(http.Flusher).Flush()
				<-r.Context().Done()
				return
			case strings.HasSuffix(r.URL.Path, ".wasm.gz"):
				w = countedWriter{w, &packed}
			}
			site.ServeHTTP(w, r)
		})
	})
	p := firstVisit(t, host.server)
	p.open(classic.query())
	g := classic.game(t)
	g = p.play(g, wrongGuesses(g, 1)...)
	p.awaitOfflineCopy()
	p.wait(copyIsIntact)
	if packed.Load() == 0 {
		t.Error("the packed program was not asked for")
	}
	host.stop()
	p.reload()
	p.shows(g, "")
}
