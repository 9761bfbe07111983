package site

import (
	"slices"
	"strings"
)

const policyName = "Content-Security-Policy"

// commonPolicy holds for all files. Its last part can only be stated by a header: no other site may
// frame the game. Pages and workers have stricter policies besides.
const commonPolicy = fixedPolicy + "; frame-ancestors 'none'"

// denied is all that Chromium, whose list is the longest, lets a page deny itself and the game has
// no use for. Open stay
//   - clipboard-write and web-share, by which the game shares;
//   - cross-origin-isolated, which asks nothing of the player and gives what the two headers of its
//     kind are sent for;
//   - ch-…: what a browser tells the site's own host if that asks. A page can't ask, but by
//     ch-ua-high-entropy-values;
//   - what others name and Chromium doesn't know, as bluetooth on some systems, and what it has as a
//     trial only, as writer: it has such features closed, and warns in the console of each such name.
var denied = []string{
	"accelerometer", "aria-notify", "autoplay", "browsing-topics", "camera", "captured-surface-control",
	"ch-ua-high-entropy-values", "clipboard-read", "compute-pressure", "deferred-fetch", "deferred-fetch-minimal",
	"digital-credentials-create", "digital-credentials-get", "display-capture", "encrypted-media", "fullscreen", "gamepad",
	"geolocation", "gyroscope", "hid", "identity-credentials-get", "idle-detection", "interest-cohort", "keyboard-map",
	"language-detector", "language-model", "local-fonts", "local-network", "local-network-access", "loopback-network",
	"magnetometer", "media-playback-while-not-visible", "microphone", "midi", "on-device-speech-recognition",
	"otp-credentials", "payment", "picture-in-picture", "private-state-token-issuance", "private-state-token-redemption",
	"publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial", "speaker-selection",
	"storage-access", "summarizer", "sync-xhr", "translator", "unload", "usb", "window-management", "xr-spatial-tracking",
}

// Values of Cache-Control.
const (
	cacheForGood = "public, max-age=31536000, immutable" // names with a hash
	cacheForADay = "public, max-age=86400"               // pictures
	revalidate   = "no-cache"                            // everything else: ask each time whether it has changed
)

// rules returns the headers of all files. Each file has a rule of its own for
// Cache-Control, since hosts join the values of all rules that match. Of policies that are
// joined each holds.
func rules(files Files, p Parts, assets Assets) Rules {
	rules := Rules{{Path: "/*", Headers: []Header{
		{Name: policyName, Value: commonPolicy},
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
		rule := Rule{Path: "/" + name, Headers: headersOf(name, p, assets)}
		rules = append(rules, rule)
		if folder, found := strings.CutSuffix(rule.Path, "index.html"); found {
			rules = append(rules, Rule{Path: folder, Headers: rule.Headers})
		}
	}
	return rules
}

// headersOf returns what holds for one file.
func headersOf(name string, p Parts, assets Assets) []Header {
	all := []Header{{Name: "Cache-Control", Value: cacheOf(name, assets)}}
	switch {
	case name == assets.Coach:
		return append(all, Header{Name: policyName, Value: coachPolicy})
	case name == serviceWorkerName:
		return append(all, Header{Name: policyName, Value: workerPolicy})
	case strings.HasSuffix(name, ".html"):
		return append(all, Header{Name: policyName, Value: ownScripts + ", " + policy(p)})
	}
	return all
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
