package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"ketword/app"
	"ketword/cmd/build/internal/files"
	"ketword/cmd/build/internal/goapp"
	"ketword/cmd/build/internal/site"
	"ketword/cmd/build/internal/toolchain"
	"ketword/internal/release"
)

const (
	program = "./cmd/browser" // what is compiled for the browser
	copyDir = ".cache/copy"   // where the copy of go-app is made
)

// cache keeps the compressed copies that earlier builds made.
var cache = files.Cache{Folder: ".cache/compress"}

// build makes the site in the folder that the options name, and prints the
// sizes of its files.
func build(o options) error {
	if _, err := os.Stat(filepath.Join(webDir, "boot.js")); err != nil {
		return errors.New("no web/boot.js here: run this in the project's folder")
	}
	parts, err := gather(o)
	if err != nil {
		return err
	}
	files, err := site.Assemble(parts)
	if err != nil {
		return err
	}
	for _, remark := range remarks(parts.Commit, o.base) {
		fmt.Fprintln(os.Stderr, "build:", remark)
	}
	if o.quick {
		return files.Write(o.out)
	}
	copies, err := cache.EncodeAll(files)
	if err != nil {
		return err
	}
	printSizes(os.Stdout, files, copies)
	if err := checkListSizes(os.Stdout); err != nil {
		return err
	}
	maps.Copy(files, copies)
	return files.Write(o.out)
}

// remarks returns what whoever publishes the site should know: of which commit it is, and for which
// address, where these may not be what is meant.
func remarks(commit string, base *url.URL) []string {
	var all []string
	if of, found := strings.CutSuffix(commit, dirty); found {
		all = append(all, fmt.Sprintf("this is not commit %s: the work tree differs, and the site says %s", of, commit))
	}
	if base.Host == "" {
		all = append(all, fmt.Sprintf("for %s of a host: elsewhere the picture of shared links, the identity when installed and the link of 404.html need BASE", base.EscapedPath()))
	}
	return all
}

// gather compiles, prerenders and reads the parts of the site.
func gather(o options) (site.Parts, error) {
	parts := site.Parts{Root: app.Attributes(), Version: release.Version, Commit: commit(), Base: o.base, Packs: !o.quick}
	addProgram := func(p *site.Parts) error { return addProgram(p, o.plain) }
	for _, step := range []func(*site.Parts) error{addLists, addProgram, addPages, addWeb} {
		if err := step(&parts); err != nil {
			return site.Parts{}, err
		}
	}
	return parts, nil
}

// addProgram adds what comes from the Go toolchain: the program, the script that runs it, and the
// notices. addWeb later puts run.js or coach.js, and instance.js, before that script.
func addProgram(p *site.Parts, plain bool) error {
	tools, err := findTools(plain)
	if err != nil {
		return err
	}
	linked, err := tools.Compile(program)
	if err != nil {
		return err
	}
	if p.Wasm, err = published(linked, plain); err != nil {
		return err
	}
	if p.Run, err = tools.WasmExec(); err != nil {
		return fmt.Errorf("wasm_exec.js of %s: %w", tools.Version, err)
	}
	p.Coach = p.Run
	return addLicences(p, tools)
}

// printFlags prints the flags with which Go compiles the packages of the program, as GOFLAGS has them.
func printFlags(w io.Writer, plain bool) error {
	tools, err := findTools(plain)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "'%s'\n", strings.Join(tools.PackageFlags(), "' '")) // none has a quote
	return err
}

// findTools returns the toolchain that compiles the program: with the copy
// of go-app and a smaller standard library, unless plain is set.
func findTools(plain bool) (toolchain.Go, error) {
	tools, err := toolchain.Find(".")
	if err != nil || plain {
		return tools, err
	}
	module, err := tools.Module(goapp.Path)
	if err != nil {
		return tools, err
	}
	users, err := tools.Importers(program, goapp.Package)
	if err != nil {
		return tools, err
	}
	modfile, err := goapp.Make(".", copyDir, module, users...)
	if err != nil {
		return tools, err
	}
	overlay, misfits, err := goapp.Overlay(".", copyDir, tools.Root)
	for _, misfit := range misfits {
		fmt.Fprintf(os.Stderr, "build: %s is another, so an edit of cmd/build/internal/goapp/std.go is left out: %s\n", tools.Version, misfit)
	}
	return tools.WithModfile(modfile).WithOverlay(overlay), err
}
