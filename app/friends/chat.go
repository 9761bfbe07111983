package friends

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"ketword/app/lists"
	"ketword/engine"
)

// message is what somebody wrote at one time.
type message struct {
	who    string
	date   date   // not given if the chat does not tell
	line   int    // number of its first line, from 1
	text   string // its lines
	quoted bool   // each of its lines is
}

// The forms of the lines that begin a message, by the programs that write them:
//
//	[19.03.26, 08:12:33] Anna: text        WhatsApp on iOS, its copies, Signal
//	19.03.26, 08:12 - Anna: text           WhatsApp on Android
//	Anna, [19.03.2026 08:12]               Telegram
//	Anna — 19.03.2026 08:12                Discord
//	[19-Mar-26 08:12 AM] Anna              exports of Discord
//	Anna  08:12, Anna [08:12]              Slack
//	19/3, 8:12 PM or 08.12                 dates without a year, times with a dot, in all of these
//	Mar 19, 2026  8:12:33 AM               exports of Messages, with the name in the next line
//	08:12                                  copies of Slack and Discord, with the name in the line before,
//	                                       or above a line with a dash; without one it is the same person's
//
// The text follows, or begins in the next line. A line with a date alone tells the day of what follows.

// header is the beginning of a message.
type header struct {
	who   string
	stamp stamp
	text  string // behind it in the line
	alone bool   // it is a stamp without a name
	next  bool   // the name is in the next line
	more  bool   // it is of another message of the same person
}

// MaxName is the most letters of a person's name.
const MaxName = 60

// read reads a line that begins a message. It must have no invisible characters.
func (h *header) read(line string) bool {
	switch {
	case line == "" || !hasTime(line):
		return false
	case line[0] == '[':
		return h.bracketed(line)
	case isDigit(line[0]) && h.dashed(line):
		return true
	}
	const most = 60 // bytes of a stamp with a remark, as "(Read by you after 2 minutes)"
	if rest, timed := h.stamp.read(line); timed && len(line) <= most && (rest == "" || rest[0] == '(') {
		h.alone = true
		return true
	}
	return h.behindName(line)
}

// dayLine reads a date that has a line of its own, with its month as a word, a year, or a word such as
// "Yesterday".
func dayLine(line string) (d date, is bool) {
	const least, most = len("Hoy"), 40 // bytes
	line = strings.Trim(line, " -–—*_")
	if len(line) < least || len(line) > most {
		return d, false
	}
	word := rowOf(strings.ToLower(line), relative) > 0
	if !word && !strings.ContainsAny(line, digits) || !isDigit(line[0]) && !isLetter(line[0]) {
		return d, false
	}
	var st stamp
	rest, timed := st.read(line)
	d = st.date
	is = !timed && strings.Trim(rest, " .,") == "" && (d.month > 0 || d.back > 0 || d.numbers[2] > 0) && d.exists()
	return d, is
}

// isDash reports whether a line has only what Discord puts between name and time.
func isDash(line string) bool {
	line = strings.TrimSpace(line)
	return line == "—" || line == "–" || line == "-"
}

func hasLetter(s string) bool { return strings.ContainsFunc(s, unicode.IsLetter) }

// hasTime reports whether a line may have a time of day.
func hasTime(line string) bool {
	for i := 1; i+2 < len(line); i++ {
		if (line[i] == ':' || line[i] == '.') && isDigit(line[i-1]) && isDigit(line[i+1]) && isDigit(line[i+2]) {
			return true
		}
	}
	return false
}

// bracketed reads a stamp in brackets, and the name behind it. Without a colon it is an export with the text in
// the next lines, or a message of the program itself.
func (h *header) bracketed(line string) bool {
	const most = 40 // bytes of a stamp
	end := strings.IndexByte(line[:min(len(line), most)], ']')
	if end < 0 {
		return false
	}
	rest, timed := h.stamp.read(line[1:end])
	h.named(line[end+1:])
	return timed && rest == "" && h.who != ""
}

// dashed reads a stamp, a dash, and the name behind it. A line without a name is a message of the
// program itself.
func (h *header) dashed(line string) bool {
	rest, timed := h.stamp.read(line)
	dash := strings.HasPrefix(rest, "- ") || strings.HasPrefix(rest, "– ")
	if !timed || !dash || !h.stamp.date.given() {
		return false
	}
	if !h.named(rest[strings.IndexByte(rest, ' '):]) {
		h.who = ""
		return true
	}
	return h.who != ""
}

// named reads a name with a colon and the text behind it, and reports whether there is a colon.
func (h *header) named(s string) bool {
	who, text, colon := strings.Cut(strings.TrimLeft(s, " ")+" ", ": ")
	h.who, h.text = nameOf(who), text
	return colon
}

// behindName reads a name with a stamp behind it.
func (h *header) behindName(line string) bool {
	const most = 120 // bytes of such a line
	if len(line) > most {
		return false
	}
	if at := strings.LastIndexByte(line, '['); at > 0 {
		inside, closed := strings.CutSuffix(strings.TrimSuffix(strings.TrimRight(line[at+1:], " "), ":"), "]")
		if rest, timed := h.stamp.read(inside); closed && timed && rest == "" {
			h.who = nameOf(strings.TrimRight(line[:at], " ,"))
			return h.who != ""
		}
	}
	for _, between := range [...]string{" — ", "  "} {
		who, behind, _ := strings.Cut(line, between)
		if rest, timed := h.stamp.read(behind); timed && rest == "" && strings.TrimSpace(who) != "" {
			h.who = nameOf(who)
			return h.who != ""
		}
	}
	return false
}

// nameOf returns a person's name in a form that is safe to show, without the sign that WhatsApp puts before
// those that are not among the contacts, or "" if a text can't be one.
func nameOf(s string) string {
	for {
		name := withoutEmoji(strings.TrimLeft(s, "~ \u00a0"))
		if utf8.RuneCountInString(strings.TrimSpace(name)) > MaxName {
			return ""
		}
		if name = lists.Clean(name, MaxName); name == s {
			return name
		}
		s = name
	}
}

// withoutEmoji returns a text without the name of an emoji at its end, as in "Anna :palm_tree:".
func withoutEmoji(s string) string {
	if at := strings.LastIndex(s, " :"); at >= 0 && strings.HasSuffix(s, ":") && !strings.Contains(s[at+1:], " ") {
		return s[:at]
	}
	return s
}

// visible removes invisible characters from a line, and makes all its blanks alike.
func visible(line string) string {
	if engine.IsASCII(line) {
		return line
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\u00a0', r == '\u202f', r == '\u2009':
			return ' '
		case r >= '\u200b' && r <= '\u200f', r >= '\u202a' && r <= '\u202e', r >= '\u2060' && r <= '\u2069', r == '\ufeff', r == '\ufe0f':
			return -1
		}
		return r
	}, line)
}
