package site

import (
	"crypto/sha256"
	"encoding/base64"
)

// policy lets a page load and compile the site's own files, use its styles and its scripts,
// named by their hashes, and nothing else. The page states it too, for hosts that set no
// headers. Browsers that know no hashes of files take run.js since boot.js asks for it
// ('strict-dynamic'), and those that don't know that either since it is the site's.
func policy(p Parts) string {
	scripts := sourceHash(p.BeforePaint) + " " + sourceHash(p.Boot) + " " + sourceHash(p.Run)
	return "default-src 'none'; script-src " + scripts + " 'strict-dynamic' 'self' 'wasm-unsafe-eval'; style-src " + sourceHash(p.Board) + " " + sourceHash(p.Screens) + "; " + fixedPolicy
}

// ownScripts is a second policy of a page that stands before the main one. By 'strict-dynamic'
// alone, a running script could import another from anywhere, which Trusted Types don't cover.
// WebKit ignores the second of two policies about scripts if the first has 'strict-dynamic'.
const ownScripts = "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'"

// fixedPolicy is the part that is the same in all versions. No text becomes code, and only the
// Trusted Types policy that beforepaint.js makes, which knows the site's scripts, may name scripts
// and workers.
const fixedPolicy = "img-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
	"require-trusted-types-for 'script'; trusted-types ketword"

// Policies of workers, for which no page can state one. They hold beside that of all files: a
// worker fetches no more code, and makes none.
const (
	coachPolicy  = "default-src 'none'; script-src 'wasm-unsafe-eval'; " + noNewCode // it is given the program
	workerPolicy = "default-src 'none'; connect-src 'self'; " + noNewCode            // it fetches the site's files
	noNewCode    = "require-trusted-types-for 'script'; trusted-types 'none'"
)

// sourceHash names a style or script as a policy does.
func sourceHash(text []byte) string { return "'" + integrity(text) + "'" }

// integrity names a script or style as the integrity attribute of an element does.
func integrity(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}
