package app

import (
	"slices"

	"ketword/app/model"
	"ketword/app/screen/part"
	"ketword/app/session"
	"ketword/app/text"
	"ketword/engine"
	"ketword/wordlists"
)

// guides returns the guided puzzles, one for each language of the interface with a suitable list.
func guides() []session.Guide {
	var all []session.Guide
	for _, l := range text.Locales {
		if guideLanguage(l.Tag) != l.Tag {
			continue
		}
		w := l.Guide
		rules := engine.Rules{Tries: engine.DefaultTries}
		all = append(all, session.Guide{
			Puzzle:   engine.Choose(rules, l.Tag, part.SampleSecret(w.First, w.Second)),
			Proposed: []engine.Word{part.SampleWord(w.Unmixed), part.SampleWord(w.Mixed)},
		})
	}
	return all
}

// guideLanguage returns the language of the guide's words for a language of the interface. It is English if
// that language has no suitable list.
func guideLanguage(tag string) string {
	if slices.ContainsFunc(wordlists.Catalogue(), func(e wordlists.Entry) bool { return e.Lang == tag && e.Length == guideLength }) {
		return tag
	}
	return text.Locales[0].Tag
}

const guideLength = 5 // letters in the guide's words

func opensGuide(r *root, _ string) model.Msg {
	return model.OpenGuide{Lang: guideLanguage(r.text.Lang)}
}
