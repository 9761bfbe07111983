package toolchain

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
)

// Module is a module that is linked into the program.
type Module struct {
	Path, Version string
	Sum           string // hash of its files, as in go.sum; "" of a folder that replaces it
	Dir           string // of its source
	Main          bool   // whether it is the program's own module
}

// Modules lists the modules that are linked into a main package when it is built
// for the browser, in the order of their paths and without the standard library.
func (g Go) Modules(pkg string) ([]Module, error) {
	out, err := g.run(browser, "list", "-modfile="+g.modfile, "-deps", "-json=Module", pkg)
	if err != nil {
		return nil, fmt.Errorf("modules of %s: %w", pkg, err)
	}
	modules, err := decodeModules(out)
	if err != nil {
		return nil, fmt.Errorf("modules of %s: %w", pkg, err)
	}
	slices.SortFunc(modules, func(a, b Module) int { return cmp.Compare(a.Path, b.Path) })
	return slices.CompactFunc(modules, func(a, b Module) bool { return a.Path == b.Path }), nil
}

// Module returns a module that the program's own module needs, by its path.
func (g Go) Module(path string) (Module, error) {
	out, err := g.run(browser, "list", "-m", "-json", path)
	if err != nil {
		return Module{}, fmt.Errorf("module %s: %w", path, err)
	}
	var m Module
	if err := json.Unmarshal(out, &m); err != nil {
		return Module{}, fmt.Errorf("module %s: %w", path, err)
	}
	return m, nil
}

// Importers returns the folders of the module's packages that import a package and are in a main
// package when it is built for the browser.
func (g Go) Importers(pkg, imported string) ([]string, error) {
	format := `{{with .Module}}{{if .Main}}{{$module := .Path}}{{range $.Imports}}{{if eq . "` + imported + `"}}.{{slice $.ImportPath (len $module)}} {{end}}{{end}}{{end}}{{end}}`
	out, err := g.run(browser, "list", "-deps", "-f", format, pkg)
	if err != nil {
		return nil, fmt.Errorf("packages that import %s: %w", imported, err)
	}
	folders := strings.Fields(string(out))
	for i := range folders {
		folders[i] = path.Clean(folders[i])
	}
	return folders, nil
}

// decodeModules reads what go list prints: one JSON value for each package.
func decodeModules(out []byte) ([]Module, error) {
	var modules []Module
	for packages := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct{ Module *Module }
		if err := packages.Decode(&p); errors.Is(err, io.EOF) {
			return modules, nil
		} else if err != nil {
			return nil, err
		}
		if p.Module != nil {
			modules = append(modules, *p.Module)
		}
	}
}
