package friends

import (
	"strings"

	"ketword/app/envelope"
)

// telegram reads an export of Telegram in JSON: of one chat, or of several. It returns false for any other
// text.
func telegram(text string) (all []message, is bool) {
	text = strings.TrimLeft(text, "\ufeff \t\r\n")
	if !strings.HasPrefix(text, "{") || !strings.Contains(text, `"messages"`) {
		return nil, false
	}
	var whole, chats envelope.Raw
	var list, messages []envelope.Raw
	_ = envelope.Unmarshal(text, &whole)
	readPart(whole, "chats", &chats)
	readPart(chats, "list", &list)
	for _, chat := range append([]envelope.Raw{whole}, list...) {
		var of []envelope.Raw
		readPart(chat, "messages", &of)
		messages = append(messages, of...)
	}
	for i, raw := range messages {
		m := message{line: i + 1}
		if m.fromTelegram(raw) {
			all = append(all, m)
		}
	}
	return all, len(messages) > 0
}

// readPart reads a part of an object into a value, if it is there and has the value's type.
func readPart(of envelope.Raw, name string, into any) {
	_ = of.Read(envelope.Object{{Name: name, Value: into}})
}

// fromTelegram reads a message of such an export. Its text is a string, or an array of strings and objects with
// a text.
func (m *message) fromTelegram(raw envelope.Raw) bool {
	var from, date string
	var text envelope.Raw
	_ = raw.Read(envelope.Object{{Name: "from", Value: &from}, {Name: "date", Value: &date}, {Name: "text", Value: &text}})
	var parts []envelope.Raw
	if text.Read(&m.text) != nil && text.Read(&parts) == nil {
		for _, part := range parts {
			var piece string
			if part.Read(&piece) != nil {
				readPart(part, "text", &piece)
			}
			m.text += piece
		}
	}
	var st stamp
	_, timed := st.read(date)
	m.who, m.date = nameOf(from), st.date
	return timed && m.who != "" && m.text != ""
}
