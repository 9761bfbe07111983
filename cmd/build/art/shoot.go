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

	"ketword/cmd/build/internal/serve"
)

// game is what the screenshots show: an address, guesses typed at it, and the
// beginning of one more. The seed is that of crown and plaid.
var game = struct {
	query   string
	guesses []string
	typed   string
}{"?mode=quantum&seed=561923", []string{"slate", "briny", "pound"}, "cr"}

// settled is when the last row has turned and the last message has gone.
const settled = 4 * time.Second

// A screen is a window in which the game is photographed.
type screen struct {
	name          string
	width, height int64
	scale         float64
}

var screens = []screen{
	{"screenshot-narrow.png", 390, 844, 2},
	{"screenshot-wide.png", 1280, 800, 1},
}

// shoot plays the game of a built site, and writes a picture of each screen.
func shoot(ctx context.Context, site, out string) error {
	handler, err := serve.Open(site)
	if err != nil {
		return fmt.Errorf("no site in %s: %w", site, err)
	}
	for _, s := range screens {
		picture, err := s.play(ctx, handler)
		if err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		if err := os.WriteFile(filepath.Join(out, s.name), picture, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// play plays at an origin of its own, so that no screen finds another's game.
func (s screen) play(ctx context.Context, site http.Handler) ([]byte, error) {
	server := httptest.NewServer(site)
	defer server.Close()
	steps := []chromedp.Action[chromedp.Void]{
		chromedp.EmulateViewport(s.width, s.height, chromedp.EmulateScale(s.scale)),
		chromedp.Navigate(server.URL + "/" + game.query),
		chromedp.WaitReady(chromedp.CSS(`html[data-app="ready"] .tile`)),
	}
	for row, guess := range game.guesses {
		steps = append(steps, chromedp.KeyEvent(guess+kb.Enter), chromedp.WaitReady(marked(row)))
	}
	steps = append(steps, chromedp.KeyEvent(game.typed), chromedp.Sleep(settled))
	if err := chromedp.Do(ctx, steps...); err != nil {
		return nil, err
	}
	return chromedp.Run(ctx, chromedp.CaptureScreenshot())
}

// marked selects the first tile of a row once the row has marks.
func marked(row int) chromedp.CSS {
	return chromedp.CSS(fmt.Sprintf(`.tile[data-row="%d"][data-col="0"]:not([data-mark="typed"], [data-mark="empty"])`, row))
}
