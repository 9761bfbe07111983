package docs_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// proof is a package in the fourth column of features.md, with its tests: functions, or
// scripts as `TestScripts/name`, which are files in testdata.
var proof = regexp.MustCompile("`([a-z0-9/]+)`: ((?:Test|Example|Fuzz)[A-Za-z0-9_/-]*(?:, (?:Test|Example|Fuzz)[A-Za-z0-9_/-]*)*)")

// Every feature names the tests that prove it, one of them in the browser or of the
// terminal edition's command, and they are where it says.
func TestFeaturesAreTested(t *testing.T) {
	data, err := os.ReadFile("features.md")
	if err != nil {
		t.Fatal(err)
	}
	functions := map[string]map[string]bool{}
	for _, row := range featureRows(string(data)) {
		if len(row) != 4 {
			t.Errorf("%s: %d columns, want 4", row[0], len(row))
			continue
		}
		found := proof.FindAllStringSubmatch(row[3], -1)
		if rest := strings.Trim(proof.ReplaceAllString(row[3], ""), "; "); len(found) == 0 || rest != "" {
			t.Errorf("%s: want tests as in `app/model`: TestA, TestB; `e2e`: TestC; not %q", row[0], rest)
		}
		if !strings.Contains(row[3], "`e2e`: ") && !strings.Contains(row[3], "`cmd/ketword`: ") {
			t.Errorf("%s: no test in the browser or of the command", row[0])
		}
		for _, f := range found {
			folder := f[1]
			if functions[folder] == nil {
				functions[folder] = testsIn(t, folder)
			}
			for test := range strings.SplitSeq(f[2], ", ") {
				name, script, isScript := strings.Cut(test, "/")
				if _, err := os.Stat(filepath.Join("..", folder, "testdata", script+".txtar")); !functions[folder][name] || isScript && err != nil {
					t.Errorf("%s: no test %s in %s", row[0], test, folder)
				}
			}
		}
	}
}

// featureRows returns the rows below the head of a table, by columns.
func featureRows(text string) [][]string {
	var rows [][]string
	_, table, _ := strings.Cut(text, "\n| --- ")
	for line := range strings.Lines(table) {
		if line, is := strings.CutPrefix(strings.TrimSpace(line), "| "); is && !strings.HasPrefix(line, "---") {
			rows = append(rows, strings.Split(strings.TrimSuffix(line, " |"), " | "))
		}
	}
	return rows
}

// testsIn returns the names of the test functions of a package.
func testsIn(t *testing.T, folder string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range regexp.MustCompile(`(?m)^func ((?:Test|Example|Fuzz)\w*)\(`).FindAllSubmatch(data, -1) {
			names[string(f[1])] = true
		}
	}
	return names
}
