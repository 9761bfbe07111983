package archive

import (
	"ketword/app/screen"
	"ketword/app/session"
)

const daysOfWeek = 7

// PressKey returns the message for a key: left and right move by a day, up and down by a week, Home and
// End to the ends of the week, Page Up and Page Down by a month. For other keys it returns nil.
func PressKey(s *session.Session, m *Model, key string) screen.Msg[Model] {
	day := m.Day
	switch key {
	case "ArrowLeft":
		day--
	case "ArrowRight":
		day++
	case "ArrowUp":
		day -= daysOfWeek
	case "ArrowDown":
		day += daysOfWeek
	case "Home":
		day = day.Week(s.WeekStart)
	case "End":
		day = day.Week(s.WeekStart) + daysOfWeek - 1
	case "PageUp":
		return TurnMonth{By: -1}
	case "PageDown":
		return TurnMonth{By: 1}
	default:
		return nil
	}
	return ChooseDay{Day: day}
}
