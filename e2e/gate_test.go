package e2e

import (
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// gate is a server before the site, at an origin of its own. It counts which
// word lists are asked for, holds them back half-way until they may pass, and
// can be shut for good.
type gate struct {
	*server // the site as it is seen through the gate
	behind  string
	door    *httptest.Server
	opened  chan struct{}
	open    func()

	mutex sync.Mutex
	asked map[string]int
}

// newGate opens a gate before a site.
func newGate(t *testing.T, s *server) *gate {
	t.Helper()
	home, err := url.Parse(s.url)
	if err != nil {
		t.Fatal(err)
	}
	mount := home.Path
	home.Path = ""
	g := &gate{behind: home.String(), opened: make(chan struct{}), asked: map[string]int{}}
	g.open = sync.OnceFunc(func() { close(g.opened) })
	proxy := httputil.NewSingleHostReverseProxy(home)
	g.door = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, mount+"words/") {
			g.list(w, r)
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	g.server = &server{url: g.door.URL + mount}
	t.Cleanup(g.shut)
	return g
}

// list answers with a word list, not compressed, so that half of what is sent
// is half of the list.
func (g *gate) list(w http.ResponseWriter, r *http.Request) {
	g.mutex.Lock()
	g.asked[strings.TrimPrefix(g.door.URL+r.URL.Path, g.url)]++
	g.mutex.Unlock()
	request, err := http.NewRequestWithContext(r.Context(), r.Method, g.behind+r.URL.Path, nil)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	request.Header.Set("Accept-Encoding", "identity")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	for _, name := range []string{"Cache-Control", "Content-Type", "ETag"} {
		w.Header().Set(name, response.Header.Get(name))
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(text)))
	w.WriteHeader(response.StatusCode)
	w.Write(text[:len(text)/2])
	w.(http.Flusher).Flush()
	select {
	case <-g.opened:
	case <-r.Context().Done():
		return
	}
	w.Write(text[len(text)/2:])
}

// cut breaks off all answers that are on their way.
func (g *gate) cut() { g.door.CloseClientConnections() }

// shut ends the server. Whoever asks from now on finds nobody.
func (g *gate) shut() {
	g.cut()
	g.open()
	g.door.Close()
}

// count returns how often lists were asked for, by their paths from the site's
// folder.
func (g *gate) count() map[string]int {
	g.mutex.Lock()
	defer g.mutex.Unlock()
	return maps.Clone(g.asked)
}
