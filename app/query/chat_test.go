package query

import (
	"errors"
	"testing"

	"ketword/app/friends"
)

// reads has a chat read, and returns the last part.
func reads(t *testing.T, text string) (last *ChatPart, err error) {
	t.Helper()
	err = (&Chat{Today: 80}).Read(t.Context(), text, func(p Part) { last = p.(*ChatPart) })
	return last, err
}

// TestChat: the results in a chat are found, and those in a file that the site wrote.
func TestChat(t *testing.T) {
	chat, err := reads(t, "Anna: Wordle 1,234 3/6\nBen: Wordle 1,234 4/6\nWordle 1,235 2/6\n")
	if err != nil || len(chat.Unread) != 1 {
		t.Fatalf("%+v, error %v", chat, err)
	}
	f, err := friends.Read(chat.Friends)
	if err != nil || len(f.Results) != 2 {
		t.Fatalf("%+v, error %v", f, err)
	}
	f = f.Merge("Ben", "Benno")
	file, err := reads(t, f.File())
	if err != nil || file.Friends != f.Write() {
		t.Errorf("%+v, error %v", file, err)
	}
	if none, err := reads(t, `{"v":1,"data":[],"friends":{"v":1,"data":{"results":"x"}}}`); err == nil || none != nil {
		t.Errorf("a broken file: %+v, error %v", none, err)
	}
	if f, reason := FaultOf(errors.Join(friends.ErrArchive)); f != NoChat || reason != "" {
		t.Errorf("an archive without a chat: %q, %q", f, reason)
	}
}
