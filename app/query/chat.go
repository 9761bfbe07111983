package query

import (
	"strings"

	"ketword/app/friends"
	"ketword/engine"
	"ketword/engine/solver"
	"ketword/internal/format"
)

// Chat asks for the results in a text from a chat. The text is not part of the query, since it may have
// megabytes: [Job.Text] is the browser's file, and [Chat.Read] gets what it contains.
type Chat struct {
	Number int  // of the request, to tell it from others
	File   bool // the text is in a picked file, not in the field for it
	Today  engine.Day
}

// ChatPart is how far a text has been read or, at the end, what was found.
type ChatPart struct {
	Read, All int    // bytes
	Friends   string // the results, in the form of [friends.Friends.Write]; "" before the end
	Messages  int
	Unread    []friends.Unread
	More      int // how many more could not be read
	Clashes   []friends.Clash
}

func (*Chat) run(engine.Context, *solver.Table, func(Part)) error {
	return format.Error("a chat that was not read")
}

// Read does the work on the text, which may be that of a file with friends ([friends.ReadFile]). It returns an
// error if nothing was found and the data is binary: it has NUL or, as the browser reads it, U+FFFD.
func (c *Chat) Read(ctx engine.Context, text string, tell func(Part)) error {
	if f, is, err := friends.ReadFile(text); is {
		if err == nil {
			tell(&ChatPart{Friends: f.Write()})
		}
		return err
	}
	told := 0
	reading := friends.Reading{Today: c.Today, Progress: func(read, all int) {
		const steps = 50
		if now := steps * read / max(all, 1); now > told {
			told = now
			tell(&ChatPart{Read: read, All: all})
		}
	}}
	found, err := reading.Read(ctx, text)
	if err != nil {
		return err
	}
	if len(found.Results)+len(found.Unread) == 0 && strings.ContainsAny(text, "\x00\ufffd") {
		return format.Error("not a text")
	}
	f, _, clashes := friends.Friends{}.With(found.Results)
	tell(&ChatPart{Friends: f.Write(), Messages: found.Messages, Unread: found.Unread, More: found.More, Clashes: clashes[:min(len(clashes), friends.MaxUnread)]})
	return nil
}

func (*ChatPart) replaces(before Part) bool {
	_, same := before.(*ChatPart)
	return same
}
