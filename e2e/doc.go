// Package e2e plays the built site in a real browser: headless Chromium,
// driven by real keys, clicks and taps. The tests build the site as a user
// does, serve it with its own server, and compare what the page shows with
// what the engine says.
//
//	go test ./e2e                   all of it
//	go test ./e2e -run Win -v       single tests
//	CHROMIUM=/path/to/chromium …    with another Chromium
//	go test ./e2e -browser firefox  in Firefox, or webkit: WebKitGTK; docs/browsers.md tells more
//
// A test stands in the file of its feature. The helpers:
//
//	main_test.go              builds and serves the site
//	browser_test.go           starts Chromium, lends out its profiles
//	page_test.go              opens and loads a page, runs scripts in it, gives it files
//	input_test.go             keys, clicks, taps, drops
//	screen_test.go            what a page shows, and the check against the engine
//	wait_test.go              the one way to wait: await, and what stands on it
//	time_test.go              the clock of pages, which stands still
//	worker_test.go            workers that stand still
//	host_test.go              a host that answers with something else, or another version
//	pseudo_test.go            languages of the tests, with long texts and from right to left, and what is clipped
//	network_test.go           slow, broken and forbidden requests; errors of a page
//	puzzle_test.go            the puzzles and lists that are played
//	guesses_test.go           guesses that give rows of every kind
//	remote_test.go            a page in another browser than Chromium
//	elsewhere_test.go         starts Firefox and WebKitGTK
//	bidi_test.go              drives Firefox by WebDriver BiDi
//	webdriver_test.go         drives WebKitGTK by WebDriver
//	boot_test.go              a page whose program is held, and keys typed before it runs
//	game_test.go              openPuzzle, beginGame, and ends: what is shown after a game
//	menu_test.go              openFromMenu, chooseInMenu, switchMode; settings_test.go: chooseSetting
//	dialog_test.go            opens and at: a dialog by its address
//	fits_test.go              fits and inEveryWindow: a page in windows of all sizes
//	axe_test.go               withAxe and accessible: a page in all looks
//	front_test.go             a server before the site that holds files back
//	update_test.go            newVersions and takeUpdate; windows_test.go: awaitStoredGames
//	lists_test.go             chooseList and playList: a list of the site in the menu
//	ownlists_dialog_test.go   the dialog of the player's lists, and lists to import
//
// Pace is measured apart, with the build tag pace (make pace):
//
//	pace_test.go              the rounds, the references, the table
//	pace_*_test.go            what is measured, and its goals
//	plainpage_test.go         the plain page that is measured beside the site
//
// Every test has a profile of its own, with nothing stored, whose pages prefer reduced
// motion; a tab may have been another test's, which has left it. When a test
// ends, its pages must have logged no error or warning, broken no content
// security policy, and asked nothing of another origin; a test that brings an
// error about says so with expectError.
package e2e
