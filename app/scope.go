package app

import (
	"slices"

	"ketword/app/lists"
	"ketword/app/model"
	"ketword/app/session"
	"ketword/engine"
)

func scopeList(s *session.Scope, value string) (err error) {
	s.List, err = lists.ParseName(value)
	return err
}

func scopeMode(s *session.Scope, value string) (err error) {
	s.Mode, err = engine.ParseMode(value)
	return err
}

func scopeLevel(s *session.Scope, value string) (err error) {
	s.Level, err = engine.ParseLevel(value)
	return err
}

// allLists returns the lists that there are to choose from: built-in ones, and the player's.
func allLists(m *model.Model) []lists.List { return slices.Concat(m.Lists, m.Own) }
