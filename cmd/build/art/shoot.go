package main

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"ketword/cmd/build/internal/site"
)

// game is the game that a picture shows.
type game struct {
	query   string   // of its link
	guesses []string // played
	typed   string   // letters in the row after them
}

// The secrets are abide, and the pair crown and plaid.
var (
	classic = game{"?mode=classic&seed=1262", []string{"slate", "media"}, "a"}
	quantum = game{"?mode=quantum&seed=1295067", []string{"slate", "briny", "pound"}, "cr"}
)

// settleTime is how long the last row turns and the last message stays.
const settleTime = 4 * time.Second

// picture is a screenshot of a game in a window.
type picture struct {
	game
	path          string // in the project's folder
	width, height int64
	scale         float64
}

// pictures are those of the manifest and of the README.
var pictures = []picture{
	{quantum, "web/screenshot-narrow.png", 390, 844, 2},
	{quantum, "web/screenshot-wide.png", 1280, 800, 1},
	{classic, "docs/pictures/classic.png", 375, 667, 2},
	{quantum, "docs/pictures/quantum.png", 375, 667, 2},
}

// shoot takes the pictures on a built site, and writes them into the project's
// folder.
func shoot(ctx context.Context, built, project string) error {
	handler, err := site.Open(built)
	if err != nil {
		return fmt.Errorf("no site in %s: %w", built, err)
	}
	for _, p := range pictures {
		png, err := p.take(ctx, handler)
		if err != nil {
			return fmt.Errorf("%s: %w", p.path, err)
		}
		if err := os.WriteFile(filepath.Join(project, p.path), png, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// take plays the game and returns its PNG. Each picture has an origin of its
// own, so that it does not find the saved game of another.
func (p picture) take(ctx context.Context, site http.Handler) ([]byte, error) {
	server := httptest.NewServer(site)
	defer server.Close()
	steps := []chromedp.Action[chromedp.Void]{
		chromedp.EmulateViewport(p.width, p.height, chromedp.EmulateScale(p.scale)),
		chromedp.Navigate(server.URL + "/" + p.query),
		chromedp.WaitReady(chromedp.CSS(`html[data-app="ready"] .tile`)),
	}
	for row, guess := range p.guesses {
		steps = append(steps, chromedp.KeyEvent(guess+kb.Enter), chromedp.WaitReady(marked(row)))
	}
	steps = append(steps, chromedp.KeyEvent(p.typed), chromedp.Sleep(settleTime))
	if err := chromedp.Do(ctx, steps...); err != nil {
		return nil, err
	}
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}

// marked selects the first tile of a row once the row has marks.
func marked(row int) chromedp.CSS {
	return chromedp.CSS(fmt.Sprintf(`.tile[data-row="%d"][data-col="0"]:not([data-mark="typed"], [data-mark="empty"])`, row))
}
