//go:build long

package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// nextSchema builds a site whose program has another version of every kind of stored value,
// and returns its files.
func nextSchema(t *testing.T) map[string][]byte {
	t.Helper()
	folder := t.TempDir()
	name, err := filepath.Abs(project + "/app/envelope/kinds.go")
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	const table = "var Migrations [kinds][]Migration\n"
	another := strings.Replace(string(source), table, table+`
func init() {
	for kind := range Migrations {
		Migrations[kind] = []Migration{func(data smalljson.Raw) (smalljson.Raw, error) { return data, nil }}
	}
}
`, 1)
	if another == string(source) {
		t.Fatal("kinds.go has no table of migrations")
	}
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{name: folder + "/kinds.go"}})
	if err != nil {
		t.Fatal(err)
	}
	for file, text := range map[string]string{"kinds.go": another, "overlay.json": string(overlay)} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, command := range [][]string{
		{"go", "build", "-o", folder + "/build", "./cmd/build"},
		{folder + "/build", "-quick", "-out", folder + "/site"},
	} {
		run := exec.Command(command[0], command[1:]...)
		run.Dir, run.Env = project, append(os.Environ(), "GOFLAGS="+os.Getenv("GOFLAGS")+" -overlay="+folder+"/overlay.json")
		if said, err := run.CombinedOutput(); err != nil {
			t.Fatalf("%q: %v\n%s", command, err, said)
		}
	}
	return contents(t, folder+"/site")
}

// An update in the midst of a game, to a program that stores every kind of value in another
// version, loses nothing; nor does the way back, where that program's values stay as they are.
func TestNextSchema(t *testing.T) {
	t.Parallel()
	files := nextSchema(t)
	h := newHost(t, root)
	p := firstVisit(t, h.server)
	p.prefer(scheme("light"))
	p.win(classic)
	p.chooseSetting("theme", "dark")
	g := p.beginGame(quantum)
	p.typeIn("cr")
	p.awaitOfflineCopy()
	before := p.stored()

	h.answers(from(files))
	h.take(p)
	p.shows(g, "cr")
	p.hasGround("the next version", darkGround)
	p.erase(2)
	g = p.play(g, secrets(g)[0])
	p.ends(g)
	p.awaitStoredGames(2)
	for key, value := range p.stored() {
		if value != before[key] && !strings.HasPrefix(value, `{"v":2,`) {
			t.Errorf("%s was stored as %q", key, value)
		}
	}
	p.before(holdProgram)
	p.openEarly("")
	p.hasGround("before the program, settings of the version before", darkGround)
	p.starts()
	p.chooseSetting("palette", "colour-vision")
	p.openEarly("")
	p.hasGround("before the program, settings of its version", darkGround)
	p.starts()

	left := p.stored()
	h.answers(nil)
	h.take(p)
	p.says(en.Notice.Newer)
	p.playable()
	for key, value := range left {
		if now := p.stored()[key]; strings.HasPrefix(value, `{"v":2,`) && now != value {
			t.Errorf("%s became %q", key, now)
		}
	}
}
