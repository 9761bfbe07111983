package files

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
)

// Cache keeps compressed copies in a folder, under a hash of what they were made
// from: brotli takes some twenty seconds for the program, and most builds don't
// change it.
type Cache struct{ Folder string }

// Encode returns the encoded data, from the folder if it is there.
func (c Cache) Encode(e Encoding, data []byte) ([]byte, error) {
	file := filepath.Join(c.Folder, key(data)+e.Extension)
	if cached, err := os.ReadFile(file); err == nil {
		return cached, nil
	}
	encoded, err := e.Encode(data)
	if err != nil {
		return nil, fmt.Errorf("compress as %s: %w", e.Name, err)
	}
	return encoded, Write(file, encoded)
}

// EncodeAll returns the compressed copies of files, by name. A copy that is not smaller
// than its file is left out. Copies are made in parallel: the program takes about as long
// as everything else.
func (c Cache) EncodeAll(files map[string][]byte) (map[string][]byte, error) {
	var (
		work   sync.WaitGroup
		free   = make(chan struct{}, runtime.NumCPU())
		mutex  sync.Mutex // guards copies and failed
		copies = map[string][]byte{}
		failed error
	)
	encode := func(e Encoding, name string, data []byte) {
		encoded, err := c.Encode(e, data)
		mutex.Lock()
		defer mutex.Unlock()
		if err != nil {
			failed = fmt.Errorf("%s: %w", name, err)
		} else if len(encoded) < len(data) {
			copies[name+e.Extension] = encoded
		}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		if !compressible[path.Ext(name)] {
			continue
		}
		for _, e := range Encodings {
			free <- struct{}{}
			work.Go(func() {
				defer func() { <-free }()
				encode(e, name, files[name])
			})
		}
	}
	work.Wait()
	return copies, failed
}

// key is a hash of the data and of the encoders' versions, since another version
// may give other bytes.
func key(data []byte) string {
	sum := sha256.New()
	fmt.Fprintln(sum, encoders())
	sum.Write(data)
	return hex.EncodeToString(sum.Sum(nil))
}

func encoders() string {
	name := fmt.Sprint(runtime.Version(), " ", brotliWindow, " ", bestQuality, " ", nextQuality)
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, module := range info.Deps {
			if module.Path == "github.com/andybalholm/brotli" {
				name += " brotli " + module.Version
			}
		}
	}
	return name
}
