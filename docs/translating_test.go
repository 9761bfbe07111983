package docs_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// TestTranslating: the page for translators describes each group of sentences once, and names only
// messages that exist.
func TestTranslating(t *testing.T) {
	page := sample.Must(os.ReadFile("translating.md"))(t)
	english := sample.Must(os.ReadFile("../app/text/catalogues/en.toml"))(t)
	groups := map[string]int{}
	for _, group := range regexp.MustCompile(`(?m)^\[(.+)\]$`).FindAllSubmatch(english, -1) {
		groups[string(group[1])] = 0
	}
	_, table, _ := strings.Cut(string(page), "## What the groups are for")
	table, rest, _ := strings.Cut(table, "\n## ")
	for row := range strings.Lines(table) {
		cells := strings.Split(row, " | ")
		for _, name := range regexp.MustCompile("`([a-z-]+)`").FindAllStringSubmatch(cells[0], -1) {
			groups[name[1]]++
		}
	}
	for group, times := range groups {
		if times != 1 {
			t.Errorf("the page tells %d times what %s is for", times, group)
		}
	}
	for _, id := range regexp.MustCompile("`([a-z-]+)\\.([a-z-]+)`").FindAllStringSubmatch(rest, -1) {
		if _, is := groups[id[1]]; !is || !regexp.MustCompile(`(?m)^`+id[2]+`(\.[\w.-]+)? = `).Match(english) {
			if !strings.HasSuffix(id[0], ".toml`") && !strings.HasSuffix(id[0], ".txt`") {
				t.Errorf("the page speaks of %s, which there is not", id[0])
			}
		}
	}
}
