package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ketword/cmd/build/internal/site"
	"ketword/cmd/build/internal/toolchain"
	"ketword/internal/release"
)

// addLicences adds the notices of all that is linked into the program.
func addLicences(p *site.Parts, tools toolchain.Go) error {
	modules, err := tools.Modules(program)
	if err != nil {
		return err
	}
	notices, err := gatherLicences(modules)
	p.Licences = []byte(notices)
	return err
}

// gatherLicences returns the legal notices of everything that is published as one
// text: Ketword's own, Go's, those of the modules, and those of the word
// lists.
func gatherLicences(modules []toolchain.Module) (string, error) {
	all := []release.Notice{{Title: "Go, https://go.dev", Text: release.Go}}
	for _, m := range modules {
		notice, err := noticeOf(m)
		if err != nil {
			return "", err
		}
		if m.Main {
			all = slices.Insert(all, 0, notice)
		} else {
			all = append(all, notice)
		}
	}
	lists, err := os.ReadFile("wordlists/SOURCES.md")
	all = append(all, release.Notice{Title: "Word lists", Text: string(lists)})
	return release.Join(all), err
}

// noticeOf reads the notices of a module. A module of others without any is an
// error: it may not be published.
func noticeOf(m toolchain.Module) (release.Notice, error) {
	texts, err := notices(m.Dir)
	if err != nil {
		return release.Notice{}, fmt.Errorf("notices of %s: %w", m.Path, err)
	}
	if len(texts) == 0 && !m.Main {
		return release.Notice{}, fmt.Errorf("no licence file of %s in %s", m.Path, m.Dir)
	}
	title := strings.TrimSpace(m.Path + " " + m.Version)
	if m.Main {
		title = "Ketword"
	}
	return release.Notice{Title: title, Text: strings.Join(texts, "\n\n")}, nil
}

// notices reads the files in a module's root folder that hold legal texts.
func notices(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var texts []string
	for _, entry := range entries {
		if entry.IsDir() || !isNotice(entry.Name()) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, entry.Name()))
		if err != nil {
			return nil, err
		}
		texts = append(texts, strings.TrimSpace(string(data)))
	}
	return texts, nil
}

var noticeNames = []string{"LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "PATENTS", "AUTHORS"}

func isNotice(file string) bool {
	name, _, _ := strings.Cut(strings.ToUpper(file), ".")
	return slices.Contains(noticeNames, name)
}
