package main

import (
	"context"
	"fmt"

	"ketword/cmd/build/internal/site"
)

// buildAndServe opens the port before it builds, so that a port in use is
// reported at once.
func buildAndServe(ctx context.Context, o options) error {
	listener, err := site.Listen(o.address)
	if err != nil {
		return err
	}
	defer listener.Close()
	if !o.serveOnly {
		if err := build(o); err != nil {
			return err
		}
	}
	server, err := site.Open(o.out)
	if err != nil {
		return fmt.Errorf("no site in %s: %w", o.out, err)
	}
	fmt.Println("Ketword is at", site.Address(listener, o.mount))
	return site.Serve(ctx, listener, site.Mount(server, o.mount))
}
