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

// guides returns the guided puzzles, one of each language of the interface that has a list of their words.
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

// guideLanguage returns the language of the words that the guide has in a language of the interface: English where there is no list of that one.
func guideLanguage(tag string) string {
	if slices.ContainsFunc(wordlists.Catalogue(), func(e wordlists.Entry) bool { return e.Lang == tag && e.Length == guideLength }) {
		return tag
	}
	return text.Locales[0].Tag
}

const guideLength = 5 // letters of the words of guides

func opensGuide(r *root, _ string) model.Msg {
	return model.OpenGuide{Lang: guideLanguage(r.text.Lang)}
}
