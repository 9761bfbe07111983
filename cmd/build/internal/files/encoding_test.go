package files

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"testing"

	"github.com/andybalholm/brotli"

	"ketword/wordlists"
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

// Of two lists of words, each gets smaller by the quality that makes the other larger.
func TestBrotliUsesTheBetterQuality(t *testing.T) {
	for _, c := range []struct {
		lang          string
		better, worse int
	}{{"fr", nextQuality, bestQuality}, {"de", bestQuality, nextQuality}} {
		list, _ := wordlists.Find(c.lang, 5)
		words := []byte(list.Joined())
		got, err := encodeBrotli(words)
		if err != nil {
			t.Fatal(err)
		}
		better, errBetter := brotliOf(c.better, words)
		worse, errWorse := brotliOf(c.worse, words)
		if errBetter != nil || errWorse != nil || !bytes.Equal(got, better) || len(better) >= len(worse) {
			t.Errorf("%s: %d bytes; by quality %d %d, by quality %d %d; errors %v, %v", c.lang, len(got), c.better, len(better), c.worse, len(worse), errBetter, errWorse)
		}
	}
}
