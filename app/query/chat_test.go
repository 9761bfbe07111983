package query

import (
	"context"
	"reflect"
	"strings"
	"testing"

	"ketword/app/friends"
	"ketword/app/internal/apptest"
	"ketword/app/lists"
	"ketword/engine"
	"ketword/engine/solver"
)

// readChat reads a text, and returns its parts as they cross the border.
func readChat(t *testing.T, text string) []*ChatPart {
	t.Helper()
	task := &Chat{Number: 1, Today: 100}
	q := New(lists.Name{}, "", task)
	var parts []*ChatPart
	err := task.Read(t.Context(), text, func(p Part) {
		crossed, err := q.ReadPart(PartText(p))
		if err != nil || !reflect.DeepEqual(crossed, p) {
			t.Errorf("%+v, want %+v, error %v", crossed, p, err)
		}
		parts = append(parts, crossed.(*ChatPart))
	})
	if err != nil || len(parts) == 0 {
		t.Fatal(len(parts), err)
	}
	return parts
}

// foundIn returns the results of a part.
func foundIn(t *testing.T, p *ChatPart) friends.Friends {
	t.Helper()
	f, err := friends.Read(p.Friends)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestChat: the last part has what was found. A person's first result of a puzzle counts.
func TestChat(t *testing.T) {
	parts := readChat(t, "[01.04.26, 08:12] Anna: Wordle 1,747 3/6\n[01.04.26, 08:13] Anna: Wordle 1,747 5/6\n[01.04.26, 08:14] Ben: Wordle 1,747 9/6\n")
	found := parts[len(parts)-1]
	f := foundIn(t, found)
	apptest.Equal(t, "results", f.Results, []*friends.Result{{
		Who: "Anna", Puzzle: friends.Puzzle{Game: friends.Game{Name: "Wordle"}, Number: 1747}, Day: 90, Guesses: 3, Tries: 6,
	}})
	apptest.Equal(t, "messages", found.Messages, 3)
	apptest.Equal(t, "clashes", []int{len(found.Clashes), found.Clashes[0].Other.Guesses}, []int{1, 5})
	apptest.Equal(t, "unread", []any{len(found.Unread), found.Unread[0].Line, found.Unread[0].Fault}, []any{1, 3, friends.BadScore})
	apptest.Equal(t, "none", len(foundIn(t, readChat(t, "")[0]).Results), 0)
}

// TestStrangeChats: whatever stands in a chat crosses the border, also breaks in names and lines.
func TestStrangeChats(t *testing.T) {
	for _, text := range []string{
		"An\u2028na: Wordle 1,747 3/6\r\nB\x00\x85en: Wordle 1,747 3/6\rCleo: Wordle 1,747 9/6\n\xff: Nerdle 3 9/6\v\f\n",
		`{"messages":[{"from":"An\nna\r\u2029","date":"2026-04-01T08:12:33","text":"Nerdle #3 3/6\nNerdle #4 9/6\r\nWor\u0000dle 1,747 9/6"}]}`,
	} {
		parts := readChat(t, text)
		if found := parts[len(parts)-1]; len(foundIn(t, found).Results)+len(found.Unread) == 0 {
			t.Errorf("%q: nothing is found", text)
		}
	}
}

// TestNotText: a picture or the like is refused; a text is not, though it has no results.
func TestNotText(t *testing.T) {
	for text, want := range map[string]bool{"\x89PNG\r\n\x00\x00": true, "\ufffd\ufffd\x10JFIF\ufffd": true, "Good morning!": false, "": false} {
		err := (&Chat{}).Read(engine.Forever, text, func(Part) {})
		if (err != nil) != want {
			t.Errorf("%q: error %v", text, err)
		}
	}
}

// TestChatProgress: parts tell how far a long text is read, not more than some fifty times. The end replaces them.
func TestChatProgress(t *testing.T) {
	text := strings.Repeat("Good morning, everybody!\n", 200_000)
	parts := readChat(t, text)
	steps, read := parts[:len(parts)-1], 0
	if len(steps) < 10 || len(steps) > 50 {
		t.Errorf("%d parts", len(steps))
	}
	for _, p := range steps {
		if p.Read <= read || p.Read > p.All || p.All != len(text) || p.Friends != "" {
			t.Errorf("%+v after %d", p, read)
		}
		read = p.Read
	}
	q := New(lists.Name{}, "", &Chat{})
	as, _ := Answers{}.Reconcile([]Query{q}, func(lists.Name) bool { return true })
	for _, p := range parts {
		as = as.Told(q.Key, p)
	}
	apptest.Equal(t, "what is left", as.Of(q).Parts, []Part{parts[len(parts)-1]})
	as, _ = as.EndedWith(q.Key, NoFault, "").Reconcile(nil, nil)
	apptest.Equal(t, "once it was taken", len(as), 0)
}

// TestChatCancelled: a reading that is not wanted any more ends without a result.
func TestChatCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	told := 0
	err := (&Chat{}).Read(ctx, strings.Repeat("Anna: Wordle 1,747 3/6\n", 50_000), func(Part) { told++; cancel() })
	if err != context.Canceled || told != 1 {
		t.Error(told, err)
	}
}

// TestFileOfFriends: a table that is passed on is read, and a broken or newer one refused.
func TestFileOfFriends(t *testing.T) {
	f, _, _ := friends.Friends{}.With([]*friends.Result{&unclear})
	apptest.Equal(t, "results", foundIn(t, readChat(t, f.File())[0]).Results, f.Results)
	for _, bad := range []string{`{"friends":5}`, `{"friends":` + apptest.Newer + `}`} {
		err := (&Chat{}).Read(engine.Forever, bad, func(p Part) { t.Errorf("%s: %+v", bad, p) })
		if err == nil {
			t.Errorf("%s: no error", bad)
		}
	}
}

// TestChatNeedsNoList: its key names no words, and the chat of a runner, which has no text, is refused.
func TestChatNeedsNoList(t *testing.T) {
	q := New(lists.Name{}, "#9", &Chat{Number: 1})
	words, task, err := ReadKey(q.Key)
	if words != "" || q.Key.Words() != "" || err != nil || !reflect.DeepEqual(task, q.Task) {
		t.Errorf("%q, %+v, error %v", words, task, err)
	}
	var r Runner
	r.Add("en/5", &solver.Table{})
	if err := r.Run(t.Context(), "", task, nil); err == nil {
		t.Error("a chat without a text")
	}
}
