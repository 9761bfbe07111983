package e2e

import (
	"net"
	"net/http"
	"slices"
	"sync"
)

// tollgate is a proxy that the browser takes to every host but this one. It
// lets nothing through and writes down who came: so a request to another
// origin is seen whoever made it, page, service worker or prefetch.
type tollgate struct {
	address string

	mutex sync.Mutex
	came  []string
}

func newTollgate() (*tollgate, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	t := &tollgate{address: listener.Addr().String()}
	go http.Serve(listener, t) // until the tests end
	return t, nil
}

func (t *tollgate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.WriteHeader(http.StatusForbidden)
	if slices.Contains(chromiumsOwn, r.URL.Hostname()) {
		return
	}
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.came = append(t.came, r.Method+" "+r.URL.String())
}

// chromiumsOwn are the hosts that Chromium asks for itself, for its updates,
// the time, accounts and its search page, whatever page is open.
var chromiumsOwn = []string{
	"accounts.google.com", "clients2.google.com", "update.googleapis.com",
	"content-autofill.googleapis.com", "optimizationguide-pa.googleapis.com",
	"start.duckduckgo.com", "android.clients.google.com", "mtalk.google.com", "redirector.gvt1.com",
}

// calls returns what was asked of other hosts.
func (t *tollgate) calls() []string {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	return slices.Clone(t.came)
}
