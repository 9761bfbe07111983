// Package proofs_test holds what the packages of proofs may use of each other.
package proofs_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestCheckersShareNoCode: the checkers share no code with what finds the proofs, and know of words
// only the rules.
func TestCheckersShareNoCode(t *testing.T) {
	may := []string{"ketword/engine", "ketword/internal/format"}
	for _, checker := range []string{"./bound/check", "./perfect/check"} {
		out, err := exec.Command("go", "list", "-f", `{{join .Imports "\n"}}`, checker).Output()
		if err != nil {
			t.Fatal(err)
		}
		for imported := range strings.Lines(string(out)) {
			if imported = strings.TrimSpace(imported); strings.HasPrefix(imported, "ketword/") && !slices.Contains(may, imported) {
				t.Errorf("%s imports %s", checker, imported)
			}
		}
	}
}
