package main

import (
	"context"
	_ "embed"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// shared is the picture of a shared link.
//
//go:embed social.svg
var shared []byte

// drawing is a PNG made from an SVG.
type drawing struct {
	name          string
	svg           []byte
	width, height int64
}

// draw makes the PNG pictures from the SVG icons of a folder, in that folder.
func draw(ctx context.Context, folder string) error {
	icon, err := os.ReadFile(filepath.Join(folder, "icon.svg"))
	if err != nil {
		return err
	}
	maskable, err := os.ReadFile(filepath.Join(folder, "icon-maskable.svg"))
	if err != nil {
		return err
	}
	for _, d := range []drawing{
		{"icon-192.png", icon, 192, 192},
		{"icon-512.png", icon, 512, 512},
		{"icon-maskable-192.png", maskable, 192, 192},
		{"icon-maskable-512.png", maskable, 512, 512},
		{"apple-touch-icon.png", maskable, 180, 180}, // rounded by the system, which paints transparent corners black
		{"social.png", shared, 1200, 630},
	} {
		if err := d.write(ctx, folder); err != nil {
			return fmt.Errorf("%s: %w", d.name, err)
		}
	}
	return nil
}

// write fills a window of the drawing's size with the SVG, and writes its
// screenshot.
func (d drawing) write(ctx context.Context, folder string) error {
	image := "data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(d.svg)
	err := chromedp.Do(ctx, chromedp.EmulateViewport(d.width, d.height), transparent, chromedp.Navigate(image))
	if err != nil {
		return err
	}
	picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, d.name), picture, 0o644)
}

// nearlyClear is an alpha that the browser rounds to 0. The JSON of the command
// omits a plain 0, and the browser then takes 1.
const nearlyClear = 0.001

// transparent removes the white that the browser paints under the page.
func transparent(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
	clear := emulation.SetDefaultBackgroundColorOverrideParams{Color: &cdp.RGBA{A: nearlyClear}}
	_, err := cdp.Call(ctx, t, emulation.SetDefaultBackgroundColorOverride, clear)
	return chromedp.Void{}, err
}
