package serve

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// folderOf writes a small site.
func folderOf(t *testing.T) *Site {
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
	site, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return site
}

func ask(handler http.Handler, path, accept string) *http.Response {
	request := httptest.NewRequest(http.MethodGet, path, nil)
	request.Header.Set("Accept-Encoding", accept)
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, request)
	return answer.Result()
}

func TestNegotiation(t *testing.T) {
	site := folderOf(t)
	for _, test := range []struct{ path, accept, body, encoding string }{
		{"/a.wasm", "", "wasm", ""},
		{"/a.wasm", "gzip", "gz", "gzip"},
		{"/a.wasm", "gzip, deflate, br, zstd", "br", "br"},
		{"/a.wasm", "br;q=0, gzip;q=0.5", "gz", "gzip"},
		{"/a.wasm", "*", "br", "br"},
		{"/a.wasm", "br;q=0, *;q=0.1", "gz", "gzip"},
		{"/a.wasm", "identity", "wasm", ""},
		{"/a.wasm", "brotli", "wasm", ""},
		{"/", "br, gzip", "home", ""},
	} {
		answer := ask(site, test.path, test.accept)
		body, _ := io.ReadAll(answer.Body)
		if string(body) != test.body || answer.Header.Get("Content-Encoding") != test.encoding {
			t.Errorf("%s with %q: %q as %q", test.path, test.accept, body, answer.Header.Get("Content-Encoding"))
		}
		if answer.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s with %q: no Vary", test.path, test.accept)
		}
	}
}

func TestAnswers(t *testing.T) {
	site := folderOf(t)
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
		{"/../serve_test.go", 404, ""},
	} {
		answer := ask(site, test.path, "br")
		if answer.StatusCode != test.status {
			t.Errorf("%s: %d, want %d", test.path, answer.StatusCode, test.status)
		}
		if name, value, _ := strings.Cut(test.header, ": "); answer.Header.Get(name) != value {
			t.Errorf("%s: %s is %q, want %q", test.path, name, answer.Header.Get(name), value)
		}
	}
}

func TestOnlyReads(t *testing.T) {
	answer := httptest.NewRecorder()
	folderOf(t).ServeHTTP(answer, httptest.NewRequest(http.MethodPost, "/", nil))
	if answer.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", answer.Code)
	}
}

func TestUnchangedIsNotSentAgain(t *testing.T) {
	site := folderOf(t)
	request := httptest.NewRequest(http.MethodGet, "/", nil)
	request.Header.Set("If-None-Match", ask(site, "/", "").Header.Get("ETag"))
	answer := httptest.NewRecorder()
	site.ServeHTTP(answer, request)
	if answer.Code != http.StatusNotModified {
		t.Errorf("got %d", answer.Code)
	}
}

func TestMount(t *testing.T) {
	handler := Mount(folderOf(t), "/deep/sub/")
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
		answer := ask(handler, test.path, "")
		if answer.StatusCode != test.status || answer.Header.Get("Location") != test.location {
			t.Errorf("%s: %d %q", test.path, answer.StatusCode, answer.Header.Get("Location"))
		}
	}
	if answer := ask(handler, "/deep/sub/a.wasm", ""); answer.Header.Get("Cache-Control") != "immutable" {
		t.Error("the rules of _headers do not apply below a mount")
	}
}

func TestListenSaysThatAPortIsTaken(t *testing.T) {
	first, err := Listen("localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	_, err = Listen(first.Addr().String())
	if err == nil || !strings.Contains(err.Error(), "listens at "+first.Addr().String()+" already") {
		t.Errorf("got %v", err)
	}
}

func TestRunServesUntilItIsStopped(t *testing.T) {
	listener, err := Listen("localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- Run(ctx, listener, folderOf(t)) }()
	answer, err := http.Get(Address(listener, "/"))
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Errorf("%v, %v", answer, err)
	}
	stop()
	if err := <-ended; err != nil {
		t.Errorf("stopped with %v", err)
	}
}
