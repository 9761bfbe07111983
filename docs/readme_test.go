package docs_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ketword/internal/sample"
)

// TestReadmeRecipe follows what README.md says about using the engine from another
// module, as written: the commands, with this folder as the copy, and the program,
// which prints what its last comment says. Nothing may be downloaded, and flags of the go command stay,
// so that packages are not compiled anew.
func TestReadmeRecipe(t *testing.T) {
	data := sample.Must(os.ReadFile("../README.md"))(t)
	commands, program := block(t, string(data), "sh", "go mod init"), block(t, string(data), "go", "package main")
	home := t.TempDir()
	here, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(here, filepath.Join(home, "ketword")); err != nil {
		t.Fatal(err)
	}
	cache := sample.Must(exec.Command("go", "env", "GOCACHE", "GOMODCACHE").Output())(t)
	dirs := strings.Fields(string(cache))
	cmd := exec.Command("sh", "-ec", commands+"\ncat >main.go\ngo run .")
	cmd.Dir, cmd.Stdin = home, strings.NewReader(program)
	cmd.Env = append(os.Environ(), "HOME="+home, "GOPROXY=off", "GOWORK=off", "GOCACHE="+dirs[0], "GOMODCACHE="+dirs[1])
	var told strings.Builder
	cmd.Stderr = &told
	got, err := cmd.Output()
	_, want, _ := strings.Cut(program, "// Output:\n")
	want = strings.ReplaceAll(strings.TrimSuffix(want, "}\n"), "\t// ", "")
	if err != nil || string(got) != want {
		t.Errorf("it prints\n%s%s\nwant\n%s\nerror %v", got, told.String(), want, err)
	}
}

// block returns the first block of a language in a text that has something in it.
func block(t *testing.T, text, language, with string) string {
	t.Helper()
	for _, b := range strings.Split(text, "\n```"+language+"\n")[1:] {
		if b, _, _ = strings.Cut(b, "\n```\n"); strings.Contains(b, with) {
			return b + "\n"
		}
	}
	t.Fatalf("no block of %s with %s", language, with)
	return ""
}
