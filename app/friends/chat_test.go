package friends

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/engine"
)

// today is the day on which the chats in testdata are read: 2 April 2026.
const today = engine.Day(91)

// TestChats: each file of testdata has a chat and, behind a line of equals signs, what is read of it.
func TestChats(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txt")
	if len(files) < 10 {
		t.Fatalf("%d files", len(files))
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text, want, _ := strings.Cut(string(data), "\n=====\n")
		found, err := Reading{Today: today}.Read(engine.Forever, text)
		if err != nil {
			t.Fatal(err)
		}
		if got := told(found); got != want {
			t.Errorf("%s: got\n%s", filepath.Base(name), got)
			if os.Getenv("WRITE") != "" {
				os.WriteFile(name, []byte(text+"\n=====\n"+got), 0o644)
			}
		}
	}
}

// told returns what was found as lines.
func told(f Found) string {
	var b strings.Builder
	for _, r := range f.Results {
		year, month, date := r.Day.Date()
		fmt.Fprintf(&b, "%s | %s | %d-%02d-%02d | %s\n", r.Who, r.Puzzle.Game.text(), year, month, date, r.text())
	}
	for _, u := range f.Unread {
		fmt.Fprintf(&b, "line %d: fault %d: %s\n", u.Line, u.Fault, u.Text)
	}
	fmt.Fprintf(&b, "%d messages\n", f.Messages)
	return b.String()
}
