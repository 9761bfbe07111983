package lists

import (
	"testing"

	"ketword/app/internal/expect"
)

// TestSeen: what can't be seen is shown to be there.
func TestSeen(t *testing.T) {
	expect.Equal(t, "text", Seen("größe \u202e\u200bx\n\xff"), "größe \uFFFD\uFFFDx\uFFFD\uFFFD")
}
