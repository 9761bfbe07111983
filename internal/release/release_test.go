package release

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestLicence(t *testing.T) {
	data, err := os.ReadFile("../../LICENSE")
	if err != nil || string(data) != Licence {
		t.Errorf("ketword.txt differs from LICENSE (%v)", err)
	}
}

func TestVersion(t *testing.T) {
	data, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil || !strings.Contains(string(data), "\n## "+Version) {
		t.Errorf("CHANGELOG.md has no section %s (%v)", Version, err)
	}
}

// A release is refused with a sentence if there is no commit, or if the work tree differs from the
// commit.
func TestReleaseIsMadeFromACommit(t *testing.T) {
	script, err := filepath.Abs("../../scripts/release")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	copied := filepath.Join(folder, "internal/release")
	if err := os.CopyFS(copied, os.DirFS(".")); err != nil {
		t.Fatal(err)
	}
	refuses := func(want string) {
		t.Helper()
		command := exec.Command(script, "release")
		command.Dir = folder
		out, err := command.CombinedOutput()
		if err == nil || !strings.HasPrefix(string(out), "make release: a release is made from a commit, and ") || !strings.Contains(string(out), want) {
			t.Errorf("%v: %q, want %q", err, out, want)
		}
	}
	refuses("git knows none here")
	for _, arguments := range []string{"init -q", "add .", "-c user.name=N -c user.email=n@example.org -c commit.gpgsign=false commit -q -m first"} {
		if out, err := exec.Command("git", append([]string{"-C", folder}, strings.Fields(arguments)...)...).CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v\n%s", arguments, err, out)
		}
	}
	if err := os.Remove(filepath.Join(copied, "release_test.go")); err != nil {
		t.Fatal(err)
	}
	refuses("D internal/release/release_test.go")
}
