package e2e

import (
	"maps"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"ketword/internal/sample"
)

// front is a server before the site, at an origin of its own, which changes how it
// answers.
type front struct {
	*server  // the site as it is seen through the front
	listener *httptest.Server
}

// newFront starts a front. change is given the site.
func newFront(t *testing.T, s *server, change func(site http.Handler) http.Handler) *front {
	t.Helper()
	home := sample.Must(url.Parse(s.url))(t)
	mount := home.Path
	home.Path = ""
	f := &front{listener: httptest.NewServer(change(httputil.NewSingleHostReverseProxy(home)))}
	f.server = &server{url: f.listener.URL + mount}
	t.Cleanup(f.stop)
	return f
}

// disconnect breaks off all answers that are on their way.
func (f *front) disconnect() { f.listener.CloseClientConnections() }

// stop ends the server. Whoever asks from now on finds nobody.
func (f *front) stop() {
	f.disconnect()
	f.listener.Close()
}

// holding is a front that holds back some files until release is called.
type holding struct {
	*front
	release func()
	held    atomic.Int32 // requests for them
}

func newHolding(t *testing.T, s *server, holds func(path string) bool) *holding {
	t.Helper()
	h, released := &holding{}, make(chan struct{})
	h.release = sync.OnceFunc(func() { close(released) })
	h.front = newFront(t, s, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if holds(r.URL.Path) {
				h.held.Add(1)
				if !passes(r, released) {
					return
				}
			}
			site.ServeHTTP(w, r)
		})
	})
	t.Cleanup(h.release)
	return h
}

// awaitHeld waits until so many requests are held back.
func (h *holding) awaitHeld(p *page, n int32) {
	p.Helper()
	await(p, "files that are held", func() (int32, error) { return h.held.Load(), nil }, func(held int32) bool { return held >= n })
}

// newHeldSite starts a front that holds back files with a text in their path until release is called.
func newHeldSite(t *testing.T, s *server, with string) (held *server, release func()) {
	t.Helper()
	h := newHolding(t, s, func(path string) bool { return strings.Contains(path, with) })
	return h.server, h.release
}

// passes waits until a request is released, and reports whether anyone still waits
// for its answer.
func passes(r *http.Request, released <-chan struct{}) bool {
	select {
	case <-released:
		return true
	case <-r.Context().Done():
		return false
	}
}

// listProxy is a front that counts which word lists are asked for, and holds them back
// half-way until they may pass.
type listProxy struct {
	*front
	release func()
	breaks  atomic.Bool // answers to come break off half-way

	mutex sync.Mutex
	asked map[string]int
}

func newListProxy(t *testing.T, s *server) *listProxy {
	t.Helper()
	l, released := &listProxy{asked: map[string]int{}}, make(chan struct{})
	l.release = sync.OnceFunc(func() { close(released) })
	l.front = newFront(t, s, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			_, name, found := strings.Cut(r.URL.Path, "/words/")
			if !found {
				site.ServeHTTP(w, r)
				return
			}
			l.mutex.Lock()
			l.asked["words/"+name]++
			l.mutex.Unlock()
			rest := sendHalf(w, r, site, func(text []byte) int { return len(text) / 2 })
			if l.breaks.Load() {
				panic(http.ErrAbortHandler) // closes the connection
			}
			if passes(r, released) {
				w.Write(rest)
			}
		})
	})
	return l
}

// sendHalf answers, not compressed, with what stands before a cut, and returns the rest.
func sendHalf(w http.ResponseWriter, r *http.Request, site http.Handler, cut func(text []byte) int) (rest []byte) {
	r.Header.Set("Accept-Encoding", "identity")
	answer := httptest.NewRecorder()
	site.ServeHTTP(answer, r)
	text := answer.Body.Bytes()
	for _, name := range []string{"Cache-Control", "Content-Type", "Content-Length", "ETag"} { // no parts are offered
		w.Header().Set(name, answer.Header().Get(name))
	}
	w.WriteHeader(answer.Code)
	at := cut(text)
	w.Write(text[:at])
	w.(http.Flusher).Flush()
	return text[at:]
}

// requests returns how often lists were asked for, by their paths from the site's
// folder.
func (l *listProxy) requests() map[string]int {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return maps.Clone(l.asked)
}
