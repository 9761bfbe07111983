package site

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"

	"ketword/cmd/build/internal/headers"
)

// policy lets a page load and compile the site's own files, use its style and its scripts,
// named by their hashes, and nothing else. The page states it too, for hosts that set no
// headers. Browsers that know no hashes of files take run.js since boot.js asks for it
// ('strict-dynamic'), and those that don't know that either since it is the site's.
func policy(p Parts) string {
	scripts := sourceHash(p.First) + " " + sourceHash(p.Boot) + " " + sourceHash(p.Run)
	return "default-src 'none'; script-src " + scripts + " 'strict-dynamic' 'self' 'wasm-unsafe-eval'; style-src " + sourceHash(p.Style) + "; " + fixedPolicy
}

// fixedPolicy is what is the same in all versions. No text becomes code, and only the
// policy that first.js makes, which knows the site's scripts, names scripts and workers.
const fixedPolicy = "img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
	"require-trusted-types-for 'script'; trusted-types ketword"

// sourceHash names a style or script as a policy does.
func sourceHash(text []byte) string { return "'" + integrity(text) + "'" }

// integrity names it as an element that loads it does.
func integrity(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

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
