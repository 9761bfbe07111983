package play

import (
	"testing"

	"ketword/app/effect"
	"ketword/app/internal/apptest"
	"ketword/app/internal/screentest"
	"ketword/app/notice"
	"ketword/app/screen"
	"ketword/app/session"
	"ketword/engine"
)

// table is a game with its session. It carries out those intents of the game that concern the game.
type table struct {
	session.Session
	play     Model
	told     notice.Notice
	vibrated []effect.Haptic
}

// newTable returns the game of a secret, written as in "abide" or "crown plaid", at a level.
func newTable(t testing.TB, secret string, level engine.Level) *table {
	t.Helper()
	b := &table{Session: screentest.Playing(t, secret)}
	b.Game.Puzzle.Rules.Level = level
	return b
}

// choose changes a setting.
func (b *table) choose(setting, value string) *table {
	b.Settings = b.Settings.With(setting, value)
	return b
}

// send sends messages to the game.
func (b *table) send(msgs ...Msg) *table {
	for _, msg := range msgs {
		was, before := b.Session, b.play
		var wants screen.Intents
		Update(&b.Session, &b.play, msg, &wants)
		b.carry(wants)
		b.carry(b.play.Reconcile(&b.Session, msg, &was, &before))
	}
	return b
}

func (b *table) carry(wants screen.Intents) {
	for _, want := range wants {
		switch want := want.(type) {
		case screen.GoOn:
			b.told = nil
		case screen.SetGame:
			b.Game, b.SecretCover, b.told = want.Game, want.Cover, nil
		case screen.SetPencil:
			b.Pencil = want.Pencil
		case screen.ShowNotice:
			b.told = want.Notice
		case screen.Perform:
			if v, is := want.Effect.(effect.Vibrate); is {
				b.vibrated = append(b.vibrated, v.For)
			}
		}
	}
}

// words returns the guesses that were played.
func (b *table) words() (words []string) {
	for _, w := range b.Game.Guesses() {
		words = append(words, w.String())
	}
	return words
}

// typed returns the messages that type a word, guess those that play it.
func typed(word string) (msgs []Msg) {
	for _, l := range word {
		msgs = append(msgs, Press{Letter: l})
	}
	return msgs
}

func guess(word string) []Msg { return append(typed(word), Enter{}) }

// equal fails the test if got is not want.
func equal[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	apptest.Equal(t, what, got, want)
}
