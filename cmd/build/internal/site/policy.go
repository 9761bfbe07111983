package site

import (
	"crypto/sha256"
	"encoding/base64"
	"slices"
	"strings"

	"ketword/cmd/build/internal/headers"
)

// policy lets a page load and compile the site's own files, use the style and the scripts
// that stand in it, named by their hashes, and nothing else. The page states it too, for
// hosts that set no headers.
func policy(p Parts) string {
	return "default-src 'none'; script-src 'self' " + sourceHash(p.First) + " " + sourceHash(p.Boot) + " 'wasm-unsafe-eval'; style-src " + sourceHash(p.Style) +
		"; img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
}

// sourceHash names a style or script as a policy does.
func sourceHash(text []byte) string {
	sum := sha256.Sum256(text)
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// framePolicy is what only a header can state: no other site may frame the game.
const framePolicy = "frame-ancestors 'none'"

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
