package site

import (
	"slices"
	"strings"

	"ketword/cmd/build/internal/headers"
)

// framePolicy is what only a header can state: no other site may frame the game.
const framePolicy = "frame-ancestors 'none'"

// denied is what browsers need not ask the player for, since the game has no use for it.
var denied = []string{
	"accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media", "fullscreen", "gamepad",
	"geolocation", "gyroscope", "hid", "identity-credentials-get", "idle-detection", "local-fonts", "magnetometer", "microphone", "midi",
	"payment", "picture-in-picture", "publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial",
	"storage-access", "usb", "window-management", "xr-spatial-tracking",
}

// Values of Cache-Control.
const (
	cacheForGood = "public, max-age=31536000, immutable" // names with a hash
	cacheForADay = "public, max-age=86400"               // pictures
	revalidate   = "no-cache"                            // everything else: ask each time whether it has changed
)

// rules returns the headers of all files. Each file has a rule of its own for
// Cache-Control, since hosts join the values of all rules that match.
func rules(files Files, p Parts, assets Assets) headers.Rules {
	rules := headers.Rules{{Path: "/*", Headers: []headers.Header{
		{Name: "Content-Security-Policy", Value: policy(p) + "; " + framePolicy},
		{Name: "X-Content-Type-Options", Value: "nosniff"},
		{Name: "Referrer-Policy", Value: "no-referrer"},
		{Name: "Cross-Origin-Opener-Policy", Value: "same-origin"},
		{Name: "Cross-Origin-Embedder-Policy", Value: "require-corp"},
		{Name: "Cross-Origin-Resource-Policy", Value: "same-origin"},
		{Name: "Permissions-Policy", Value: strings.Join(denied, "=(), ") + "=()"},
	}}}
	names := files.Names()
	if assets.Packed != "" {
		names = append(names, assets.Packed)
	}
	for _, name := range names {
		if name == ".nojekyll" {
			continue
		}
		rules = append(rules, cacheRule("/"+name, cacheOf(name, assets)))
		if folder, found := strings.CutSuffix(name, "index.html"); found {
			rules = append(rules, cacheRule("/"+folder, revalidate))
		}
	}
	return rules
}

func cacheRule(path, value string) headers.Rule {
	return headers.Rule{Path: path, Headers: []headers.Header{{Name: "Cache-Control", Value: value}}}
}

func cacheOf(name string, assets Assets) string {
	switch {
	case slices.Contains(assets.Names(), name), slices.Contains(assets.Lists, name), name == assets.Packed:
		return cacheForGood
	case strings.HasSuffix(name, ".png"), strings.HasSuffix(name, ".svg"):
		return cacheForADay
	}
	return revalidate
}
