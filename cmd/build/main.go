// Command build makes the static site, and serves it.
//
//	go run ./cmd/build                              build into dist
//	go run ./cmd/build -quick -serve localhost:8080 build without compressing, and serve
//	go run ./cmd/build -plain                       build by go-app and Go as they are released
//	go run ./cmd/build -size                        print the size of the program by package
//	go run ./cmd/build -flags                       print the flags with which Go compiles it
//	go run ./cmd/build -releases                    print the versions of Go that are tested
//	go run ./cmd/build -serve-only -serve :8080     serve what is in dist
//	go run ./cmd/build -resolve CODE                say where in the source a crash was
//
// Run it in the project's folder.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"wasmslim"
)

func main() {
	options, err := parseOptions(os.Args[1:])
	if err == nil {
		err = run(options)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(o options) error {
	if o.crash != "" {
		return resolve(os.Stdout, o.crash)
	}
	if o.releases {
		fmt.Println(strings.Join(wasmslim.Releases(), "\n"))
		return nil
	}
	if o.flags {
		return printFlags(os.Stdout, o.plain)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if o.size {
		return printParts(os.Stdout, o.plain)
	}
	if o.address == "" {
		return build(o)
	}
	return buildAndServe(ctx, o)
}
