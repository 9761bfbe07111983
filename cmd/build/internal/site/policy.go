package site

import (
	"slices"
	"strings"

	"ketword/cmd/build/internal/headers"
)

// policy lets the page load and compile its own files, and nothing else. The page
// states it too, for hosts that set no headers.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
	"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"

// headerPolicy adds what only a header can state: no other site may frame the
// game.
const headerPolicy = policy + "; frame-ancestors 'none'"

// Values of Cache-Control.
const (
	cacheForGood = "public, max-age=31536000, immutable" // names with a hash
	cacheForADay = "public, max-age=86400"               // pictures
	revalidate   = "no-cache"                            // everything else: ask each time whether it has changed
)

// rules returns the headers of all files. Each file has a rule of its own for
// Cache-Control, since hosts join the values of all rules that match.
func rules(files Files, assets Assets) headers.Rules {
	rules := headers.Rules{{Path: "/*", Headers: []headers.Header{
		{Name: "Content-Security-Policy", Value: headerPolicy},
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
