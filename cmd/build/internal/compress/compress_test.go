package compress

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"testing"

	"github.com/andybalholm/brotli"
)

var sample = bytes.Repeat([]byte("crane slate "), 500)

func TestEncodedDataIsReadBack(t *testing.T) {
	readers := map[string]func(io.Reader) (io.Reader, error){
		"br":   func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
		"gzip": func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
	}
	for _, e := range Encodings {
		encoded, err := e.Encode(sample)
		if err != nil {
			t.Fatal(err)
		}
		reader, err := readers[e.Name](bytes.NewReader(encoded))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := io.ReadAll(reader); err != nil || !bytes.Equal(got, sample) {
			t.Errorf("%s: read back %d bytes, %v", e.Name, len(got), err)
		}
		if again, _ := e.Encode(sample); !bytes.Equal(again, encoded) {
			t.Errorf("%s: another copy the second time", e.Name)
		}
	}
}

func TestGzipStoresNoTime(t *testing.T) {
	encoded, err := encodeGzip(sample)
	if err != nil {
		t.Fatal(err)
	}
	reader, err := gzip.NewReader(bytes.NewReader(encoded))
	if err != nil {
		t.Fatal(err)
	}
	if !reader.ModTime.IsZero() || reader.Name != "" {
		t.Errorf("stores time %v and name %q", reader.ModTime, reader.Name)
	}
}

func TestCacheEncodesOnce(t *testing.T) {
	cache := Cache{Folder: t.TempDir()}
	runs := 0
	counting := Encoding{Name: "gzip", Extension: ".gz", Encode: func(data []byte) ([]byte, error) {
		runs++
		return encodeGzip(data)
	}}
	for range 2 {
		got, err := cache.Encode(counting, sample)
		if want, _ := encodeGzip(sample); err != nil || !bytes.Equal(got, want) {
			t.Fatalf("%d bytes, %v", len(got), err)
		}
	}
	if _, err := cache.Encode(counting, []byte("other")); err != nil {
		t.Fatal(err)
	}
	if runs != 2 {
		t.Errorf("two texts were encoded %d times", runs)
	}
}

func TestCacheKeepsNothingAfterAnError(t *testing.T) {
	cache := Cache{Folder: t.TempDir()}
	broken := errors.New("broken")
	_, err := cache.Encode(Encoding{Name: "x", Extension: ".x", Encode: func([]byte) ([]byte, error) { return nil, broken }}, sample)
	if !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
	if entries, _ := os.ReadDir(cache.Folder); len(entries) != 0 {
		t.Errorf("kept %v", entries)
	}
}

// A word list that gets smaller with the small window.
func TestBrotliUsesTheBetterWindow(t *testing.T) {
	text, err := os.ReadFile("../../../../wordlists/en/guesses-6.txt")
	if err != nil {
		t.Fatal(err)
	}
	got, err := encodeBrotli(text)
	if err != nil {
		t.Fatal(err)
	}
	for _, window := range []int{largeWindow, smallWindow} {
		if one, err := brotliWithin(window, text); err != nil || len(one) < len(got) {
			t.Errorf("window 2^%d: %d bytes, less than %d; error %v", window, len(one), len(got), err)
		}
	}
}
