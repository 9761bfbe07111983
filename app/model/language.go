package model

import (
	"ketword/app/lists"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
)

// InLanguages returns the model with the languages of the interface, given by their tags in
// the order of the menu.
func (m Model) InLanguages(tags ...string) Model {
	m.Settings = m.Settings.InLanguages(tags)
	return m
}

// speak sets the language of the page.
func (m *Model) speak(lang string) {
	if m.Settings.Allows(session.LanguageSetting, lang) {
		m.Settings.PageLang = lang
	}
	if first, found := m.Find(m.FirstList()); found {
		m.InPlay = first
	}
}

// Prerendered returns the model that draws a page in a language before the program runs,
// with a dialog open.
func (m Model) Prerendered(lang string, open screen.Name) Model {
	m.speak(lang)
	m.Screen = open
	return m
}

// OffersLanguage returns the tag of another language to offer for the page, or "". It is the
// available language that the browser prefers or, of a player who was taken to that, the one of the address that
// was visited. None is offered once the player has chosen a language, while a game has rows, or while notices
// are shown.
func (m *Model) OffersLanguage() string {
	preferred := m.preferredLanguage()
	switch {
	case !m.Playing() || m.Game.TurnCount() > 0 || len(m.Notices) > 0 || m.Waiting.Active():
		return ""
	case m.Settings.Value(session.Moved) == "on" && len(m.History) < gamesToMoveBack:
		return m.Settings.Reference()
	case m.Settings.Chosen(session.LanguageSetting) != "" || preferred == m.Language():
		return ""
	}
	return preferred
}

// gamesToMoveBack is how many games a player who was taken to another language has ended before the way back is
// no longer offered: those of a few days.
const gamesToMoveBack = 5

// preferredLanguage returns the available language that the browser prefers, or "".
func (m *Model) preferredLanguage() string {
	for _, tag := range m.Preferred {
		if m.Settings.Allows(session.LanguageSetting, tag) {
			return tag
		}
	}
	return ""
}

// keepPage makes the language of the page the player's, unless it is the first one: if the player had chosen another, since
// beforepaint.js stays at an address that somebody has opened, and on a first visit if the browser prefers it, since
// beforepaint.js has gone there.
func (m *Model) keepPage(first bool) {
	switch page := m.Settings.PageLang; {
	case page == "" || page == m.Settings.Reference():
	case page != m.Language():
		m.chooseLanguage(page)
	case first && page == m.preferredLanguage():
		m.chooseSetting(session.LanguageSetting, page)
		m.chooseSetting(session.Moved, "on")
	}
}

// chooseLanguage makes a language the player's.
func (m *Model) chooseLanguage(lang string) {
	m.chooseSetting(session.LanguageSetting, lang)
	if m.Settings.Value(session.Moved) == "on" {
		m.chooseSetting(session.Moved, "off")
	}
}

// TakeLanguage accepts the offered language. A player who has not played yet also gets a
// list in it.
type TakeLanguage struct{ Lang string }

func (msg TakeLanguage) update(m *Model) {
	if !m.Settings.Allows(session.LanguageSetting, msg.Lang) {
		return
	}
	id, fresh := m.Game.Puzzle.Identity, len(m.History) == 0 && len(m.Saved) == 0 && !m.Current().Begun()
	usual := lists.Of(id) == m.FirstList() && id.Daily == max(m.Day, 0).Number()
	m.chooseLanguage(msg.Lang)
	m.Settings.PageLang = msg.Lang
	if !fresh || !usual {
		return
	}
	m.goTo(m.lastOf(id.Rules.Mode, m.FirstList()))
}

// KeepLanguage declines the offered language, which makes that of the page the player's choice.
type KeepLanguage struct{}

func (KeepLanguage) update(m *Model) { m.chooseLanguage(m.Language()) }

// LanguageLoaded says that the sentences of a language are loaded.
type LanguageLoaded struct{}

func (LanguageLoaded) update(*Model) {}

// LanguageLost says that the sentences of a language could not be loaded. The page keeps its language.
type LanguageLost struct{ Lang, Spoken string }

func (msg LanguageLost) update(m *Model) {
	if m.Language() == msg.Lang {
		m.chooseSetting(session.LanguageSetting, msg.Spoken)
		m.showNotices(notice.LanguageNotLoaded{Lang: msg.Lang})
	}
}
