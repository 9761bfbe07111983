package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// repository makes a repository with a commit, and returns its folder.
func repository(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	write(t, folder, "a")
	runGit(t, folder, "init", "-q")
	runGit(t, folder, "add", ".")
	runGit(t, folder, "-c", "user.name=N", "-c", "user.email=n@example.org", "-c", "commit.gpgsign=false", "commit", "-q", "-m", "first")
	return folder
}

func write(t *testing.T, folder, name string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, name), []byte("text"), 0o644); err != nil {
		t.Fatal(err)
	}
}

func runGit(t *testing.T, folder string, arguments ...string) string {
	t.Helper()
	out, err := exec.Command("git", append([]string{"-C", folder}, arguments...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("git %q: %v\n%s", arguments, err, out)
	}
	return strings.TrimSpace(string(out))
}

// The site says the same of a commit whatever a clone's git would, and does not say that it is
// that commit where the work tree differs.
func TestCommit(t *testing.T) {
	folder := repository(t)
	runGit(t, folder, "config", "core.abbrev", "7") // as in a shallow clone
	want := runGit(t, folder, "rev-parse", "HEAD")[:10]
	t.Chdir(folder)
	if got := commit(); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	write(t, folder, "new")
	if got := commit(); got != want+"-dirty" {
		t.Errorf("with a new file: got %q, want %q", got, want+"-dirty")
	}
	inside := filepath.Join(folder, "inside")
	if err := os.Mkdir(inside, 0o755); err != nil {
		t.Fatal(err)
	}
	t.Chdir(inside)
	if got := commit(); got != "unknown" {
		t.Errorf("in a folder that lies in another's repository: got %q", got)
	}
}

func TestRemarks(t *testing.T) {
	for _, test := range []struct{ commit, base, want string }{
		{"3f2a91c0de", "https://example.org/", ""},
		{"3f2a91c0de-dirty", "https://example.org/", "not commit 3f2a91c0de:"},
		{"unknown", "/games/", "for /games/ of a host:"},
	} {
		base, err := parseBase(test.base)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(remarks(test.commit, base), "; "); !strings.Contains(got, test.want) || test.want == "" && got != "" {
			t.Errorf("%s for %s: %q, want %q", test.commit, test.base, got, test.want)
		}
	}
}
