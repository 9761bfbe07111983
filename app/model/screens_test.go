package model

import (
	"reflect"
	"slices"
	"testing"

	"ketword/app/screen"
)

// TestEveryStateIsRegistered: every state in the model receives messages and is drawn.
func TestEveryStateIsRegistered(t *testing.T) {
	var m Model
	states := m.states()
	all := reflect.ValueOf(&m.screens).Elem()
	for i := range all.NumField() {
		if field := all.Field(i).Addr().Interface(); !slices.ContainsFunc(states, func(s screen.State) bool { return s == field }) {
			t.Errorf("%s is not registered", all.Type().Field(i).Name)
		}
	}
}
