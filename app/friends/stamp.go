package friends

import (
	"strings"

	"ketword/engine"
)

// stamp is the date and the time of day before a message, as far as they are written.
type stamp struct {
	date    date
	clock   bool // a time of day was read
	weekday int  // a day of the week was read, from 1 for Monday
}

// date is a date as it is written. Of numbers, only the whole text tells which is the day.
type date struct {
	numbers [3]int // in their order; the last is 0 if there are two
	month   int    // if it was written as a word, and numbers are the day and the year, or 0 for no year
	back    int    // of a relative date: days before today, plus one; or 0
	weekday int    // of a day of the week alone, from 1 for Monday; or 0
	sep     byte   // between the numbers
	pm      bool   // the time is written in twelve hours
}

func (d *date) given() bool { return d.numbers != [3]int{} || d.relative() }

// relative reports whether a date depends on the day on which it is read.
func (d *date) relative() bool { return d.back > 0 || d.weekday > 0 }

// clear reports whether a date tells its order itself: its month is a word, its year comes first with four digits,
// or it is relative.
func (d *date) clear() bool {
	const mostDays = 31
	return d.month > 0 || d.relative() || d.numbers[0] > mostDays
}

// exists reports whether there is such a day by any order of the numbers.
func (d *date) exists() bool {
	const later = engine.Day(20_000) // than any chat
	for o := range dateOrders {
		if _, is := d.dayIn(o, later); is {
			return true
		}
	}
	return false
}

// read reads a date and a time of day, in either order, at the beginning of a text, and returns the text
// behind it. It returns false without a time.
func (st *stamp) read(s string) (rest string, timed bool) {
	*st, rest = stamp{}, s
	for {
		rest = strings.TrimLeft(rest, " ,.")
		after, read := st.part(rest)
		if !read {
			break
		}
		rest = after
	}
	if !st.date.given() {
		st.date.weekday = st.weekday
	}
	return rest, st.clock
}

// part reads the next part of a stamp.
func (st *stamp) part(s string) (rest string, read bool) {
	if s == "" {
		return s, false
	}
	if !isDigit(s[0]) {
		return st.word(s)
	}
	n, rest := number(s)
	switch {
	case rest == "":
		return s, false
	case !st.clock && (rest[0] == ':' || rest[0] == '.' && st.date.given()) && len(rest) > 2 && isDigit(rest[1]) && isDigit(rest[2]) && n < 24:
		st.clock = true
		rest = rest[3:]
		if len(rest) > 2 && (rest[0] == ':' || rest[0] == '.') && isDigit(rest[1]) { // seconds
			_, rest = number(rest[1:])
		}
		return st.half(rest), true
	case st.date.given():
		return s, false
	case strings.IndexByte("./-", rest[0]) >= 0 && len(rest) > 1 && isDigit(rest[1]):
		return st.numbers(n, rest)
	}
	return st.dayAndMonth(n, rest, s)
}

// numbers reads the rest of a date in numbers, behind the first.
func (st *stamp) numbers(first int, s string) (rest string, read bool) {
	d := date{sep: s[0]}
	d.numbers[0] = first
	d.numbers[1], rest = number(s[1:])
	if len(rest) > 1 && rest[0] == d.sep && isDigit(rest[1]) {
		d.numbers[2], rest = number(rest[1:])
	}
	rest = strings.TrimPrefix(rest, ".")
	rest = strings.TrimPrefix(rest, "T") // as in 2026-03-19T08:12
	d.pm = st.date.pm
	st.date = d
	return rest, true
}

// dayAndMonth reads a date such as "19. March 2026" or "19-Mar-26", behind the day.
func (st *stamp) dayAndMonth(day int, s, whole string) (rest string, read bool) {
	rest = strings.TrimPrefix(strings.TrimLeft(withoutEnding(s), " .-"), "de ")
	word, rest := letters(rest)
	month := monthOf(word)
	if month == 0 {
		return whole, false
	}
	return st.named(day, month, rest), true
}

// word reads a month before a day, a relative date, or a word that says nothing.
func (st *stamp) word(s string) (rest string, read bool) {
	word, rest := letters(s)
	behind := strings.TrimLeft(rest, " .-")
	if month := monthOf(word); month > 0 && !st.date.given() && behind != "" && isDigit(behind[0]) {
		day, rest := number(behind)
		return st.named(day, month, withoutEnding(rest)), true
	}
	word = strings.ToLower(word)
	weekday, back := rowOf(word, weekdays), rowOf(word, relative)
	switch {
	case rowOf(word, fillers) > 0:
	case weekday > 0:
		st.weekday = weekday
	case back > 0 && !st.date.given():
		st.date.back = back
	default:
		return s, false
	}
	return rest, true
}

// withoutEnding returns what stands behind the ending of an ordinal number.
func withoutEnding(s string) string {
	if len(s) >= 2 && rowOf(s[:2], []string{"st nd rd th"}) > 0 {
		return s[2:]
	}
	return s
}

// named sets a date whose month is a word, and reads the year behind it.
func (st *stamp) named(day, month int, s string) (rest string) {
	year, rest := yearBehind(s)
	st.date = date{numbers: [3]int{day, year, 0}, month: month, pm: st.date.pm}
	return rest
}

// yearBehind reads a year behind a day and a month.
func yearBehind(s string) (year int, rest string) {
	behind := strings.TrimLeft(s, " ,.-")
	if behind == "" || !isDigit(behind[0]) {
		return 0, s
	}
	year, rest = number(behind)
	if year < 100 && strings.HasPrefix(rest, ":") { // it is the time
		return 0, s
	}
	return year, rest
}

// half reads a half of the day behind a time, as in "8:12 AM".
func (st *stamp) half(s string) string {
	behind := strings.TrimLeft(s, " ")
	for _, half := range [...]string{"am", "pm", "a.m.", "p.m.", "a. m.", "p. m."} {
		if len(behind) >= len(half) && strings.EqualFold(behind[:len(half)], half) {
			rest := behind[len(half):]
			if rest != "" && isLetter(rest[0]) {
				continue
			}
			st.date.pm = true
			return rest
		}
	}
	return s
}

// fillers are words of a stamp that are skipped: before a time, or before a day of the week.
var fillers = []string{"at um uhr à a h às as om o о р kl klo last letzten"}

// weekdays are the names of the days of the week, from Monday.
var weekdays = []string{
	"monday mon montag mo lundi lun lunes seg maandag ma poniedziałek pon понеділок пн", "tuesday tue dienstag di mardi mar martes ter dinsdag wtorek wt вівторок вт",
	"wednesday wed mittwoch mi mercredi mer miércoles mié qua woensdag wo środa śr середа ср", "thursday thu donnerstag do jeudi jeu jueves jue qui donderdag czwartek czw четвер чт",
	"friday fri freitag fr vendredi ven viernes vie sex vrijdag vr piątek pt п’ятниця п'ятниця пт", "saturday sat samstag sa sonnabend samedi sam sábado sáb zaterdag za sobota sob субота сб",
	"sunday sun sonntag so dimanche dim domingo dom zondag zo niedziela niedz неділя нд",
}

// relative are the names of today and of yesterday.
var relative = []string{"today heute aujourd’hui aujourd'hui hoy vandaag hoje dzisiaj сьогодні", "yesterday gestern hier ayer gisteren ontem wczoraj вчора учора"}

// months are names of the months in several languages.
var months = []string{
	"january januar janvier enero gennaio januari janeiro stycznia січня", "february februar février fevrier febrero febbraio februari fevereiro lutego лютого",
	"march märz maerz mrz mrt mars marzo maart março marca березня", "april avril abril aprile kwietnia квітня", "may mai mayo maggio mei maj maja maio травня",
	"june juni juin junio giugno junho czerwca червня", "july juli juillet julio luglio julho lipca липня", "august août aout agosto augustus augusti sierpnia серпня",
	"september septembre septiembre settembre setembro września вересня", "october oktober octobre octubre ottobre outubro października жовтня",
	"november novembre noviembre novembro listopada листопада", "december dezember décembre decembre diciembre dicembre dezembro grudnia грудня",
}

// rowOf returns the number of the row that has a word, from 1; 0 if none has it.
func rowOf(word string, rows []string) int {
	for i, row := range rows {
		for row != "" { // it is cut in place, since every short line of a chat is looked up
			var name string
			if name, row, _ = strings.Cut(row, " "); name == word {
				return i + 1
			}
		}
	}
	return 0
}

// monthOf returns the month of a word, which may be cut off behind three letters; 0 for another word.
func monthOf(word string) int {
	const least = 3 // bytes
	for i, names := range months {
		if len(word) >= least && strings.Contains(" "+names, " "+strings.ToLower(word)) {
			return i + 1
		}
	}
	return 0
}

// letters returns the letters at the beginning of a text, with apostrophes.
func letters(s string) (word, rest string) {
	end := strings.IndexFunc(s, func(r rune) bool {
		return r < 0x80 && !isLetter(byte(r)) && r != '\'' || r >= 0x80 && strings.ContainsRune(" \u00a0\u202f—–", r)
	})
	if end < 0 {
		end = len(s)
	}
	return s[:end], s[end:]
}

// number reads a number of at most six digits.
func number(s string) (n int, rest string) {
	i := 0
	for i < len(s) && i < 6 && isDigit(s[i]) {
		n = 10*n + int(s[i]-'0')
		i++
	}
	return n, s[i:]
}

const digits = "0123456789"

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

func isLetter(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }
