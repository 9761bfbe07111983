package friends

import (
	"strings"

	"ketword/app/internal/smalljson"
)

// telegram reads an export of Telegram in JSON: of one chat, or of several. It returns false for any other
// text.
func telegram(text string) (all []message, is bool) {
	text = strings.TrimLeft(text, "\ufeff \t\r\n")
	if !strings.HasPrefix(text, "{") || !strings.Contains(text, `"messages"`) {
		return nil, false
	}
	var messages []smalljson.Raw
	var chats smalljson.Raw
	if smalljson.Unmarshal(text, smalljson.Object{{Name: "messages", Value: &messages}, {Name: "chats", Value: &chats}}) != nil && messages == nil {
		return nil, false
	}
	var several []smalljson.Raw
	if chats != "" {
		_ = chats.Read(smalljson.Object{{Name: "list", Value: &several}})
	}
	for _, chat := range several {
		var of []smalljson.Raw
		_ = chat.Read(smalljson.Object{{Name: "messages", Value: &of}})
		messages = append(messages, of...)
	}
	for i, raw := range messages {
		if m, ok := telegramMessage(raw); ok {
			m.line = i + 1
			all = append(all, m)
		}
	}
	return all, true
}

// telegramMessage reads a message of such an export. Its text is a string, or an array of strings and
// objects with a text.
func telegramMessage(raw smalljson.Raw) (m message, ok bool) {
	var from, date string
	var text smalljson.Raw
	_ = raw.Read(smalljson.Object{{Name: "from", Value: &from}, {Name: "date", Value: &date}, {Name: "text", Value: &text}})
	var parts []smalljson.Raw
	if text.Read(&m.text) != nil && text.Read(&parts) == nil {
		for _, part := range parts {
			var piece string
			if part.Read(&piece) != nil {
				_ = part.Read(smalljson.Object{{Name: "text", Value: &piece}})
			}
			m.text += piece
		}
	}
	var st stamp
	_, timed := st.read(date)
	m.who, m.date = nameOf(from), st.date
	return m, timed && m.who != "" && m.text != ""
}
