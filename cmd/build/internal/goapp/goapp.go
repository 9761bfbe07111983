// Package goapp makes the copy of go-app that the program for the browser is
// compiled with. It has only what the program uses, and takes over the
// prerendered page. README.md says what is done to go-app, and why. Edits of
// Go's library are made in the same way (std.go).
package goapp

import (
	"errors"
	"fmt"
	"go/build"
	"os"
	"path/filepath"
	"strings"

	"ketword/cmd/build/internal/files"
	"ketword/cmd/build/internal/toolchain"
)

// The release of go-app that the edits were made for.
const (
	Path    = "github.com/maxence-charriere/go-app/v10" // of the module
	Package = Path + "/pkg/app"                         // what programs import
	version = "v10.1.11"
	sum     = "h1:4JUSlVQ8zVIeL3acFJEpuerP6FLoEQWg6CUTtHcz7Ro=" // as in go.sum
)

// packages are those of go-app that are copied; the others only serve servers.
var packages = []string{elementsPackage, "pkg/errors"}

// Make makes the copy, for the packages in the folders users, which are all that
// import go-app, in the project's folder cache. It returns the path of a file for
// the go command's -modfile, with which a build takes the copy. All paths are
// relative to project, the folder of go.mod.
//
// A go-app other than the one that the edits were made for is an error, which
// names the edits that don't fit it.
func Make(project, cache string, module toolchain.Module, users ...string) (string, error) {
	sources, err := read(module.Dir, packages)
	if err != nil {
		return "", err
	}
	if err := check(module, applyAll(sources)); err != nil {
		return "", err
	}
	made, err := lighten(sources, project, users)
	if err != nil {
		return "", fmt.Errorf("a lighter go-app: %w", err)
	}
	for _, name := range []string{"go.mod", "LICENSE"} {
		if made[name], err = os.ReadFile(filepath.Join(module.Dir, name)); err != nil {
			return "", err
		}
	}
	if err := files.Sync(filepath.Join(project, cache, "go-app"), made); err != nil {
		return "", err
	}
	return writeModfile(project, cache)
}

// check refuses a go-app that the edits were not made for, and says which of them
// don't fit.
func check(module toolchain.Module, misfits []string) error {
	unfit := "all edits fit"
	if len(misfits) > 0 {
		unfit = "edits don't fit: " + strings.Join(misfits, "; ")
	}
	if module.Version != version || module.Sum != sum {
		return fmt.Errorf("go-app is %s %s, but the edits are for %s %s: bring them up to date as cmd/build/internal/goapp/README.md says, or build with -plain; %s",
			module.Version, module.Sum, version, sum, unfit)
	}
	if len(misfits) > 0 {
		return errors.New(unfit)
	}
	return nil
}

// lighten returns the files of the copy, made from edited ones, by their paths in
// the module.
func lighten(sources map[string][]byte, project string, users []string) (map[string][]byte, error) {
	module, err := parse(sources)
	if err != nil {
		return nil, err
	}
	if err := mergeElements(module); err != nil {
		return nil, err
	}
	program, err := read(project, users)
	if err != nil {
		return nil, err
	}
	mentions, err := mentionsOf(program)
	if err != nil {
		return nil, err
	}
	prune(module, mentions)
	return module.print()
}

// read returns the Go files of folders under root that are compiled for the
// browser, tests aside, by their paths under root.
func read(root string, folders []string) (map[string][]byte, error) {
	target := build.Default
	target.GOOS, target.GOARCH, target.CgoEnabled = "js", "wasm", false
	files := map[string][]byte{}
	for _, folder := range folders {
		names, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			matches, err := target.MatchFile(filepath.Split(name))
			if err != nil {
				return nil, err
			}
			if !matches || strings.HasSuffix(name, "_test.go") {
				continue
			}
			if files[folder+"/"+filepath.Base(name)], err = os.ReadFile(name); err != nil {
				return nil, err
			}
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no Go files in %s of %s", strings.Join(folders, ", "), root)
	}
	return files, nil
}

// writeModfile writes the project's go.mod, with the copy in place of go-app,
// and its go.sum beside it, where the go command looks for it.
func writeModfile(project, cache string) (string, error) {
	data, err := os.ReadFile(filepath.Join(project, "go.mod"))
	if err != nil {
		return "", err
	}
	data = fmt.Appendf(data, "\nreplace %s => ./%s/go-app\n", Path, filepath.ToSlash(cache))
	sums, err := os.ReadFile(filepath.Join(project, "go.sum"))
	if err != nil {
		return "", err
	}
	name := filepath.Join(cache, "go.mod")
	return name, errors.Join(
		files.Write(filepath.Join(project, cache, "go.sum"), sums),
		files.Write(filepath.Join(project, name), data))
}
