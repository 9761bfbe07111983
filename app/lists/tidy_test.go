package lists

import (
	"testing"

	"ketword/app/internal/apptest"
	"ketword/engine"
)

// TestTidied: correctable faults are corrected and counted. A text without any is
// unchanged.
func TestTidied(t *testing.T) {
	for name, c := range map[string]struct {
		form             Form
		answers, guesses string
		tidied           Tidied
	}{
		"nothing":       {Form{Answers: "hello\r\nworld", Guesses: "crown"}, "hello\r\nworld", "crown", Tidied{}},
		"several":       {Form{Answers: "apple, mango; GRAPE\n1. Kiwi\nlemon,12\n“Peach”|plums\ncrown slate\n", Length: 5}, "apple\nmango\ngrape\nlemon\npeach\nplums\ncrown\nslate\n", "", Tidied{Capitals: 2, Apart: 5, Others: 1}},
		"skipped":       {Form{Answers: "hello\nx-mas\nice cream\n", Guesses: "don't\n", Skips: true}, "hello\n", "", Tidied{Skipped: 3}},
		"blanks":        {Form{Answers: " hello\n\u00a0world\t\r\ncrown\n"}, "hello\nworld\ncrown\n", "", Tidied{Blanks: 2}},
		"capitals":      {Form{Answers: "Hello\nWÄLLE\nΣΟΦΌΣ"}, "hello\nwälle\nσοφόσ\n", "", Tidied{Capitals: 3}},
		"both":          {Form{Answers: " HELLO \n"}, "hello\n", "", Tidied{Blanks: 1, Capitals: 1}},
		"empty lines":   {Form{Answers: "\n\n\nhello\n \t\r\nworld\n\n"}, "hello\nworld\n", "", Tidied{Empty: 5}},
		"repeats":       {Form{Answers: "hello\nHello\nworld\n hello\n"}, "hello\nworld\n", "", Tidied{Repeats: 2}},
		"guesses":       {Form{Answers: "hello\n", Guesses: "Crown\nhello\n\ncrown\n"}, "hello\n", "crown\nhello\n", Tidied{Capitals: 1, Empty: 1, Repeats: 1}},
		"of one length": {Form{Answers: "hello\nbear\nBear\nx\nbears\n", Guesses: "lion\nlions\n", Length: 4}, "bear\n", "lion\n", Tidied{Repeats: 1, Others: 4}},
		"invisible":     {Form{Answers: "he\u00adllo\n\u200eworld\ufeff\ncrown\u200b\n"}, "hello\nworld\ncrown\n", "", Tidied{Unseen: 3}},
		"final forms":   {Form{Answers: "λόγος\nλόγοσ\nשלום\nשלומ\n", Length: 5}, "λόγος\n", "", Tidied{Repeats: 1, Others: 2}},
		"Hebrew":        {Form{Answers: "שלום\nשלומ\nארמן\n"}, "שלום\nארמן\n", "", Tidied{Repeats: 1}},
		"Turkish":       {Form{Answers: "KİTAP\nISLAK\nsınıf\nFIRIN\n"}, "kitap\nıslak\nsınıf\nfırın\n", "", Tidied{Capitals: 3}},
		"by guesses":    {Form{Answers: "ISLAK\n", Guesses: "çığır\n"}, "ıslak\n", "çığır\n", Tidied{Capitals: 1}},
		"signs":         {Form{Answers: "पानी\nरानी\nपानी\n"}, "पानी\nरानी\n", "", Tidied{Repeats: 1}},
		"tones":         {Form{Answers: "Ẹ̀kọ́\nọ̀rẹ́\n"}, "ẹ̀kọ́\nọ̀rẹ́\n", "", Tidied{Capitals: 1}},
		"Georgian":      {Form{Answers: "ᲬᲧᲐᲚᲘ\nჰაერი\n"}, "წყალი\nჰაერი\n", "", Tidied{Capitals: 1}},
		"no guess":      {Form{Answers: "bear\nbears\n", Guesses: "lions\n", Length: 4}, "bear\n", "", Tidied{Others: 2}},
	} {
		d, err := Read(engine.Forever, c.form)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		apptest.Equal(t, name+": answers", d.Answers, c.answers)
		apptest.Equal(t, name+": guesses", d.Guesses, c.guesses)
		apptest.Equal(t, name+": tidied", d.Tidied, c.tidied)
		apptest.Equal(t, name+": named", d.Words.Fingerprint(), fingerprint(t, d.Words.Length(), c.answers))
	}
}
