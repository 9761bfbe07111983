// Command generate makes Go of the catalogues, in the folder of package text: the methods, which go by the English catalogue, and
// what native programs embed.
package main

import (
	"log"
	"os"

	"ketword/app/text/catalogues"
)

func main() {
	log.SetFlags(0)
	if err := generate(); err != nil {
		log.Fatal(err)
	}
}

func generate() error {
	all, err := catalogues.All()
	if err != nil {
		return err
	}
	source, err := source(all)
	if err != nil {
		return err
	}
	if err := os.WriteFile("messages.go", source, 0o644); err != nil {
		return err
	}
	for _, c := range all {
		if err := os.WriteFile("embedded/"+c.Tag+".txt", catalogues.Compile(all[0], c, true), 0o644); err != nil {
			return err
		}
	}
	return nil
}
