package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"ketword/internal/sample"
)

// host is a server before the site that can answer with something else.
type host struct {
	*front
	instead atomic.Pointer[func(path string, answer []byte) []byte] // what it answers instead
	asked   atomic.Int32                                            // what it was not to answer with
	down    atomic.Bool                                             // it breaks off all answers
}

// newHost starts a host that lets nothing be kept by the browser itself, so that whatever is
// wrong comes from it or from the copy.
func newHost(t *testing.T, s *server) *host {
	t.Helper()
	h := &host{}
	h.front = newFront(t, s, func(site http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Header.Set("Accept-Encoding", "identity")
			r.Header.Del("If-None-Match")
			answer := httptest.NewRecorder()
			site.ServeHTTP(answer, r)
			data, status := answer.Body.Bytes(), answer.Code
			if h.down.Load() {
				panic(http.ErrAbortHandler) // closes the connection
			}
			if instead := h.instead.Load(); instead != nil && *instead != nil {
				if other := (*instead)(r.URL.Path, data); !bytes.Equal(other, data) {
					data, status = other, http.StatusOK
					h.asked.Add(1)
				}
			}
			switch string(data) {
			case "":
				status = http.StatusNotFound
			case busyPage:
				status = http.StatusServiceUnavailable
			}
			w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(r.URL.Path)))
			if strings.HasSuffix(r.URL.Path, "/") {
				w.Header().Set("Content-Type", "text/html")
			}
			w.Header().Set("Cache-Control", "no-store")
			w.Header().Set("Content-Length", strconv.Itoa(len(data)))
			w.WriteHeader(status)
			if h.down.Load() { // since now
				w.Write(half(data))
				panic(http.ErrAbortHandler)
			}
			w.Write(data)
		})
	})
	return h
}

// answers has the host answer with something else from now on; nil ends that.
func (h *host) answers(instead func(path string, answer []byte) []byte) {
	h.asked.Store(0)
	h.instead.Store(&instead)
}

// take has the browser fetch what the host has now, and takes it.
func (h *host) take(p *page) {
	p.Helper()
	p.run(lookForUpdate)
	p.wait(hasNews)
	p.takeUpdate()
}

// busyPage comes with status 503.
const busyPage = "<!doctype html><title>Busy</title>"

// What hosts answer in place of a file, with status 200 but for the busy one.
var (
	busy         = func([]byte) []byte { return []byte(busyPage) }
	someonesPage = func([]byte) []byte { return []byte("<!doctype html><title>Please log in</title>") }
	half         = func(answer []byte) []byte { return answer[:len(answer)/2] }
)

// at returns an answer for paths that match a pattern.
func at(pattern string, instead func([]byte) []byte) func(string, []byte) []byte {
	matches := regexp.MustCompile(pattern)
	return func(path string, answer []byte) []byte {
		if matches.MatchString(path) {
			return instead(answer)
		}
		return answer
	}
}

// next has a host answer with the files of another version of the site, all of whose pages name
// another script, which has importFrom, too, and with 404 where that has none.
func next(t *testing.T) func(path string, _ []byte) []byte {
	t.Helper()
	all := contents(t, site)
	name := string(regexp.MustCompile(`run-[0-9a-f]{10}\.js`).Find(all["index.html"]))
	const renamed = "run-0000000000.js"
	script := slices.Concat(all[name], []byte("globalThis.importFrom = (address) => import(address)"))
	inPage := func(sum string) string { return strings.ReplaceAll(sum, "+", "&#43;") } // as html/template writes it
	renames := strings.NewReplacer(name, renamed, inPage(integrity(all[name])), inPage(integrity(script)))
	delete(all, name)
	all[renamed] = script
	return versionOf(t, all, renames)
}

// versionOf has a host answer with the files of another version of the site, in whose pages and service
// worker names, or what else there is, are replaced, and with 404 where that has none.
func versionOf(t *testing.T, all map[string][]byte, renames *strings.Replacer) func(path string, _ []byte) []byte {
	t.Helper()
	files, sums := map[string][]byte{}, map[string]string{}
	for path, data := range all {
		switch {
		case strings.HasSuffix(path, ".br"), strings.HasSuffix(path, ".js.gz"): // of the version before
			continue
		case strings.HasSuffix(path, ".html"), path == "sw.js":
			data = []byte(renames.Replace(string(data)))
		}
		files[path] = data
		address, isFolder := strings.CutSuffix(path, "index.html")
		if isFolder && address == "" {
			address = "./"
		}
		sums[address] = fmt.Sprintf("%x", sha256.Sum256(data))
	}
	files["sw.js"] = nextWorker(t, files["sw.js"], sums)
	return from(files)
}

// integrity returns how a page names the content of a script.
func integrity(script []byte) string {
	sum := sha256.Sum256(script)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// from has a host answer with files, and with 404 where there is none.
func from(files map[string][]byte) func(path string, _ []byte) []byte {
	return func(path string, _ []byte) []byte {
		name := strings.TrimPrefix(path, "/")
		if name == "" || strings.HasSuffix(name, "/") {
			name += "index.html"
		}
		return files[name]
	}
}

// nextWorker returns a service worker as one of another version, whose files have other sums.
func nextWorker(t *testing.T, worker []byte, sums map[string]string) []byte {
	t.Helper()
	files := regexp.MustCompile(`const FILES = .*?(\{.*?\})`).FindSubmatch(worker)
	listed := map[string]string{}
	if files == nil || json.Unmarshal(files[1], &listed) != nil {
		t.Fatal("the service worker lists no files")
	}
	for address := range listed {
		listed[address] = sums[address]
	}
	worker = bytes.Replace(worker, files[1], sample.Must(json.Marshal(listed))(t), 1)
	return bytes.Replace(worker, []byte(`CACHE = PREFIX + "`), []byte(`CACHE = PREFIX + "0`), 1)
}
