package main

import (
	"context"
	"fmt"

	"ketword/cmd/build/internal/serve"
)

// buildAndServe opens the port before it builds, so that a port in use is
// reported at once.
func buildAndServe(ctx context.Context, o options) error {
	listener, err := serve.Listen(o.address)
	if err != nil {
		return err
	}
	defer listener.Close()
	if !o.serveOnly {
		if err := build(o); err != nil {
			return err
		}
	}
	site, err := serve.Open(o.out)
	if err != nil {
		return fmt.Errorf("no site in %s: %w", o.out, err)
	}
	fmt.Println("Ketword is at", serve.Address(listener, o.mount))
	return serve.Run(ctx, listener, serve.Mount(site, o.mount))
}
