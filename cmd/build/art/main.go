// Command art draws the PNG icons and the picture of a shared link, and takes
// the screenshots of the manifest and the README. The pictures are committed
// because two browsers draw them differently, and two builds must be equal.
//
//	go run ./cmd/build/art                icons, and the picture of a shared link
//	go run ./cmd/build/art -site dist     screenshots of the site in dist
//
// It needs Chromium. Run it in the project's folder.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"github.com/chromedp/chromedp"
)

// timeout is how long the browser may take for all pictures.
const timeout = 2 * time.Minute

func main() {
	site := flag.String("site", "", "`folder` of a built site, to take screenshots of")
	out := flag.String("out", ".", "project `folder` to write the pictures into")
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

// browser starts a headless Chromium, and returns how to stop it.
func browser() (context.Context, func()) {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-component-update", true), chromedp.Flag("force-color-profile", "srgb"))
	limit, stopLimit := context.WithTimeout(context.Background(), timeout)
	if path, err := exec.LookPath("chromium-headless-shell"); err == nil { // which make installs
		options = append(options, chromedp.ExecPath(path))
	}
	allocator, stopAllocator := chromedp.NewExecAllocator(limit, options...)
	ctx, stopBrowser := chromedp.NewContext(allocator)
	return ctx, func() { stopBrowser(); stopAllocator(); stopLimit() }
}
