package main

import (
	"fmt"
	"runtime"
	"sync"

	"ketword/cmd/build/internal/compress"
	"ketword/cmd/build/internal/site"
)

// cache keeps the copies that earlier builds made.
var cache = compress.Cache{Folder: ".cache/compress"}

// compressAll returns the compressed copies of the files, by name. A copy that
// is not smaller than its file is left out. Copies are made in parallel: the
// program takes about as long as everything else.
func compressAll(files site.Files) (site.Files, error) {
	var (
		work   sync.WaitGroup
		free   = make(chan struct{}, runtime.NumCPU())
		mutex  sync.Mutex // guards copies and failed
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
