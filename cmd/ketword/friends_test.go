package main

import (
	"archive/zip"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ketword/app/friends"
	"ketword/internal/cli/clitest"
)

// TestArchives: of an archive the chat is read, whatever is beside it.
func TestArchives(t *testing.T) {
	const chat, other = "[19.03.26, 08:12:40] Anna: Wordle 1.734 4/6\n", "[19.03.26, 08:12:40] Ben: Wordle 1.734 3/6\n"
	for _, c := range []struct {
		files []string // names and texts
		want  string
	}{
		{[]string{"photo.jpg", "x", "_chat.txt", chat}, "Anna"},
		{[]string{"a/notes.txt", other, "WhatsApp Chat with Puzzles.txt", chat}, "Anna"},
		{[]string{"x.txt", chat, "y.txt", other}, "Anna"},
		{[]string{"photo.jpg", "x", "a/result.json", `{"name":"Puzzles","messages":[{"id":1,"type":"message","date":"2026-03-19T08:12:40","from":"Anna","text":"Wordle 1.734 4/6"}]}`}, "Anna"},
		{[]string{"photo.jpg", "x", "._chat.txt", other}, "no .txt or .json in this archive"},
	} {
		name := filepath.Join(t.TempDir(), "chat.zip")
		archive(t, name, c.files)
		if got := clitest.Printed(program(), []string{"friends", name}, ""); !strings.Contains(got, c.want) || strings.Contains(got, "Ben") {
			t.Errorf("%q: %s", c.files, got)
		}
	}
}

// archive writes an archive of files, by their names and texts.
func archive(t *testing.T, name string, files []string) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w := zip.NewWriter(f)
	for i := 0; i < len(files); i += 2 {
		part, err := w.Create(files[i])
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(part, files[i+1])
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestFaults: each reason why a result is not read has a sentence.
func TestFaults(t *testing.T) {
	for fault := friends.NoPerson; fault <= friends.Contradict; fault++ {
		if faults[fault] == "" {
			t.Errorf("fault %d", fault)
		}
	}
}

// TestManyUnread: of what could not be read only the beginning is listed.
func TestManyUnread(t *testing.T) {
	got := clitest.Printed(program(), []string{"friends", "-"}, strings.Repeat("Wordle 1,734 3/6\n", friends.MaxUnread+2))
	if lines := strings.Count(got, "nobody’s name"); lines != friends.MaxUnread || !strings.Contains(got, "standard input: 2 results more could not be read\n") {
		t.Errorf("%d lines: %s", lines, got)
	}
}

func TestTitlesOfPuzzles(t *testing.T) {
	for list, want := range map[string]string{"en/5": "Ketword", "fr/5": "Ketword (French)", "en/7": "Ketword (7 letters)", "Fruit": "Ketword (Fruit)"} {
		g := friends.Game{Name: "Ketword", Mode: 1, List: list}
		if got := gameTitle(g); got != want {
			t.Errorf("%s: %s", list, got)
		}
		if got := puzzleTitle(friends.Puzzle{Game: g, Number: 4711, Random: true}); got != want+" -seed 4711" {
			t.Errorf("%s: %s", list, got)
		}
	}
	if got := thousands(1_000_234); got != "1,000,234" {
		t.Error(got)
	}
}
