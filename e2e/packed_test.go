package e2e

import (
	"net/http"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// slowWriter sends what is written a piece at a time, and counts it.
type slowWriter struct {
	http.ResponseWriter
	sent *atomic.Int64
}

func (w slowWriter) Write(data []byte) (int, error) {
	const piece, pause = 16 << 10, 5 * time.Millisecond // 3.2 MB in a second
	for written := 0; written < len(data); {
		end := min(written+piece, len(data))
		n, err := w.ResponseWriter.Write(data[written:end])
		w.sent.Add(int64(n))
		if written += n; err != nil {
			return written, err
		}
		time.Sleep(pause)
	}
	return len(data), nil
}

// From a slow host that doesn't compress, the program comes packed, and so does the
// copy for playing offline.
func TestHostThatDoesNotCompress(t *testing.T) {
	t.Parallel()
	var plain, packed atomic.Int64 // bytes sent of the program
	host := newFront(t, root, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Header.Set("Accept-Encoding", "identity")
			switch {
			case strings.HasSuffix(r.URL.Path, ".wasm"):
				w = slowWriter{w, &plain}
			case strings.HasSuffix(r.URL.Path, ".wasm.gz"):
				w = slowWriter{w, &packed}
			}
			site.ServeHTTP(w, r)
		})
	})
	p := firstVisit(t, host.server)
	p.open(classic.query())
	g := classic.game(t)
	g = p.play(g, wrong(g, 1)...)
	p.awaitOfflineCopy()
	files, err := os.ReadDir(site)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if info, err := file.Info(); err == nil && strings.HasSuffix(file.Name(), ".wasm") && plain.Load() > info.Size()/2 {
			t.Errorf("of %d bytes of the program, %d were sent as they are, and %d packed", info.Size(), plain.Load(), packed.Load())
		}
	}
	if packed.Load() == 0 {
		t.Error("the packed program was not asked for")
	}
	host.stop()
	p.reload()
	p.shows(g, "")
}
