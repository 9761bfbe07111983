package cli

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

// pipe makes a named pipe.
func pipe(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "pipe")
	if err := exec.Command("mkfifo", name).Run(); err != nil {
		t.Skip(err)
	}
	return name
}

// TestPipes: a pipe that nobody writes to is refused; of one that somebody wrote to all is read, with a
// name or as shells put it in the place of <(…).
func TestPipes(t *testing.T) {
	name := pipe(t)
	if _, err := readBounded(t.Context(), name, MostFile); err == nil || err.Error() != name+": nothing comes from this pipe" {
		t.Errorf("without a writer: %v", err)
	}
	held, err := os.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0) // so that what is written stays
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	w, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	io.WriteString(w, "audio\n")
	w.Close()
	if data, err := readBounded(t.Context(), name, MostFile); err != nil || string(data) != "audio\n" {
		t.Errorf("with a writer: %q, %v", data, err)
	}
	if runtime.GOOS != "linux" {
		return
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	io.WriteString(w, strings.Repeat("x", 2000))
	w.Close()
	if _, err := readBounded(t.Context(), "/dev/fd/"+strconv.Itoa(int(r.Fd())), 1000); err == nil || !strings.HasSuffix(err.Error(), ": larger than 0 MB") {
		t.Errorf("without a name: %v", err)
	}
}
