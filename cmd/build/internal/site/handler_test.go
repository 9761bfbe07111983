package site

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// smallSite writes and opens a small site.
func smallSite(t *testing.T) *Server {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{
		"index.html":       "home",
		"404.html":         "none",
		"a.wasm":           "wasm",
		"a.wasm.br":        "br",
		"a.wasm.gz":        "gz",
		"b.webmanifest":    "manifest",
		"about/index.html": "about",
		"empty/x.txt":      "x",
		"_headers":         "/*\n  X-Test: all\n/a.wasm\n  Cache-Control: immutable\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	site := sample.Must(Open(dir))(t)
	return site
}

func get(handler http.Handler, path, accept string) *http.Response {
	request := httptest.NewRequest(http.MethodGet, path, nil)
	request.Header.Set("Accept-Encoding", accept)
	response := httptest.NewRecorder()
	handler.ServeHTTP(response, request)
	return response.Result()
}

func TestNegotiation(t *testing.T) {
	site := smallSite(t)
	for _, test := range []struct{ path, accept, body, encoding string }{
		{"/a.wasm", "", "wasm", ""},
		{"/a.wasm", "gzip", "gz", "gzip"},
		{"/a.wasm", "gzip, deflate, br, zstd", "br", "br"},
		{"/a.wasm", "br;q=0, gzip", "gz", "gzip"},
		{"/a.wasm", "identity", "wasm", ""},
		{"/a.wasm", "brotli", "wasm", ""},
		{"/", "br, gzip", "home", ""},
	} {
		response := get(site, test.path, test.accept)
		body, _ := io.ReadAll(response.Body)
		if string(body) != test.body || response.Header.Get("Content-Encoding") != test.encoding {
			t.Errorf("%s with %q: %q as %q", test.path, test.accept, body, response.Header.Get("Content-Encoding"))
		}
		if response.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s with %q: no Vary", test.path, test.accept)
		}
	}
}

func TestResponses(t *testing.T) {
	site := smallSite(t)
	for _, test := range []struct {
		path   string
		status int
		header string // name: value
	}{
		{"/", 200, "Content-Type: text/html; charset=utf-8"},
		{"/?mode=quantum", 200, "X-Test: all"},
		{"/a.wasm", 200, "Content-Type: application/wasm"},
		{"/a.wasm", 200, "Cache-Control: immutable"},
		{"/b.webmanifest", 200, "Content-Type: application/manifest+json"},
		{"/about/", 200, "X-Test: all"},
		{"/about?x=1", 301, "Location: ./about/?x=1"},
		{"/nowhere", 404, "X-Test: all"},
		{"/nowhere/", 404, "Content-Type: text/html; charset=utf-8"},
		{"/empty", 404, ""},
		{"/_headers", 404, ""},
		{"/../handler_test.go", 404, ""},
	} {
		response := get(site, test.path, "br")
		if response.StatusCode != test.status {
			t.Errorf("%s: %d, want %d", test.path, response.StatusCode, test.status)
		}
		if name, value, _ := strings.Cut(test.header, ": "); response.Header.Get(name) != value {
			t.Errorf("%s: %s is %q, want %q", test.path, name, response.Header.Get(name), value)
		}
	}
}

func TestPostIsRefused(t *testing.T) {
	response := httptest.NewRecorder()
	smallSite(t).ServeHTTP(response, httptest.NewRequest(http.MethodPost, "/", nil))
	if response.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", response.Code)
	}
}

func TestUnchangedIsNotSentAgain(t *testing.T) {
	site := smallSite(t)
	request := httptest.NewRequest(http.MethodGet, "/", nil)
	request.Header.Set("If-None-Match", get(site, "/", "").Header.Get("ETag"))
	response := httptest.NewRecorder()
	site.ServeHTTP(response, request)
	if response.Code != http.StatusNotModified {
		t.Errorf("got %d", response.Code)
	}
}

func TestMount(t *testing.T) {
	handler := Mount(smallSite(t), "/deep/sub/")
	for _, test := range []struct {
		path     string
		status   int
		location string
	}{
		{"/deep/sub/", 200, ""},
		{"/deep/sub/a.wasm", 200, ""},
		{"/deep/sub", 301, "./sub/"},
		{"/deep/sub/about", 301, "./about/"},
		{"/deep/sub/nowhere", 404, ""},
		{"/", 404, ""},
		{"/deep/suba.wasm", 404, ""},
	} {
		response := get(handler, test.path, "")
		if response.StatusCode != test.status || response.Header.Get("Location") != test.location {
			t.Errorf("%s: %d %q", test.path, response.StatusCode, response.Header.Get("Location"))
		}
	}
	if response := get(handler, "/deep/sub/a.wasm", ""); response.Header.Get("Cache-Control") != "immutable" {
		t.Error("the rules of _headers do not apply below a mount")
	}
}

func TestListenReportsAPortInUse(t *testing.T) {
	first, err := Listen("localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	_, err = Listen(first.Addr().String())
	if err == nil || !strings.Contains(err.Error(), first.Addr().String()+" is in use") {
		t.Errorf("got %v", err)
	}
}

func TestServesUntilItIsStopped(t *testing.T) {
	listener := sample.Must(Listen("localhost:0"))(t)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- Serve(ctx, listener, smallSite(t)) }()
	response, err := http.Get(Address(listener, "/"))
	if err != nil || response.StatusCode != http.StatusOK {
		t.Errorf("%v, %v", response, err)
	}
	stop()
	if err := <-ended; err != nil {
		t.Errorf("stopped with %v", err)
	}
}
