//go:build !js

package wordlists

import _ "embed"

// Sources is the text of SOURCES.md: where the lists come from, and their
// licences.
//
//go:embed SOURCES.md
var Sources string
