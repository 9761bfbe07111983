package main

import (
	"fmt"
	"runtime"
	"sync"

	"ketword/cmd/build/internal/compress"
	"ketword/cmd/build/internal/site"
)

// cache keeps what was compressed before.
var cache = compress.Cache{Folder: ".cache/compress"}

// compressAll makes the compressed copies of the files, by their names. One
// that is no smaller than its file is left out. The program takes about as long
// as all the rest, so several are made at once.
func compressAll(files site.Files) (site.Files, error) {
	var (
		work   sync.WaitGroup
		free   = make(chan struct{}, runtime.NumCPU())
		mutex  sync.Mutex // for what follows
		copies = site.Files{}
		failed error
	)
	for _, name := range files.Names() {
		if !compress.Compressible(name) {
			continue
		}
		for _, encoding := range compress.Encodings {
			free <- struct{}{}
			work.Go(func() {
				defer func() { <-free }()
				data, err := cache.Encode(encoding, files[name])
				mutex.Lock()
				defer mutex.Unlock()
				if err != nil {
					failed = fmt.Errorf("%s: %w", name, err)
				} else if len(data) < len(files[name]) {
					copies[name+encoding.Extension] = data
				}
			})
		}
	}
	work.Wait()
	return copies, failed
}
