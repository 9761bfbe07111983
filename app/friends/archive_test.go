package friends

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"errors"
	"io"
	"strings"
	"testing"

	"ketword/app/internal/apptest"
)

// comment is the comment of archives.
const comment = "A comment."

// fileOf returns a file with some bytes.
func fileOf(data []byte) File {
	return File{Size: len(data), Read: func(at, size int) ([]byte, error) { return data[at:][:size], nil }}
}

// archiveOf returns an archive of files, given as pairs of name and text.
func archiveOf(t testing.TB, method uint16, pairs ...string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for i := 0; i < len(pairs); i += 2 {
		f, err := w.CreateHeader(&zip.FileHeader{Name: pairs[i], Method: method})
		if err == nil {
			_, err = io.WriteString(f, pairs[i+1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(w.SetComment(comment), w.Close()); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// unpacked returns the chat in an archive.
func unpacked(t testing.TB, data []byte) string {
	t.Helper()
	p, is, err := InArchive(fileOf(data))
	if err != nil || !is {
		t.Fatalf("%v, %v", is, err)
	}
	text := data[p.At:][:p.Size]
	if p.Deflated {
		if text, err = io.ReadAll(flate.NewReader(bytes.NewReader(text))); err != nil {
			t.Fatal(err)
		}
	}
	apptest.Equal(t, "size", len(text), p.Unpacked)
	return string(text)
}

// TestInArchive: the chat of an archive is found, compressed or not, and behind other bytes.
func TestInArchive(t *testing.T) {
	chat := strings.Repeat("Anna 3/6\n", 100)
	for _, method := range []uint16{zip.Store, zip.Deflate} {
		data := archiveOf(t, method, "photo.jpg", "\xff\xd8", "WhatsApp Chat.txt", chat, "b.txt", "Ben 4/6")
		apptest.Equal(t, "chat", unpacked(t, data), chat)
		apptest.Equal(t, "behind other bytes", unpacked(t, append(archiveOf(t, method), data...)), chat)
	}
	for text, want := range map[string]bool{"": false, "P": false, "Anna 3/6": false, "PK\x03\x04": true} {
		_, is, err := InArchive(fileOf([]byte(text)))
		apptest.Equal(t, text, []bool{is, errors.Is(err, ErrArchive)}, []bool{want, want})
	}
}

// TestNoChat: an archive without a chat is refused.
func TestNoChat(t *testing.T) {
	secret := archiveOf(t, zip.Store, "chat.txt", "Anna 3/6")
	secret[bytes.Index(secret, []byte(centralMark))+8] |= 1
	for name, data := range map[string][]byte{
		"empty": archiveOf(t, zip.Store), "pictures": archiveOf(t, zip.Store, "a.jpg", "x", "._chat.txt", "x"), "encrypted": secret,
	} {
		_, is, err := InArchive(fileOf(data))
		apptest.Equal(t, name, []any{is, err}, []any{true, ErrArchive})
	}
}

// TestDamagedArchive: an archive of which bytes are missing, or others, is refused or read within its bounds.
func TestDamagedArchive(t *testing.T) {
	data := archiveOf(t, zip.Deflate, "chat.txt", strings.Repeat("Anna 3/6\n", 100))
	needed := len(data) - len(comment)
	for n := range data {
		if _, is, err := InArchive(fileOf(data[:n])); is && n < needed && !errors.Is(err, ErrArchive) {
			t.Errorf("%d bytes: %v", n, err)
		}
		for _, b := range []byte{0, 0x80, 0xff} {
			other := bytes.Clone(data)
			other[n] = b
			checkBounds(t, other)
		}
	}
	failed := errors.New("gone")
	if _, _, err := InArchive(File{Size: 30, Read: func(int, int) ([]byte, error) { return nil, failed }}); err != failed {
		t.Errorf("a file that is gone: %v", err)
	}
}

// checkBounds fails the test if a chat lies outside its archive.
func checkBounds(t testing.TB, data []byte) {
	t.Helper()
	p, _, err := InArchive(fileOf(data))
	switch {
	case err != nil && !errors.Is(err, ErrArchive):
		t.Error(err)
	case err == nil && (p.At < 0 || p.Size < 0 || p.At+p.Size > len(data) || p.Unpacked > MaxChat):
		t.Errorf("%+v in %d bytes", p, len(data))
	}
}

// FuzzInArchive: whatever a file has, it is not read beyond its end.
func FuzzInArchive(f *testing.F) {
	f.Add(archiveOf(f, zip.Deflate, "chat.txt", "Anna 3/6"))
	f.Add([]byte(localMark + centralMark + endMark))
	f.Fuzz(func(t *testing.T, data []byte) { checkBounds(t, data) })
}

// TestChatNamed: names of WhatsApp come first, and hidden files never.
func TestChatNamed(t *testing.T) {
	for names, want := range map[string]int{
		"":                      -1,
		"a.jpg":                 -1,
		"a.jpg b.TXT c.txt":     1,
		"x/result.json":         0,
		"a.txt x/_chat.txt":     1,
		"__MACOSX/._a.txt b.md": -1,
	} {
		apptest.Equal(t, names, ChatNamed(strings.Fields(names)), want)
	}
	apptest.Equal(t, "WhatsApp", ChatNamed([]string{"a.txt", "WhatsApp.jpg", "WhatsApp Chat with Anna.txt"}), 2)
}
