package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// hashLength is how many digits of a commit's hash the site shows. Git's own short hash depends on
// the size of the clone.
const hashLength = 10

// dirty stands behind the hash if the work tree is not as in the commit.
const dirty = "-dirty"

// commit names what is checked out by the beginning of the commit's hash, followed by dirty if
// there are changes or new files; "unknown" outside git.
func commit() string {
	head, err := git("rev-parse", "HEAD")
	if err != nil {
		return "unknown"
	}
	changes, err := git("status", "--porcelain")
	if err != nil || changes != "" {
		return head[:hashLength] + dirty
	}
	return head[:hashLength]
}

// git runs git for the repository of this folder, not for one that the folder lies in.
func git(arguments ...string) (string, error) {
	here, err := os.Getwd()
	if err != nil {
		return "", err
	}
	command := exec.Command("git", arguments...)
	command.Env = append(os.Environ(), "GIT_CEILING_DIRECTORIES="+filepath.Dir(here))
	out, err := command.Output()
	return strings.TrimSpace(string(out)), err
}
