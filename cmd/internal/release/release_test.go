package release

import (
	"os"
	"strings"
	"testing"
)

// TestLicence: the text that is compiled in is that of the project.
func TestLicence(t *testing.T) {
	data, err := os.ReadFile("../../../LICENSE")
	if err != nil || string(data) != Licence {
		t.Errorf("ketword.txt is not LICENSE (%v)", err)
	}
}

// TestVersion: the changes of the version are told.
func TestVersion(t *testing.T) {
	data, err := os.ReadFile("../../../CHANGELOG.md")
	if err != nil || !strings.Contains(string(data), "\n## "+Version) {
		t.Errorf("CHANGELOG.md has no section %s (%v)", Version, err)
	}
}
