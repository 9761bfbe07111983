// Command art draws the pictures that are committed beside the SVG icons: the
// PNG icons, the picture of a shared link, and the screenshots of the manifest and the README.
// They are committed because two browsers draw them differently, and a build
// must not.
//
//	go run ./cmd/build/art                icons and shared link
//	go run ./cmd/build/art -site dist     screenshots of the game built in dist
//
// It needs Chromium, and is run in the project's folder.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/chromedp"
)

// timeout ends a browser that does not answer.
const timeout = 2 * time.Minute

func main() {
	site := flag.String("site", "", "`folder` of a built site, to take screenshots of")
	out := flag.String("out", ".", "project `folder` to write them into")
	flag.Parse()
	if err := run(*site, *out); err != nil {
		fmt.Fprintln(os.Stderr, "art:", err)
		os.Exit(1)
	}
}

func run(site, out string) error {
	ctx, stop := browser()
	defer stop()
	if site != "" {
		return shoot(ctx, site, out)
	}
	return draw(ctx, filepath.Join(out, "web"))
}

// browser starts a headless Chromium that keeps to itself.
func browser() (context.Context, func()) {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-component-update", true), chromedp.Flag("force-color-profile", "srgb"))
	limit, stopLimit := context.WithTimeout(context.Background(), timeout)
	allocator, stopAllocator := chromedp.NewExecAllocator(limit, options...)
	ctx, stopBrowser := chromedp.NewContext(allocator)
	return ctx, func() { stopBrowser(); stopAllocator(); stopLimit() }
}
