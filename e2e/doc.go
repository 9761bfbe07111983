// Package e2e plays the built site in a real browser: headless Chromium,
// driven by real keys, clicks and taps. The tests build the site as a user
// does, serve it with its own server, and compare what the page shows with
// what the engine says.
//
//	go test ./e2e                   all of it
//	go test ./e2e -run Win -v       single tests
//	CHROMIUM=/path/to/chromium …    with another browser
//
// Every test opens a profile of its own. When it ends, the page must have
// logged no error or warning, broken no content security policy, and asked
// nothing of another origin; a test that provokes one says so.
package e2e
