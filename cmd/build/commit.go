package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// hashLength is how much of a commit's hash the site tells. Git's own short hash is as long as
// the clone needs, and so differs from one to another.
const hashLength = 10

// dirty stands behind the hash if the work tree is not as in the commit.
const dirty = "-dirty"

// commit names what is checked out: by the beginning of the commit's hash, with what tells of
// changes, of new files, too; "unknown" outside git.
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
