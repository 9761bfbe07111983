package docs_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestFlows: the functions that flows.md names are in the files that it names beside them.
func TestFlows(t *testing.T) {
	text, err := os.ReadFile("flows.md")
	if err != nil {
		t.Fatal(err)
	}
	code, rows := regexp.MustCompile("`([^`]+)`"), 0
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(line, "|")
		if len(cells) < 5 || !strings.Contains(cells[2], "`") {
			continue
		}
		rows++
		files := ""
		for _, name := range code.FindAllStringSubmatch(cells[3], -1) {
			source, err := os.ReadFile("../" + name[1])
			if err != nil {
				t.Error(err)
			}
			files += string(source)
		}
		for _, name := range code.FindAllStringSubmatch(cells[2], -1) {
			bare := name[1][strings.LastIndex(name[1], ".")+1:]
			if !regexp.MustCompile(`(?m)^(func (\([^)]*\) )?|var )` + bare + `\b`).MatchString(files) {
				t.Errorf("%s is not in%s", name[1], cells[3])
			}
		}
	}
	if rows < 20 {
		t.Errorf("%d steps", rows)
	}
}
