package release

import (
	"os"
	"strings"
	"testing"
)

func TestLicence(t *testing.T) {
	data, err := os.ReadFile("../../../LICENSE")
	if err != nil || string(data) != Licence {
		t.Errorf("ketword.txt differs from LICENSE (%v)", err)
	}
}

func TestVersion(t *testing.T) {
	data, err := os.ReadFile("../../../CHANGELOG.md")
	if err != nil || !strings.Contains(string(data), "\n## "+Version) {
		t.Errorf("CHANGELOG.md has no section %s (%v)", Version, err)
	}
}
