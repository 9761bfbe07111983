package goapp

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ketword/cmd/build/internal/toolchain"
	"ketword/internal/sample"
)

// root is the project's folder.
const root = "../../../.."

// goApp returns the go-app that go.mod names.
func goApp(t *testing.T) toolchain.Module {
	t.Helper()
	tools := sample.Must(toolchain.Find(root))(t)
	m := sample.Must(tools.Module(Path))(t)
	return m
}

// newProject makes a folder with the project's go.mod and a program in app.
func newProject(t *testing.T, program string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	for _, name := range []string{"go.mod", "go.sum"} {
		data := sample.Must(os.ReadFile(filepath.Join(root, name)))(t)
		put(t, filepath.Join(folder, name), string(data))
	}
	put(t, filepath.Join(folder, "app", "main.go"), program)
	return folder
}

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

const hello = `package main

import "github.com/maxence-charriere/go-app/v10/pkg/app"

type page struct{ app.Compo }

func (*page) Render() app.UI {
	return app.Main().Class("a").Body(app.H1().Text(1), app.Input().Type("text"), app.Textarea().Text("b"))
}

func main() {
	app.Route("/", func() app.Composer { return &page{} })
	app.RunWhenOnBrowser()
}
`

// The program compiles with the copy, and what made go-app heavy is gone.
func TestProgramWithTheCopy(t *testing.T) {
	project := newProject(t, hello)
	modfile := sample.Must(Make(project, "cache", goApp(t), "app"))(t)
	tools, err := toolchain.Find(project)
	if err != nil {
		t.Fatal(err)
	}
	// It is compiled as the site is, so that Go's packages are there.
	list := exec.Command("go", append(append([]string{"list", "-deps", "-export"}, tools.WithModfile(modfile).PackageFlags()...), "./app")...)
	list.Dir, list.Env = project, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWORK=off")
	out, err := list.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, heavy := range []string{"net/http", "net/url", "crypto/aes", "encoding/json", "regexp", "fmt", "os", "context", "github.com/google/uuid"} {
		if slices.Contains(strings.Fields(string(out)), heavy) {
			t.Errorf("the copy still brings %s", heavy)
		}
	}
}

// Made again, the copy is the same, and what is not of it is removed.
func TestCopyIsRepeatable(t *testing.T) {
	project, other := newProject(t, hello), newProject(t, hello)
	var copies []map[string]string
	for _, folder := range []string{project, other, project} {
		if _, err := Make(folder, "cache", goApp(t), "app"); err != nil {
			t.Fatal(err)
		}
		copies = append(copies, contents(t, filepath.Join(folder, "cache")))
		put(t, filepath.Join(folder, "cache/go-app/pkg/app/stray.go"), "package stray")
		put(t, filepath.Join(folder, "cache/go-app/pkg/app/app.go"), "package edited")
	}
	if len(copies[0]) < 20 {
		t.Fatalf("only %d files", len(copies[0]))
	}
	for i, c := range copies[1:] {
		if !maps.Equal(c, copies[0]) {
			t.Errorf("copy %d differs from the first", i+1)
		}
	}
}

// contents returns the files of a folder by their paths.
func contents(t *testing.T, folder string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		files[strings.TrimPrefix(path, folder)] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// A go-app of another version or with other bytes stops the build, with one line
// that says what was found, what is expected, what to do, and which edits don't fit.
func TestAnotherGoAppIsRefused(t *testing.T) {
	stock := goApp(t)
	newer := stock
	newer.Version = "v10.1.12"
	changed := toolchain.Module{Version: stock.Version, Sum: "h1:other", Dir: t.TempDir()}
	files := sample.Must(read(stock.Dir, packages))(t)
	for name, data := range files {
		put(t, filepath.Join(changed.Dir, name), strings.ReplaceAll(string(data), "frames.Reset", "frames.Restart"))
	}
	for unfit, m := range map[string]toolchain.Module{
		"all edits fit": newer,
		`edits don't fit: "frames by a timer" finds "if framerate <= 0 {" 0 times in pkg/app/engine.go, not 1`: changed,
	} {
		_, err := Make(newProject(t, hello), "cache", m, "app")
		if err == nil {
			t.Fatalf("%s is taken", m.Version)
		}
		for _, want := range []string{"go-app is " + m.Version + " h1:", version + " " + sum, "-plain", "goapp/README.md", "; " + unfit} {
			if message := err.Error(); !strings.Contains(message, want) || strings.Contains(message, "\n") {
				t.Errorf("got %q, want one line with %q", message, want)
			}
		}
	}
}

// The recorded hash is that of go.sum, by which the go command has checked what
// it downloaded.
func TestSumIsThatOfGoSum(t *testing.T) {
	sums := sample.Must(os.ReadFile(filepath.Join(root, "go.sum")))(t)
	if line := Path + " " + version + " " + sum + "\n"; !strings.Contains(string(sums), line) {
		t.Errorf("go.sum has no line %s", line)
	}
}
