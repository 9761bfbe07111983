package friends

import (
	"strings"

	"ketword/engine"
)

// Found is what a text tells.
type Found struct {
	Results  []*Result // in the order of the text
	Unread   []Unread  // what looks like a result and could not be read, at most [MaxUnread] of it
	More     int       // how many more could not be read
	Messages int
}

// MaxUnread is how much of what could not be read is listed.
const MaxUnread = 100

// Unread is a line that looks like a result and could not be read.
type Unread struct {
	Line   int // number of the line, from 1
	Text   string
	Fault  Fault
	Result Result // with NoPerson
}

// Reading says how a text is read.
type Reading struct {
	Today    engine.Day          // of messages without a date
	Progress func(read, all int) // called now and then with bytes; or nil
}

// linesAtOnce is how many lines are read between two pauses: less than a few milliseconds' work.
const linesAtOnce = 500

// Read finds the results in a text: a chat that was copied or exported, of any program that the table in
// chat.go names, an export of Telegram in JSON, or lines that name a person themselves. It pauses now
// and then, and returns the error of ctx.
func (rd Reading) Read(ctx engine.Context, text string) (Found, error) {
	c := chat{Reading: rd, ctx: ctx, orders: orders{today: rd.Today}}
	if messages, is := telegram(text); is {
		return c.readAll(messages, len(text))
	}
	return c.read(text)
}

// chat is a text that is being read.
type chat struct {
	Reading
	ctx      engine.Context
	text     string
	orders   orders
	headed   bool      // a message has begun with its person
	open     message   // being read
	begins   int       // where its further lines begin
	date     date      // of messages that begin with a time alone
	dayed    bool      // it had a line of its own
	found    []message // those that may have a result
	messages int
	above    [2]line         // the two lines before, the last one first
	waits    bool            // the name of the open message is in the next line
	below    bool            // names stand below the stamps that have a line of their own
	known    map[string]bool // names that stood above a stamp
}

// line is a line of a text.
type line struct {
	text    string // without invisible characters
	number  int    // from 1
	at, end int    // bytes of the text
	begins  bool   // it is the last one of the beginning of a message, or a date alone
}

// read reads a text line by line.
func (c *chat) read(text string) (Found, error) {
	c.text = text
	if err := c.split(); err != nil {
		return Found{}, err
	}
	return c.results()
}

// split finds the messages of the text.
func (c *chat) split() error {
	const most = 2000 // bytes of a line that is looked at
	c.open.line, c.known = 1, map[string]bool{}
	for at, number := 0, 1; at < len(c.text); number++ {
		l := line{number: number, at: at, end: len(c.text)}
		if i := strings.IndexByte(c.text[at:], '\n'); i >= 0 {
			l.end = at + i + 1
		}
		l.text = visible(strings.TrimRight(c.text[at:min(l.end, at+most)], "\r\n"))
		l.begins = c.take(&l)
		c.above[1], c.above[0] = c.above[0], l
		at = l.end
		if number%linesAtOnce == 0 {
			if c.Progress != nil {
				c.Progress(at, len(c.text))
			}
			if err := engine.Pause(c.ctx); err != nil {
				return err
			}
		}
	}
	c.close(len(c.text))
	return nil
}

// take takes in a line, and reports whether it completes the beginning of a message or is a date alone.
func (c *chat) take(l *line) (begins bool) {
	if c.waits && strings.TrimSpace(l.text) != "" {
		c.waits = false
		if who := nameOf(l.text); who != "" {
			c.open.who, c.open.line, c.begins = who, l.number, l.end
			return true
		}
	}
	text, quoted := strings.CutPrefix(l.text, "> ")
	var h header
	if h.read(text) {
		first, is := l, true
		if h.alone {
			if first, is = c.whose(&h, l); !is {
				return false
			}
		}
		c.begin(&h, first, l.end)
		c.open.quoted = quoted
		return true
	}
	if d, is := dayLine(text); is {
		c.day(&d, l)
		return true
	}
	return false
}

// begin begins a message, whose header has lines from the first one to a byte of the text.
func (c *chat) begin(h *header, first *line, end int) {
	c.close(first.at)
	c.headed, c.waits = true, h.next
	c.orders.add(&h.stamp.date)
	switch {
	case h.stamp.date.given():
		c.date, c.dayed = h.stamp.date, false
	case !h.more && !c.dayed: // where other stamps have a date, it is that of today
		c.date = date{}
	}
	c.open = message{who: h.who, date: c.date, line: first.number, text: h.text}
	c.begins = end
}

// day takes in a date that has a line of its own. It is that of the messages behind it. Where nothing tells
// messages apart, lines of people and scores follow.
func (c *chat) day(d *date, l *line) {
	c.date, c.dayed = *d, true
	c.orders.add(d)
	if !c.headed {
		c.close(l.at)
		c.open, c.begins = message{date: *d, line: l.number + 1}, l.end
	}
}

// whose finds the person of a stamp that has a line of its own, and returns the first line of the header. The
// name stands in the line above, perhaps with a dash between, or below; a time without a name is of another
// message of the same person.
func (c *chat) whose(h *header, l *line) (first *line, is bool) {
	dated := h.stamp.date.given()
	switch {
	case isDash(c.above[0].text) && nameOf(c.above[1].text) != "":
		h.who, first = nameOf(c.above[1].text), &c.above[1]
	case !(dated && c.below) && c.isName(h, l):
		h.who, first = nameOf(c.above[0].text), &c.above[0]
	case dated:
		h.next, c.below = true, true
		return l, true
	default:
		h.who, h.more = c.open.who, true
		return l, c.headed
	}
	c.known[h.who] = true
	return first, true
}

// isName reports whether the line above a stamp is the name of a person, rather than the end of a message:
// it looks like one, and it is known, or stands alone, or the stamp is written as those behind names are.
func (c *chat) isName(h *header, l *line) bool {
	const most = 4 // words
	name := nameOf(c.above[0].text)
	if c.above[0].begins || name == "" || len(strings.Fields(name)) > most || !hasLetter(name) || strings.ContainsAny(name[len(name)-1:], ".,:;!?)/") || hasScore(name) {
		return false
	}
	before := c.above[1]
	return c.known[name] || h.stamp.date.pm || l.text[0] == ' ' || before.begins || strings.TrimSpace(before.text) == ""
}

// close ends the open message at a byte of the text.
func (c *chat) close(end int) {
	if c.headed {
		c.messages++
	}
	m := c.open
	more := c.text[min(c.begins, end):end]
	if !hasResult(m.text) && !hasResult(more) {
		return
	}
	m.text += "\n" + more
	if !c.headed {
		m.text = more
	}
	c.found = append(c.found, m)
}

// readAll reads the results of messages that were found in another way.
func (c *chat) readAll(messages []message, size int) (Found, error) {
	c.headed, c.messages = true, len(messages)
	for _, m := range messages {
		c.orders.add(&m.date)
		if hasResult(m.text) {
			c.found = append(c.found, m)
		}
	}
	if c.Progress != nil {
		c.Progress(size, size)
	}
	return c.results()
}

// results reads the results of all messages that may have one.
func (c *chat) results() (Found, error) {
	f := Found{Messages: c.messages}
	c.compareNumbers()
	order := c.orders.best()
	for i := range c.found {
		m := &c.found[i]
		if i%linesAtOnce == 0 {
			if err := engine.Pause(c.ctx); err != nil {
				return Found{}, err
			}
		}
		c.message(&f, m, m.date.likely(order, c.Today))
	}
	return f, nil
}

// compareNumbers compares dates with puzzles whose numbers tell their day. Most results are passed on the
// same day.
func (c *chat) compareNumbers() {
	const most = 1000 // messages: more tell no more
	for i := range c.found[:min(len(c.found), most)] {
		m := &c.found[i]
		for _, line := range strings.Split(m.text, "\n") {
			var h head
			is := h.read(visible(line))
			if day, told := h.puzzle.dayOf(); is && told {
				c.orders.compare(&m.date, day)
			}
		}
	}
}
