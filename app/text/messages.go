// Code generated from the catalogues; DO NOT EDIT.

package text

import "strconv"

const (
	edition  = "97519f0390" // of compiled catalogues
	messages = 1196
)

// Locales has the languages of the interface, the reference first.
var Locales = []Locale{
	{
		Tag: "en", Name: "English", Offer: "Read this in English",
		Guide: Lesson{"build", "gravy", "child", "drove"},
	},
	{
		Tag: "de", Name: "Deutsch", Offer: "Auf Deutsch spielen",
		Guide: Lesson{"laube", "wohin", "raute", "bohne"},
	},
	{
		Tag: "es", Name: "Español", Offer: "Leer esto en español",
		Guide: Lesson{"justo", "pedir", "junta", "plazo"},
	},
	{
		Tag: "fr", Name: "Français", Offer: "Lire cette page en français",
		Guide: Lesson{"flash", "rouge", "final", "cargo"},
	},
	{
		Tag: "nl", Name: "Nederlands", Offer: "In het Nederlands spelen",
		Guide: Lesson{"grond", "wacht", "groep", "waren"},
	},
	{
		Tag: "pl", Name: "Polski", Offer: "Graj po polsku",
		Guide: Lesson{"drwal", "tonik", "tomik", "dawno"},
	},
	{
		Tag: "pt", Name: "Português", Offer: "Ver em português",
		Guide: Lesson{"feliz", "mudar", "mundo", "levar"},
	},
	{
		Tag: "uk", Name: "Українська", Offer: "Грати українською",
		Guide: Lesson{"крига", "музей", "крило", "візит"},
	},
}

type groups struct {
	Language       Language
	Pages          Pages
	Game           Game
	Words          Words
	Tries          Tries
	Times          Times
	Date           Date
	End            End
	KeepGuessing   KeepGuessing
	OtherWord      OtherWord
	Introduction   Introduction
	Share          Share
	Challenge      Challenge
	Rival          Rival
	Menu           Menu
	Install        Install
	Offline        Offline
	PuzzleChoice   PuzzleChoice
	Unfinished     Unfinished
	Level          Level
	Seed           Seed
	Archive        Archive
	Lists          Lists
	OwnLists       OwnLists
	ListImport     ListImport
	ListProblem    ListProblem
	Stats          Stats
	History        History
	HistoryProblem HistoryProblem
	Settings       Settings
	Help           Help
	Samples        Samples
	Explainer      Explainer
	Guide          Guide
	GuideWords     GuideWords
	Notice         Notice
	Speech         Speech
	Coach          Coach
	Groups         Groups
	Hint           Hint
	PlayOn         PlayOn
	Watch          Watch
	Review         Review
	Why            Why
	Games          Games
	Friends        Friends
	Scores         Scores
	ScoresProblem  ScoresProblem
	Solver         Solver
	Lab            Lab
	Tournament     Tournament
	Site           Site
}

// bind has the methods of all groups say messages of t.
func (g *groups) bind(t *Text) {
	g.Language.t = t
	g.Pages.t = t
	g.Game.t = t
	g.Words.t = t
	g.Tries.t = t
	g.Times.t = t
	g.Date.t = t
	g.End.t = t
	g.KeepGuessing.t = t
	g.OtherWord.t = t
	g.Introduction.t = t
	g.Share.t = t
	g.Challenge.t = t
	g.Rival.t = t
	g.Menu.t = t
	g.Install.t = t
	g.Offline.t = t
	g.PuzzleChoice.t = t
	g.Unfinished.t = t
	g.Level.t = t
	g.Seed.t = t
	g.Archive.t = t
	g.Lists.t = t
	g.OwnLists.t = t
	g.ListImport.t = t
	g.ListProblem.t = t
	g.Stats.t = t
	g.History.t = t
	g.HistoryProblem.t = t
	g.Settings.t = t
	g.Help.t = t
	g.Samples.t = t
	g.Explainer.t = t
	g.Guide.t = t
	g.GuideWords.t = t
	g.Notice.t = t
	g.Speech.t = t
	g.Coach.t = t
	g.Groups.t = t
	g.Hint.t = t
	g.PlayOn.t = t
	g.Watch.t = t
	g.Review.t = t
	g.Why.t = t
	g.Games.t = t
	g.Friends.t = t
	g.Scores.t = t
	g.ScoresProblem.t = t
	g.Solver.t = t
	g.Lab.t = t
	g.Tournament.t = t
	g.Site.t = t
}

// fixed has a character for each message: a dot if it is a field of its group.
const fixed = ".....---.........-...-..--..------..------------------.-..--------------------------------------------------------.-----------.--.....-.-----....-.........---.......-----..--.--.----.-----...........--.-......-..-----..---..--..-.--......------.....-................................--...........----..---.-.----...--.-...--....---.---.--.....---.---...-..-..-----..........------.-------------..--.....--.-..--...--------..---.---........-----.........-----.....-....-----------.......-...--..--...-..--.....---------...-----------------------------------------------------.......................-...........----.--.-.---..-.---......-------------------.-....----------------------.--........-..--------------.-.------------...-------------------------..---......---..-----.....-........--...-.-----------............-...----------.---..-------.-.--...--.........----------------..-......--.-----........-...-------......-.............--.......--...........-------...........-.............--..-...-.........---..---.--.......-..-.--..--------...--...------.---..--------------------------....------.-...--------......--.........-----.........---------....-....----..-.-..-....---................."

// Language has the messages language.
type Language struct {
	uncomparable
	t *Text

	Name      string // "English". The name of the language, in itself, as it stands in the settings.
	Offer     string // "Read this in English". Button, seen by those who read the page in another language, and whose browser prefers this one: goes to the page in this language.
	Keep      string // "Stay with English". Name of the button beside such an offer of another language: stays with the page in this one.
	Moved     string // "English, like your browser.". Beside the button that leads back to another language: a first visit was taken to this language, which the browser prefers.
	Direction string // "ltr". In which direction the language is written: ltr is from left to right, rtl from right to left.
}

// Pages has the messages pages.
type Pages struct {
	uncomparable
	t *Text
}

// Title: "Solver for Wordle and Quantum Wordle · Ketword". Titles of the window on the pages of the solver and of the lab.
func (g *Pages) Title(key string) string { return g.t.say(row(5, "solver lab friends", key)) }

// Game has the messages game.
type Game struct {
	uncomparable
	t *Text

	Classic   string // "Classic". Name of the mode with one secret word; in the switch at the head of the page, in titles and before numbers of puzzles.
	Quantum   string // "Quantum". Name of the mode with two secret words; in the switch at the head of the page, in titles and before numbers of puzzles.
	Skip      string // "Skip to the game". Link for those who use the keyboard: leads from the top of the page to the game.
	Mode      string // "Mode". Name of the switch between Classic and Quantum, said to screen readers.
	Close     string // "Close". Name of the button that closes a dialog or a message.
	Board     string // "Board". Name of the region with the rows, said to screen readers.
	Keyboard  string // "Keyboard: type letters, or go to the keys with the arrows". Name of the keyboard on the screen, said to screen readers: the arrows are the keys of a real keyboard.
	Enter     string // "Enter". Name of the key that enters a guess, said to screen readers; it shows a picture.
	Backspace string // "Backspace". Name of the key that deletes a letter, said to screen readers; it shows a picture.
	Yesterday string // "Yesterday". In place of a daily puzzle’s name above the board: it is that of yesterday.
	Tomorrow  string // "Tomorrow". In place of a daily puzzle’s name above the board: it is that of tomorrow, as after a journey to the west.
	Today     string // "Today". Short for today’s puzzle, beside the name of another.
	Challenge string // "Challenge". Name of a puzzle whose secret somebody chose; noun.
	Random    string // "Random puzzle". A puzzle whose seed is too long to show.
	Decimal   string // ".". Stands between the whole part of a number and its decimals.
	Thousands string // ",". Stands between the thousands of a number.
	Again     string // "again". Above the board, behind the name of a puzzle that was played before: played again.
	Loading   string // "You can type while the game is loading …". In place of the puzzle’s name, before the program runs; longer than that, so that the first paint has the largest text.
}

// Daily: "Daily {{.Number}}". Number (digits): name of a day’s puzzle.
func (g *Game) Daily(number int) string { return g.t.say(17, strconv.Itoa(number)) }

// Seeded: "Puzzle {{.Seed}}". Seed (text): name of a random puzzle, by its number.
func (g *Game) Seeded(seed string) string { return g.t.say(21, seed) }

// Title: "{{.Mode}} · {{.Puzzle}} · Ketword". Mode (text), Puzzle (text): title of the window.
func (g *Game) Title(mode string, puzzle string) string { return g.t.say(24, mode, puzzle) }

// Letters: "{{.N}} letters". N (count): length of the words of a list, in its name and in the choice of lengths.
func (g *Game) Letters(n int) string { return g.t.count(25, strconv.Itoa(n), g.t.Number(n)) }

// Percent: "{{.Number}}%". Number (text): a share in percent.
func (g *Game) Percent(number string) string { return g.t.say(28, number) }

// Level: "Normal". How strict a game is about guesses: names of the three levels.
func (g *Game) Level(key string) string { return g.t.say(row(29, "normal hard strict", key)) }

// Introductions: "Find the secret word in six guesses.". What a mode is about, by its name.
func (g *Game) Introductions(key string) string { return g.t.say(row(32, "classic quantum", key)) }

// Words has the messages words.
type Words struct {
	uncomparable
	t *Text
}

// Language: "English". Languages of word lists, by their tags: as headings, choices and names of lists.
func (g *Words) Language(key string) string { return g.t.say(row(36, "en de fr es pt nl pl uk", key)) }

// Adjective: "English". The languages of word lists as adjectives beside “words”: all English words, the English words.
func (g *Words) Adjective(key string) string { return g.t.say(row(44, "en de fr es pt nl pl uk", key)) }

// Tries has the messages tries.
type Tries struct {
	uncomparable
	t *Text

	Any string // "No limit". In place of a number of tries: there is no limit.
}

// Count: "{{.Number}} tries". Number (count): tries, or guesses, that a game has or took.
func (g *Tries) Count(number int) string {
	return g.t.count(52, strconv.Itoa(number), g.t.Number(number))
}

// BehindIn: "{{.Number}} tries". Number (count): a number of tries, or guesses, in the case that stands behind “in”, “of” or “after”.
func (g *Tries) BehindIn(number int) string {
	return g.t.count(53, strconv.Itoa(number), g.t.Number(number))
}

// Used: "{{.Used}} of {{.MostTries}}". Used (number, optional), Most (number, optional), UsedTries (text, optional), MostTries (text, optional): how many tries were used of how many. UsedTries is Used with its noun, as in tries.count; MostTries is Most with its noun, as in tries.behind-in.
func (g *Tries) Used(used int, most int, usedTries string, mostTries string) string {
	return g.t.say(55, g.t.Number(used), g.t.Number(most), usedTries, mostTries)
}

// Times has the messages times.
type Times struct {
	uncomparable
	t *Text

	Twice  string // "2 times". How often a letter is in a word, in sentences such as notice.letter-times.
	Thrice string // "3 times".
}

// Often: "{{.Number}} times". Number (number): four times or more.
func (g *Times) Often(number int) string { return g.t.say(58, g.t.Number(number)) }

// Date has the messages date.
type Date struct {
	uncomparable
	t *Text
}

// Short: "Jan". Names of the months, as short as they are written in a date.
func (g *Date) Short(key string) string { return g.t.say(row(59, "1 2 3 4 5 6 7 8 9 10 11 12", key)) }

// Month: "January". Names of the months, as they stand behind a day.
func (g *Date) Month(key string) string { return g.t.say(row(71, "1 2 3 4 5 6 7 8 9 10 11 12", key)) }

// Heading: "January". Names of the months alone, at the head of a calendar.
func (g *Date) Heading(key string) string { return g.t.say(row(83, "1 2 3 4 5 6 7 8 9 10 11 12", key)) }

// Weekday: "Monday". The days of the week, from Monday.
func (g *Date) Weekday(key string) string { return g.t.say(row(95, "1 2 3 4 5 6 7", key)) }

// WeekdayShort: "Mo". The days of the week at the heads of a calendar’s columns, from Monday, in two letters or so.
func (g *Date) WeekdayShort(key string) string { return g.t.say(row(102, "1 2 3 4 5 6 7", key)) }

// Day: "{{.Day}} {{.Month}}". Day (digits), Month (text): a day of a month, in short: 5 Jan.
func (g *Date) Day(day int, month string) string { return g.t.say(109, strconv.Itoa(day), month) }

// First: "1 {{.Month}}". Month (text): the first day of a month, in the form of date.day: 1 Jan.
func (g *Date) First(month string) string { return g.t.say(110, month) }

// WeekdayAndDay: "{{.Weekday}} {{.Day}} {{.Month}}". Weekday (text), Day (digits), Month (text): a day of the calendar, said to screen readers; Month as in date.month.
func (g *Date) WeekdayAndDay(weekday string, day int, month string) string {
	return g.t.say(111, weekday, strconv.Itoa(day), month)
}

// WeekdayAndFirst: "{{.Weekday}} 1 {{.Month}}". Weekday (text), Month (text): the first day of a month, in that form.
func (g *Date) WeekdayAndFirst(weekday string, month string) string {
	return g.t.say(112, weekday, month)
}

// WithYear: "{{.Date}} {{.Year}}". Date (text), Year (digits): a day or a month, of another year.
func (g *Date) WithYear(date string, year int) string { return g.t.say(113, date, strconv.Itoa(year)) }

// End has the messages end.
type End struct {
	uncomparable
	t *Text

	Region    string // "Result". Name of the panel that shows how a game ended, said to screen readers.
	Streak    string // "streak". Below the large number of days in a row on which a daily puzzle was won.
	Lost      string // "Not this time". Heading: all tries are used up.
	GaveUp    string // "Given up". Heading: the player gave up.
	WordWas   string // "The word was". Before the secret word.
	WordsWere string // "The words were". Before the two secret words.
	Random    string // "Random puzzle". Button below a result: plays a random puzzle.
	Today     string // "Today’s puzzle". Button below a result: plays the puzzle of this day.
}

// Praise: "Got it in one!". Heading: how a win is praised, by its guesses: the first one, the second, the third, more, the last try that there was.
func (g *End) Praise(key string) string {
	return g.t.say(row(115, "first second third more last", key))
}

// Feats: "It happens to everyone". Below the secret, once: what a game is remembered for. The first one that was lost.
func (g *End) Feats(key string) string {
	return g.t.say(row(120, "first-loss first-win first-classic first-quantum streak fewest", key))
}

// StreakEnded: "You had {{.Days}} in a row". Days (digits), more than one: after a loss: on so many days in a row the daily puzzle was won before.
func (g *End) StreakEnded(days int) string { return g.t.say(127, strconv.Itoa(days)) }

// Solved: "Solved in {{.Tries}}". Tries (count): heading: won after several guesses.
func (g *End) Solved(tries int) string { return g.t.count(128, strconv.Itoa(tries), g.t.Number(tries)) }

// LookUp: "Look up {{.Word}} in Wiktionary". Word (text): name of the link that a word of the result is.
func (g *End) LookUp(word string) string { return g.t.say(134, word) }

// TodayIn: "Today’s Classic". Button below a result: plays this day’s puzzle of the other mode.
func (g *End) TodayIn(key string) string { return g.t.say(row(136, "classic quantum", key)) }

// NextMinutes: "Next puzzle in {{.Minutes}} min.". Minutes (digits): until the next daily puzzle.
func (g *End) NextMinutes(minutes int) string { return g.t.say(138, strconv.Itoa(minutes)) }

// NextHours: "Next puzzle in {{.Hours}} h.". Hours (digits): until the next daily puzzle, if it is whole hours.
func (g *End) NextHours(hours int) string { return g.t.say(139, strconv.Itoa(hours)) }

// Next: "Next puzzle in {{.Hours}} h {{.Minutes}} min.". Hours (digits), Minutes (digits): until the next daily puzzle.
func (g *End) Next(hours int, minutes int) string {
	return g.t.say(140, strconv.Itoa(hours), strconv.Itoa(minutes))
}

// KeepGuessing has the messages keep-guessing.
type KeepGuessing struct {
	uncomparable
	t *Text

	GoOn   string // "Keep guessing". Button after the last try: goes on guessing though the game is lost.
	Show   string // "Show the secret". Button: stops guessing, and shows the secret words.
	Line   string // "Lost, still guessing.". Message line while the player keeps guessing; the button that shows the secret stands behind it.
	Beyond string // "lost". Above the board, behind the puzzle’s name, while the player keeps guessing: the game is lost.
	Stays  string // "The game stays lost". Below that heading.
	Asks   string // "Not solved. Keep guessing, or show the secret.". After the last try, to screen readers.
}

// Found: "Found with guess {{.Guess}}". Guess (count): heading: the secret was found after the game was lost, with that guess.
func (g *KeepGuessing) Found(guess int) string {
	return g.t.count(145, strconv.Itoa(guess), g.t.Number(guess))
}

// OtherWord has the messages other-word.
type OtherWord struct {
	uncomparable
	t *Text

	Guess  string // "Guess the other". Button after a win in quantum: one free guess for the secret word that was not found.
	Word   string // "The other word". At the beginning of a sentence to screen readers, in place of that word while it is hidden.
	Show   string // "Show the other word". Button: shows that word.
	Line   string // "One free guess.". Message line while the player guesses it; the button that shows it stands behind.
	Both   string // "Both words!". Heading, also said to screen readers: it was guessed, too.
	Asks   string // "The other word is hidden: you may guess it once, for free.". After a win in quantum, to screen readers.
	Review string // "Review both". In place of review.open while that word is hidden, which the review shows.
}

// Introduction has the messages introduction.
type Introduction struct {
	uncomparable
	t *Text

	Unmixed string // "Squares: all from one word only.". On the empty board in quantum: what a row tells whose marks are squares.
	Mixed   string // "Circles: at least one from each word.". On the empty board in quantum: what a row tells whose marks are circles.
	Marks   string // "Solid: right place. Frame: elsewhere. All circles solid: a mix of both words, no win.". On the empty board in quantum: what the marks mean, by how their tiles are drawn, and what a row of solid circles is.
	Begin   string // "Type any word to begin.". The last line on the empty board.
}

// Correct: "{{.Letter}} is right, and in its place.". Letter (text): what the mark of that letter means.
func (g *Introduction) Correct(letter string) string { return g.t.say(155, letter) }

// Present: "{{.Letter}} is in the word, but elsewhere.". Letter (text): what the mark of that letter means.
func (g *Introduction) Present(letter string) string { return g.t.say(156, letter) }

// Absent: "{{.Letter}} is not in the word.". Letter (text): what the mark of that letter means.
func (g *Introduction) Absent(letter string) string { return g.t.say(157, letter) }

// Share has the messages share.
type Share struct {
	uncomparable
	t *Text

	Result          string // "Share". Button below a result, and title of the dialog that it opens; verb.
	Others          string // "Other forms". Link beside the button that shares a result: opens the dialog with the forms in which it can be shared.
	Link            string // "Share a link to this puzzle". Entry of the menu.
	Random          string // "random puzzle". In a title that is shared, in place of a day’s number.
	Chosen          string // "challenge". In a title that is shared, of a puzzle whose secret somebody chose; noun.
	SolvedOnce      string // "solved in 1 try, the only one.". Won with the only try that there was.
	GaveUpOnce      string // "given up after 1 try, the only one.". Given up after the only try that there was.
	Form            string // "Share as". Name of the choice of the form in which a result is shared.
	Offer           string // "Share …". Button: opens what the device has for sharing.
	Copy            string // "Copy". Button: puts the text or picture into the clipboard; verb.
	Save            string // "Save the picture". Button: writes the picture to a file.
	Blocked         string // "Your browser blocked copying. The text is selected: copy it yourself.". A text can’t be copied.
	BlockedPicture  string // "Your browser can’t copy pictures. Save it as a file.".
	WithLink        string // "With a link". A setting of the dialog: the result is shared with a link to the puzzle.
	WithLinkAbout   string // "Whoever opens it plays the same puzzle.". Below share.with-link.
	WithGrades      string // "With skill and luck". A setting of the dialog: the result is shared with the grades of the review.
	WithGradesAbout string // "From the review.". Below share.with-grades: where these come from.
}

// Assisted: "{{.Game}}, with hints". Game (text): names a game, or its end, in which the coach has helped.
func (g *Share) Assisted(game string) string { return g.t.say(165, game) }

// Again: "{{.Game}}, again". Game (text): names a game that was played before.
func (g *Share) Again(game string) string { return g.t.say(166, game) }

// Both: "{{.Game}}, both words". Game (text): names a game of two words in which the player found one and then guessed the other.
func (g *Share) Both(game string) string { return g.t.say(167, game) }

// Play: "Play the same puzzle: {{.Address}}". Address (text): last line of what is shared.
func (g *Share) Play(address string) string { return g.t.say(168, address) }

// Unsolved: "This one beat me. Can you solve it? {{.Address}}". Address (text): last line of what is shared after a loss.
func (g *Share) Unsolved(address string) string { return g.t.say(169, address) }

// Graded: "Skill {{.Skill}}, luck {{.Luck}} of 99". Skill (text), Luck (text): a line of what is shared: grades from 0 to 99.
func (g *Share) Graded(skill string, luck string) string { return g.t.say(172, skill, luck) }

// Told: "{{.Title}}: {{.Ending}}". Title (text), Ending (text): first line of a result in words; Ending as in share.solved or share.lost.
func (g *Share) Told(title string, ending string) string { return g.t.say(173, title, ending) }

// Solved: "solved in {{.Used}}.". Used (text): won; Used is as in tries.behind-in or tries.used: 3 of 6 tries.
func (g *Share) Solved(used string) string { return g.t.say(175, used) }

// Lost: "not solved in {{.Tries}} tries.". Tries (count): all tries are used up.
func (g *Share) Lost(tries int) string { return g.t.count(176, strconv.Itoa(tries), g.t.Number(tries)) }

// GaveUp: "given up after {{.Used}}.". Used (text): given up; Used is as in tries.behind-in or tries.used: 3 of 6 tries.
func (g *Share) GaveUp(used string) string { return g.t.say(178, used) }

// All: "all absent". A row in words: all of its marks are the same.
func (g *Share) All(key string) string { return g.t.say(row(179, "absent present correct", key)) }

// Forms: "Emoji". The forms of a result: coloured squares, a description in words, characters of a keyboard, digits, a picture.
func (g *Share) Forms(key string) string {
	return g.t.say(row(183, "emoji words pattern digits picture", key))
}

// Challenge has the messages challenge.
type Challenge struct {
	uncomparable
	t *Text

	Open      string // "Challenge a friend …". Button in the choice of a puzzle: opens the dialog.
	Title     string // "Challenge a friend". Title of the dialog in which a player chooses a secret for a friend.
	Word      string // "Secret word". Name of the field for the secret word.
	Name      string // "Your name". Name of the field for the name of who sends the challenge.
	Hint      string // "Clue". Name of the field for a hint to the friend.
	Rows      string // "Your friend plays the same puzzle and sees your rows at the end. The link hides them from a glance, no more.". Introduction of the dialog that sends one’s own rows to a friend.
	HintAbout string // "optional, at most 60 characters". Beside challenge.hint.
	Back      string // "Whoever chose the word sees your rows at once, anybody else after a game of their own. The link hides them from a glance, no more.". In place of challenge.rows, where somebody chose the secret.
	SendBack  string // "Send back". Main button below a game that a friend sent: sends one’s own rows back.
	Send      string // "Preview". Button: shows what will be sent.
	Friend    string // "Challenge". Among the forms of a result (Emoji, Picture …): a link that challenges a friend; noun.
	Mine      string // "Your own challenge". In place of challenge.by, if the player chose the secret.
	Empty     string // "Type a word.". What is wrong with a word that was typed, in several dialogs: nothing was.
	Foreign   string // "The secret is not in the word list.". Below who chose the secret and the clue.
	Look      string // "Show the rows". Button below rival.answer, to the player’s own challenge: opens the dialog with the friend’s rows.
	AsIs      string // "Take it as it is". Button: takes the word as it is.
	Tells     string // "Take it and tell my friend". Button: takes a word that is not in the list; the friend is told so.
}

// About: "Which word should your friend find? Any word of {{.Lengths}} letters will do, a name, too. The link hides it from a glance, no more.". Lengths (text): introduction of the dialog, by the mode; Lengths as in 4–8.
func (g *Challenge) About(key string, lengths string) string {
	return g.t.say(row(199, "classic quantum", key), lengths)
}

// Words: "Word {{.Number}}". Number (digits): name of a field, where there are two secret words.
func (g *Challenge) Words(number int) string { return g.t.say(202, strconv.Itoa(number)) }

// Answer: "My answer to the challenge: {{.Result}}". Result (text): what is sent with one’s own rows of a challenge, to whoever made it.
func (g *Challenge) Answer(result string) string { return g.t.say(209, result) }

// Find: "Can you find my word? {{.Title}}". Title (text): what is sent with a secret of one word.
func (g *Challenge) Find(title string) string { return g.t.say(212, title) }

// Either: "Can you find one of my two words? {{.Title}}". Title (text): or of two.
func (g *Challenge) Either(title string) string { return g.t.say(213, title) }

// Beat: "Can you beat me? {{.Result}}". Result (text): what is sent with a result.
func (g *Challenge) Beat(result string) string { return g.t.say(214, result) }

// Clue: "Clue: {{.Clue}}". Clue (text): message line of such a game.
func (g *Challenge) Clue(clue string) string { return g.t.say(215, clue) }

// By: "Challenge by {{.Name}}". Name (text): in place of the puzzle’s name: who chose it.
func (g *Challenge) By(name string) string { return g.t.say(216, name) }

// NotWord: "“{{.Typed}}” is not a word: type letters only.". Typed (text).
func (g *Challenge) NotWord(typed string) string { return g.t.say(219, typed) }

// Length: "{{.Word}} has {{.Got}} letters; it needs {{.Want}}.". Word (text), Got (count), Want (text): how many letters it has, and must have, such as 5 or 4–8.
func (g *Challenge) Length(word string, got int, want string) string {
	return g.t.count(220, strconv.Itoa(got), word, g.t.Number(got), want)
}

// Unknown: "{{.Word}} is not in the word list.". Word (text): what is wrong with a word that was typed.
func (g *Challenge) Unknown(word string) string { return g.t.say(221, word) }

// Looks: "{{.Word}} has letters of another script that only look alike.". Word (text): letters of another script look like its own.
func (g *Challenge) Looks(word string) string { return g.t.say(224, word) }

// Meant: "Take {{.Word}}". Word (text): button: takes the word that looks like it.
func (g *Challenge) Meant(word string) string { return g.t.say(225, word) }

// Shares: "The two words can’t share a letter, but both have {{.Letters}}.". Letters (text): what is wrong with two secret words; the letters are joined by “and”.
func (g *Challenge) Shares(letters string) string { return g.t.say(228, letters) }

// Rival has the messages rival.
type Rival struct {
	uncomparable
	t *Text

	Answer             string // "Your friend’s answer". Above the rows that a friend sent back, whose secret the player chose; the friend’s result follows.
	Unsolved           string // "not solved yet". Above the board: the friend, whose game is to be beaten, lost.
	Title              string // "The rows". Title of the dialog that shows the rows of the player and of the rival side by side, or only the rival’s.
	Open               string // "Compare the rows". Button below a result: opens that dialog.
	Mine               string // "You". Heading of the player’s own rows.
	Theirs             string // "Your rival". Heading of the rows of a rival who has no name.
	NoRows             string // "No rows.". In place of rows, where there are none.
	Neither            string // "Neither of you solved it.".
	Someone            string // "your rival". In place of the name of a rival who has none: in the middle of a sentence, as in rival.fewer.
	SomeoneFirst       string // "Your rival". In place of such a name at the beginning of a sentence, as in rival.more.
	SomeoneBehindColon string // "your rival". In place of such a name behind a colon, as in rival.only-i.
	MyHelp             string // "You had hints.". Below the result of both: the coach helped the player.
	OurHelp            string // "You both had hints.". The coach helped both.
}

// AnswerOf: "{{.Name}}’s answer". Name (text): the same, with the friend’s name.
func (g *Rival) AnswerOf(name string) string { return g.t.say(230, name) }

// Beat: "{{.Tries}} guesses to beat". Tries (count): above the board: what a friend needed, whose game is to be beaten.
func (g *Rival) Beat(tries int) string { return g.t.count(231, strconv.Itoa(tries), g.t.Number(tries)) }

// Fewer: "You win: {{.Mine}} tries, {{.Name}} {{.Theirs}}.". Mine (count), Theirs (digits), Name (text): the player needed fewer tries than the rival of that name.
func (g *Rival) Fewer(mine int, theirs int, name string) string {
	return g.t.count(238, strconv.Itoa(mine), g.t.Number(mine), strconv.Itoa(theirs), name)
}

// More: "{{.Name}} wins: {{.Theirs}} tries, you {{.Mine}}.". Theirs (count), Mine (digits), Name (text): the rival needed fewer tries.
func (g *Rival) More(theirs int, mine int, name string) string {
	return g.t.count(239, strconv.Itoa(theirs), g.t.Number(theirs), strconv.Itoa(mine), name)
}

// Tie: "A tie: {{.Tries}} tries each.". Tries (count): both needed as many.
func (g *Rival) Tie(tries int) string { return g.t.count(240, strconv.Itoa(tries), g.t.Number(tries)) }

// OnlyI: "You win: {{.Name}} didn’t solve it.". Name (text): the player solved it, the rival did not.
func (g *Rival) OnlyI(name string) string { return g.t.say(241, name) }

// GaveUp: "You win: {{.Name}} gave up.". Name (text): the player solved it, the rival gave up.
func (g *Rival) GaveUp(name string) string { return g.t.say(242, name) }

// OnlyThey: "{{.Name}} wins: {{.Theirs}} tries.". Theirs (count), Name (text): the rival solved it, the player did not.
func (g *Rival) OnlyThey(theirs int, name string) string {
	return g.t.count(243, strconv.Itoa(theirs), g.t.Number(theirs), name)
}

// TheirHelp: "{{.Name}} had hints.". Name (text): the coach helped the rival.
func (g *Rival) TheirHelp(name string) string { return g.t.say(249, name) }

// Menu has the messages menu.
type Menu struct {
	uncomparable
	t *Text

	Title       string // "Menu".
	Game        string // "This game". Heading of the entries about the game in play.
	Play        string // "Play". Heading of the entries that lead to other puzzles; “to play”.
	More        string // "More". Unfolds the entries that few players need; in the solver, a button for more of some words.
	Device      string // "This device". Heading of the entries about settings and what is stored.
	GiveUp      string // "Give up". Entry of the menu, and the button that confirms it.
	GiveUpHead  string // "Give up?". Title of the dialog that asks whether to give up.
	GiveUpAsk   string // "The secret is shown, and the game counts as lost.".
	KeepPlaying string // "Keep playing". Button of that dialog: closes it, and the game goes on.
	Update      string // "Update to the new version". Entry of the menu, if there is a new version of the game.
	UpdateNow   string // "Update". Button beside notice.update-ready: takes the new version; verb.
	HasUpdate   string // "Menu, new version ready". Name of the menu’s button, while there is an update.
	Lists       string // "Your word lists …". Opens the player’s lists.
}

// Install has the messages install.
type Install struct {
	uncomparable
	t *Text

	Title string // "Install Ketword". The entry of the menu, and of the dialog that says how it is done by hand.
	Why   string // "Put Ketword on your home screen. It then opens like any other app, even offline.".
	Share string // "Tap Share in the browser’s bar:". The steps; before the sign of the button.
	Add   string // "Scroll down and choose “Add to Home Screen”.".
	Done  string // "Got it". Button: closes the dialog, which has been read.
}

// Offline has the messages offline.
type Offline struct {
	uncomparable
	t *Text

	Open       string // "Offline play …". Entry of the menu.
	Title      string // "Offline play".
	Told       string // "Ready for offline play". Once, when the game is kept for the first time.
	Ready      string // "Ketword is on this device: it opens and plays without a network.". The game is kept.
	Coming     string // "Ketword is still being saved on this device. Until then, it needs the network.". It is being fetched.
	Broken     string // "Ketword isn’t completely saved on this device, so it needs the network. It tries again each time you open it online. If the device is full, make some room first.". Some of it is missing.
	Unable     string // "This browser doesn’t let Ketword be saved on this device, so it opens only with a network.". This browser keeps nothing.
	Lists      string // "Word lists on this device". Heading.
	Kept       string // "saved". In place of a list’s size: it is on the device.
	Unit       string // "kB". Of a list’s size: kilobytes.
	Keep       string // "Keep for offline". Heading of the choices which lists are kept.
	KeepPlayed string // "Lists I play". One of these: the lists that the player has played.
	KeepAll    string // "All". Another: all lists. It stands in keep-size, as the names of languages do.
	All        string // "All of them are saved.". All lists that are to be kept are.
	Full       string // "This device has no room for more lists. The ticked ones can be played offline.". A list isn’t, since there is no space.
	Lost       string // "The other lists could not be loaded. Please check your connection.". Or it could not be fetched.
	Safe       string // "This browser has promised not to clear your games by itself.". The browser won’t clear what is stored.
	Clearable  string // "This browser may clear your games when the device runs out of space, so export them now and then.". It may.
}

// KeepSize: "{{.Name}}, {{.Megabytes}} MB". Name (text): lists of a language, or offline.keep-all. Megabytes (text).
func (g *Offline) KeepSize(name string, megabytes string) string {
	return g.t.say(282, name, megabytes)
}

// Of: "{{.Done}} of {{.All}} MB". Done (text), All (text): how much of all lists has been fetched, in megabytes.
func (g *Offline) Of(done string, all string) string { return g.t.say(283, done, all) }

// PuzzleChoice has the messages puzzle-choice.
type PuzzleChoice struct {
	uncomparable
	t *Text

	Open  string // "Choose a puzzle …". Entry of the menu.
	Title string // "Choose a puzzle".
	Rules string // "Rules". Before the chosen level and number of tries; opens their choice.
	Today string // "Today’s puzzle". Button of the dialog: plays the puzzle of this day.
	Play  string // "Play". Button: closes the dialog after a choice, and goes to the puzzle; also button of a list: plays with its words; verb.
}

// Unfinished has the messages unfinished.
type Unfinished struct {
	uncomparable
	t *Text

	Title string // "Unfinished games". Heading of a list of games that were begun.
}

// Rows: "{{.N}} rows". N (count): rows played of an unfinished game.
func (g *Unfinished) Rows(n int) string { return g.t.count(295, strconv.Itoa(n), g.t.Number(n)) }

// Remove: "Remove {{.Game}}". Game (text): an unfinished game.
func (g *Unfinished) Remove(game string) string { return g.t.say(296, game) }

// Removed: "Removed: {{.Game}}.". Game (text): an unfinished game was removed.
func (g *Unfinished) Removed(game string) string { return g.t.say(297, game) }

// Back: "{{.Game}} is back.". Game (text): it was brought back.
func (g *Unfinished) Back(game string) string { return g.t.say(298, game) }

// Level has the messages level.
type Level struct {
	uncomparable
	t *Text

	Level    string // "Level". Name of the choice of Normal, Hard and Strict.
	Tries    string // "Tries". Name of the choice of the number of tries; noun.
	Other    string // "Another number of tries". Names the field for another number of tries.
	Set      string // "Set". Button behind a field for a number of tries: takes it; verb.
	NoHarder string // "A game in play can only get easier.". Why a harder level waits for the next game.
	Begun    string // "A game in play keeps its number of tries.". Why another number of tries waits for the next game.
	Played   string // "You have already played this puzzle with these rules.". Why rules that were chosen wait for the next game: the puzzle was played with them before.
}

// About: "Guess any word of the list.". What a level asks for, by its name.
func (g *Level) About(key string) string { return g.t.say(row(301, "normal hard strict", key)) }

// Range: "1–{{.Most}}". Most (digits): numbers that can be typed there, in short.
func (g *Level) Range(most int) string { return g.t.say(305, strconv.Itoa(most)) }

// InPlay: "Game in play: {{.Rules}}.". Rules (text): the game in play has other rules than are chosen: level and tries.
func (g *Level) InPlay(rules string) string { return g.t.say(307, rules) }

// Ease: "Ease it to {{.Level}}". Level (text): button: gives the game in play an easier level; verb.
func (g *Level) Ease(level string) string { return g.t.say(308, level) }

// Eased: "The game in play is {{.Level}} from now on.". Level (text): told after that.
func (g *Level) Eased(level string) string { return g.t.say(309, level) }

// Next: "From the next game on: {{.Rules}}.". Rules (text): a level, or a number of tries, that holds from the next game on.
func (g *Level) Next(rules string) string { return g.t.say(310, rules) }

// NoTries: "“{{.Typed}}” is not a whole number from 1 to {{.Most}}.". Typed (text), Most (digits): what was typed is no number of tries.
func (g *Level) NoTries(typed string, most int) string {
	return g.t.say(314, typed, strconv.Itoa(most))
}

// NoTriesTyped: "Type a number of tries, from 1 to {{.Most}}.". Most (digits): nothing was typed.
func (g *Level) NoTriesTyped(most int) string { return g.t.say(315, strconv.Itoa(most)) }

// Seed has the messages seed.
type Seed struct {
	uncomparable
	t *Text

	Number       string // "Puzzle by number". Name of the field for a puzzle’s number.
	AboutNumbers string // "A number is the same puzzle for everyone, in this mode, language and length.". Below that field, where the puzzle in play has no number.
	Play         string // "Play it". Button behind that field: plays the puzzle of the number.
	Empty        string // "Type a puzzle number, such as 42.". What is wrong with what was typed.
}

// About: "The puzzle in play has number {{.Number}}.". Number (text): below that field.
func (g *Seed) About(number string) string { return g.t.say(317, number) }

// NoNumber: "“{{.Typed}}” is not a puzzle number: type digits only.". Typed (text).
func (g *Seed) NoNumber(typed string) string { return g.t.say(321, typed) }

// TooGreat: "That number is too large: the last puzzle is {{.Most}}.". Most (text).
func (g *Seed) TooGreat(most string) string { return g.t.say(322, most) }

// Archive has the messages archive.
type Archive struct {
	uncomparable
	t *Text

	Open      string // "A past day …". Button: opens the calendar of daily puzzles.
	Title     string // "Archive". Title of the calendar of daily puzzles.
	Older     string // "Previous month". Button: the month before.
	Newer     string // "Next month". Button: the month after.
	None      string // "None finished yet.". Below the calendar: no puzzle of the month was finished.
	Fresh     string // "not played". How far a day’s puzzle was played, as in archive.is.
	Lost      string // "not solved". How far a day’s puzzle was played, as in archive.is: all tries were used up.
	GaveUp    string // "given up". How far a day’s puzzle was played, as in archive.is: the player gave up.
	Yesterday string // "Yesterday’s puzzle". Button: plays the puzzle of yesterday.
}

// Finished: "{{.Number}} finished". Number (count): puzzles of the month that were finished; begins archive.counted.
func (g *Archive) Finished(number int) string {
	return g.t.count(327, strconv.Itoa(number), g.t.Number(number))
}

// OfThemSolved: "{{.Number}} solved". Number (count): how many of these were solved; ends archive.counted.
func (g *Archive) OfThemSolved(number int) string {
	return g.t.count(328, strconv.Itoa(number), g.t.Number(number))
}

// Counted: "{{.Finished}}, {{.Solved}}.". Finished (text), Solved (text): below the calendar: archive.finished and archive.of-them-solved.
func (g *Archive) Counted(finished string, solved string) string {
	return g.t.say(329, finished, solved)
}

// Today: "{{.Day}}, today". Day (text): a day of the calendar, said to screen readers: it is today.
func (g *Archive) Today(day string) string { return g.t.say(331, day) }

// InPlay: "{{.Day}}, on the board". Day (text): a day of the calendar, said to screen readers: its puzzle is the one in play.
func (g *Archive) InPlay(day string) string { return g.t.say(332, day) }

// Is: "{{.Day}}: {{.How}}". Day (text), How (text): how far the day’s puzzle was played.
func (g *Archive) Is(day string, how string) string { return g.t.say(333, day, how) }

// Begun: "unfinished, {{.Rows}} rows". Rows (count): how far a day’s puzzle was played, as in archive.is.
func (g *Archive) Begun(rows int) string { return g.t.count(335, strconv.Itoa(rows), g.t.Number(rows)) }

// Solved: "solved in {{.Guesses}}". Guesses (count): how far a day’s puzzle was played, as in archive.is.
func (g *Archive) Solved(guesses int) string {
	return g.t.count(336, strconv.Itoa(guesses), g.t.Number(guesses))
}

// Lists has the messages lists.
type Lists struct {
	uncomparable
	t *Text

	Language   string // "Language". Heading of the choice of the language of the words.
	Length     string // "Letters". Heading of the choice of the words’ length; noun.
	TryAgain   string // "Try again". Button: does again what failed, such as fetching a list.
	Incomplete string // "This link is incomplete". Heading: a link’s list is neither here nor in the link. lists.missing follows.
	Missing    string // "The word list that it needs did not come with it. Ask for the link again, whole; or import the list under “Your word lists” in the menu.". Below lists.incomplete.
	New        string // "A word list for you". Heading above a list that came with a link.
	Take       string // "Import and play". Button below lists.new: imports the list and opens its puzzle; verb.
	Leave      string // "Not now". Button below lists.take: leaves the list.
}

// Default: "{{.Length}}-letter words". Length (count): title of an imported list that was given none.
func (g *Lists) Default(length int) string {
	return g.t.count(342, strconv.Itoa(length), g.t.Number(length))
}

// Loading: "Loading {{.List}} …". List (text): message while a word list is fetched.
func (g *Lists) Loading(list string) string { return g.t.say(343, list) }

// NotLoaded: "{{.List}} could not be loaded. Please check your connection.". List (text).
func (g *Lists) NotLoaded(list string) string { return g.t.say(344, list) }

// GuessesMissing: "The {{.Adjective}} words could not be loaded. Only the list’s own can be guessed.". Adjective (text): that of a language, whose words may be guessed beside a player’s list.
func (g *Lists) GuessesMissing(adjective string) string { return g.t.say(346, adjective) }

// GuessesComing: "The {{.Adjective}} words are still being loaded.". Adjective (text): that of a language.
func (g *Lists) GuessesComing(adjective string) string { return g.t.say(347, adjective) }

// NoPairs: "{{.List}} can’t be played in quantum: any two of its answers share a letter.". List (text).
func (g *Lists) NoPairs(list string) string { return g.t.say(348, list) }

// From: "{{.Name}}’s word list for you". Name (text): the same, with who sent it.
func (g *Lists) From(name string) string { return g.t.say(352, name) }

// TooLong: "“{{.Title}}” is too long for a link, which takes {{.Most}} words of this length. Send the files of its export instead.". Title (text), Most (digits): a list has too many words for a link.
func (g *Lists) TooLong(title string, most int) string {
	return g.t.say(355, title, strconv.Itoa(most))
}

// OwnLists has the messages own-lists.
type OwnLists struct {
	uncomparable
	t *Text

	Title         string // "Your word lists". Of the dialog.
	None          string // "Import any list of words and play with it: classic or quantum, daily or random.". No lists yet.
	Classic       string // "classic only". Behind own-lists.facts: the list has no two words without a common letter, so it can be played in Classic only.
	Link          string // "Link". Button of a list: shares a link that carries its words; noun.
	Edit          string // "Edit". Button of a list: changes its words; verb.
	Rename        string // "Rename". Button of a list: changes its title; verb.
	Delete        string // "Delete". Button of a list, or of a game: deletes it; verb.
	Undo          string // "Undo". Button: brings back what was deleted; verb.
	Save          string // "Save". Button: keeps the new title of a list; verb.
	Cancel        string // "Cancel". Button: leaves the title of a list as it was; verb.
	ExportAnswers string // "Export answers". Button of a list: writes its answers to a file; verb.
	ExportGuesses string // "Export guesses". Button of a list: writes its other words to a file; verb.
	NameAbout     string // "Whoever opens the link of a list reads whose it is.". Below the field challenge.name.
	Unread        string // "Your own lists can’t be read now.". The browser’s database fails, or does not answer.
}

// Actions: "List “{{.Title}}”". Title (text): names the controls of a list.
func (g *OwnLists) Actions(title string) string { return g.t.say(358, title) }

// Answers: "{{.Number}} answers". Number (count): words of a list that can be secrets.
func (g *OwnLists) Answers(number int) string {
	return g.t.count(359, strconv.Itoa(number), g.t.Number(number))
}

// Facts: "{{.Length}} letters · {{.Answers}}". Length (count), Answers (text): of the words of a list, and how many answers it has.
func (g *OwnLists) Facts(length int, answers string) string {
	return g.t.count(360, strconv.Itoa(length), g.t.Number(length), answers)
}

// Further: "{{.Guesses}} extra allowed guesses". Guesses (count): behind own-lists.facts: words that may be guessed but are no secrets.
func (g *OwnLists) Further(guesses int) string {
	return g.t.count(361, strconv.Itoa(guesses), g.t.Number(guesses))
}

// Also: "all {{.Adjective}} words as guesses". Adjective (text): behind facts; a language whose words can be guessed, too.
func (g *OwnLists) Also(adjective string) string { return g.t.say(362, adjective) }

// FileAnswers: "{{.Title}}.txt". Title (text): name of the file with the answers of a list.
func (g *OwnLists) FileAnswers(title string) string { return g.t.say(373, title) }

// FileGuesses: "{{.Title}}, extra guesses.txt". Title (text): name of the file with the other words of a list.
func (g *OwnLists) FileGuesses(title string) string { return g.t.say(374, title) }

// Exported: "Exported as {{.File}}". File (text).
func (g *OwnLists) Exported(file string) string { return g.t.say(375, file) }

// Imported: "“{{.Title}}” was imported.". Title (text).
func (g *OwnLists) Imported(title string) string { return g.t.say(376, title) }

// Saved: "“{{.Title}}” was saved.". Title (text): a list that was edited.
func (g *OwnLists) Saved(title string) string { return g.t.say(377, title) }

// ImportedAll: "{{.Lists}} lists were imported, with {{.Answers}}.". Lists (count), Answers (text): several lists of one import; Answers as in own-lists.answers.
func (g *OwnLists) ImportedAll(lists int, answers string) string {
	return g.t.count(378, strconv.Itoa(lists), g.t.Number(lists), answers)
}

// Cleaned: "Cleaned up: {{.What}}.". What (text): behind own-lists.imported: what was put right, such as own-lists.blanks and own-lists.repeats, joined by commas.
func (g *OwnLists) Cleaned(what string) string { return g.t.say(380, what) }

// Apart: "{{.Lines}} lines taken apart". Lines (count): lines with several words, or numbers.
func (g *OwnLists) Apart(lines int) string {
	return g.t.count(381, strconv.Itoa(lines), g.t.Number(lines))
}

// Blanks: "spaces around {{.Words}} words". Words (count): blanks around words.
func (g *OwnLists) Blanks(words int) string {
	return g.t.count(382, strconv.Itoa(words), g.t.Number(words))
}

// Unseen: "invisible characters in {{.Words}} words". Words (count): characters in words that can’t be seen.
func (g *OwnLists) Unseen(words int) string {
	return g.t.count(383, strconv.Itoa(words), g.t.Number(words))
}

// Skipped: "Skipped: {{.Lines}} entries.". Lines (count): behind Imported: lines, or parts of a line, that are no words.
func (g *OwnLists) Skipped(lines int) string {
	return g.t.count(384, strconv.Itoa(lines), g.t.Number(lines))
}

// Capitals: "capitals in {{.Words}} words". Words (count): put right: they were in capitals.
func (g *OwnLists) Capitals(words int) string {
	return g.t.count(385, strconv.Itoa(words), g.t.Number(words))
}

// Empty: "{{.Lines}} empty lines". Lines (count): put right: they were left out.
func (g *OwnLists) Empty(lines int) string {
	return g.t.count(386, strconv.Itoa(lines), g.t.Number(lines))
}

// Repeats: "{{.Words}} repeats". Words (count): put right: words that stood there twice; noun.
func (g *OwnLists) Repeats(words int) string {
	return g.t.count(387, strconv.Itoa(words), g.t.Number(words))
}

// LeftOut: "Left out: {{.Words}} words of other lengths.". Words (count): behind Imported: words of other lengths.
func (g *OwnLists) LeftOut(words int) string {
	return g.t.count(388, strconv.Itoa(words), g.t.Number(words))
}

// Unkept: "“{{.Title}}” could not be saved. It will be gone when you close this page.". Title (text).
func (g *OwnLists) Unkept(title string) string { return g.t.say(389, title) }

// Deleted: "“{{.Title}}” was deleted.". Title (text).
func (g *OwnLists) Deleted(title string) string { return g.t.say(390, title) }

// Back: "“{{.Title}}” is back.". Title (text): it was brought back.
func (g *OwnLists) Back(title string) string { return g.t.say(391, title) }

// Gone: "“{{.Title}}” can’t be opened, because this browser has lost its words. Please import it again.". Title (text): its words are lost.
func (g *OwnLists) Gone(title string) string { return g.t.say(392, title) }

// ListImport has the messages list-import.
type ListImport struct {
	uncomparable
	t *Text

	Head     string // "Import a list".
	Name     string // "Name, up to 24 letters". Name of the field for the title of a list; noun.
	Answers  string // "Answers". Name of the field for words that can be secrets; noun.
	Guesses  string // "Extra allowed guesses". Name of the field for words that may be guessed but are no secrets.
	Also     string // "Also allow as guesses". Field: a language whose words can be guessed, too.
	NoOther  string // "none". Among the choices of list-import.also: no language.
	Take     string // "Take words of mixed scripts, too". Button of a refusal: imports words of mixed scripts, too.
	Optional string // "optional". Beside what may stay empty.
	Choose   string // "Choose a file". Picks a file.
	Submit   string // "Import". Button: imports the list; verb.
	Checking string // "Checking …". In place of list-import.submit, while a list is checked.
	Lengths  string // "The words have different lengths. Which ones do you want?". Asks for one of several lengths.
	Agree    string // "Import these words". Button: imports what was understood.
	Refused  string // "Nothing was saved.".
	Unread   string // "The file could not be read. Choose it again.". A file, of a list or not.
}

// Edit: "Edit “{{.Title}}”". Title (text): heading of the form in place of list-import.head, while a list is edited.
func (g *ListImport) Edit(title string) string { return g.t.say(395, title) }

// About: "One word per line, or commas between them, {{.Least}} to {{.Most}} letters; also CSV, JSON and Hunspell, or with meanings. Paste them, choose a file, or drop one here. Capitals, accents that the lists here lack, extra spaces, empty lines and repeats are cleaned up. Nothing leaves this device.". Least (digits), Most (digits): of the letters of a word.
func (g *ListImport) About(least int, most int) string {
	return g.t.say(396, strconv.Itoa(least), strconv.Itoa(most))
}

// IfShort: "{{.Language}} for a short list". Language (text, optional), Adjective (text, optional): the usual choice, both of one language: its words can be guessed, too, if the list is short.
func (g *ListImport) IfShort(language string, adjective string) string {
	return g.t.say(402, language, adjective)
}

// Skip: "Import the good words, skip {{.Lines}} entries". Lines (count): button of a refusal: imports the rest.
func (g *ListImport) Skip(lines int) string {
	return g.t.count(403, strconv.Itoa(lines), g.t.Number(lines))
}

// All: "all {{.Adjective}} words". Adjective (text): that of a language.
func (g *ListImport) All(adjective string) string { return g.t.say(405, adjective) }

// Pick: "{{.Field}}: choose a file". Field (text): name of the button that picks a file for a field.
func (g *ListImport) Pick(field string) string { return g.t.say(408, field) }

// Unpick: "Don’t use {{.File}}". File (text): name of the button beside a file that was picked.
func (g *ListImport) Unpick(file string) string { return g.t.say(409, file) }

// Every: "All: {{.Lists}} lists". Lists (count): button of list-import.lengths: imports a list for each length.
func (g *ListImport) Every(lists int) string {
	return g.t.count(413, strconv.Itoa(lists), g.t.Number(lists))
}

// Length: "{{.Length}} letters: {{.Words}}". Length (count), Words (text): one of several lengths, and how many words have it, with their noun.
func (g *ListImport) Length(length int, words string) string {
	return g.t.count(414, strconv.Itoa(length), g.t.Number(length), words)
}

// Words: "Read: {{.N}} words.". N (count): how a text was read that was imported, where that is not just its words.
func (g *ListImport) Words(n int) string { return g.t.count(415, strconv.Itoa(n), g.t.Number(n)) }

// JSON: "Read as JSON: {{.Words}} words.". Words (count).
func (g *ListImport) JSON(words int) string {
	return g.t.count(416, strconv.Itoa(words), g.t.Number(words))
}

// Hunspell: "Read as a Hunspell dictionary: {{.Words}} words, without their flags.". Words (count).
func (g *ListImport) Hunspell(words int) string {
	return g.t.count(417, strconv.Itoa(words), g.t.Number(words))
}

// Table: "Read as a table: {{.Words}} words from the column “{{.Column}}”.". Column (text), Words (count): of which a column has the words.
func (g *ListImport) Table(column string, words int) string {
	return g.t.count(418, strconv.Itoa(words), column, g.t.Number(words))
}

// Meanings: "What stands behind the word is left out in {{.Lines}} lines.". Lines (count): behind how a text was read: what stands behind words is left out.
func (g *ListImport) Meanings(lines int) string {
	return g.t.count(419, strconv.Itoa(lines), g.t.Number(lines))
}

// Comments: "{{.Lines}} lines are comments and left out.". Lines (count): behind how a text was read: lines that begin with #.
func (g *ListImport) Comments(lines int) string {
	return g.t.count(420, strconv.Itoa(lines), g.t.Number(lines))
}

// Part: "In the answers:". Stands before what is wrong with a part of a list: with its answers, or with the other words.
func (g *ListImport) Part(key string) string { return g.t.say(row(423, "answers guesses", key)) }

// TooLong: "{{.Megabytes}} MB; the limit is {{.Most}} MB". Megabytes (text), Most (digits).
func (g *ListImport) TooLong(megabytes string, most int) string {
	return g.t.say(425, megabytes, strconv.Itoa(most))
}

// Twin: "You already have a list with these answers: “{{.Title}}”.". Title (text): the list is here already, under a title.
func (g *ListImport) Twin(title string) string { return g.t.say(427, title) }

// ListProblem has the messages list-problem.
type ListProblem struct {
	uncomparable
	t *Text

	NotLower   string // "not lower-case". What is wrong with a line of a list, as in list-problem.line: a letter is a capital.
	NotLetters string // "not only letters".
	Combining  string // "contains a combining mark that is part of no letter".
	Lookalikes string // "letters of different scripts that look alike". Letters of different scripts that look alike.
	NotText    string // "not UTF-8 text".
	Document   string // "The file is no plain text. Save the words as a TXT file.". A picked file is no text, such as a document of a word processor.
	Control    string // "contains a control character". A character that no text holds.
	Empty      string // "empty line".
	NoWords    string // "no words".
}

// Line: "line {{.Line}}: {{.Reason}}". Line (digits), Reason (text): what is wrong with a line of a list.
func (g *ListProblem) Line(line int, reason string) string {
	return g.t.say(428, strconv.Itoa(line), reason)
}

// LineWith: "line {{.Line}}: “{{.Excerpt}}”: {{.Reason}}". Line (digits), Excerpt (text), Reason (text): what is wrong with a line of a list, with some of its text.
func (g *ListProblem) LineWith(line int, excerpt string, reason string) string {
	return g.t.say(429, strconv.Itoa(line), excerpt, reason)
}

// Letters: "{{.Got}} letters". Got (count): how many letters there are.
func (g *ListProblem) Letters(got int) string {
	return g.t.count(438, strconv.Itoa(got), g.t.Number(got))
}

// Wants: "{{.Letters}}, expected {{.Want}}". Letters (text), Want (digits): a word has so many letters, as in list-problem.letters, but the words of a list have all one length.
func (g *ListProblem) Wants(letters string, want int) string {
	return g.t.say(439, letters, strconv.Itoa(want))
}

// WantsBetween: "{{.Letters}}, expected {{.Least}} to {{.Most}}". Letters (text), Least (digits), Most (digits): a word has so many letters, as in list-problem.letters, but lists have words of these lengths.
func (g *ListProblem) WantsBetween(letters string, least int, most int) string {
	return g.t.say(440, letters, strconv.Itoa(least), strconv.Itoa(most))
}

// Repeat: "already on line {{.Line}}". Line (digits): where the same word stood before.
func (g *ListProblem) Repeat(line int) string { return g.t.say(441, strconv.Itoa(line)) }

// TooMany: "{{.Words}} words; the limit is {{.Most}}". Words (count), Most (number).
func (g *ListProblem) TooMany(words int, most int) string {
	return g.t.count(442, strconv.Itoa(words), g.t.Number(words), g.t.Number(most))
}

// Stats has the messages stats.
type Stats struct {
	uncomparable
	t *Text

	Title      string // "Statistics".
	All        string // "All". Among the choices of the mode: both modes.
	Modes      string // "Games counted". Name of the choice which games are counted: of a mode, or of all.
	Lengths    string // "Length". Name of the choice of the length of words.
	AllLangs   string // "All languages".
	AllLengths string // "All lengths".
	AllLevels  string // "All levels".
	Mean       string // "average". Before the average number of guesses of games that were won.
	Guesses    string // "Guesses". Heading of the chart of how many games took how many guesses; noun.
	Lost       string // "lost". Name of the last row of that chart: games that were lost.
	More       string // "10+". Name of the row of that chart for ten guesses or more.
	None       string // "No finished games here yet.". No games yet.
	Unaided    string // "without hints". Below a number of games that were played: those in which the coach did not help.
	Where      string // "Where". Name of the choice where the games were played.
	Here       string // "Here". The choices where the games that are counted were played: on this site.
	Elsewhere  string // "Elsewhere". In another Wordle.
	Together   string // "Here and elsewhere". Both.
}

// Figures: "played". What each figure counts, by its name.
func (g *Stats) Figures(key string) string {
	return g.t.say(row(452, "played percent streak longest both", key))
}

// Apart: "Counted apart: {{.N}} games with hints.". N (count): games with hints.
func (g *Stats) Apart(n int) string { return g.t.count(462, strconv.Itoa(n), g.t.Number(n)) }

// Imported: "Including {{.Wins}} wins from imported counts, which have no losses. 10+ counts as 10.". Wins (count): of imported counts.
func (g *Stats) Imported(wins int) string {
	return g.t.count(467, strconv.Itoa(wins), g.t.Number(wins))
}

// Row: "{{.Guesses}}: {{.Games}} games". Guesses (text), Games (count): a row of the chart, said to screen readers.
func (g *Stats) Row(guesses string, games int) string {
	return g.t.count(468, strconv.Itoa(games), guesses, g.t.Number(games))
}

// This: "{{.Row}}, with this one". Row (text): a row that counts the game in play.
func (g *Stats) This(row string) string { return g.t.say(469, row) }

// Trend: "Average guesses by day". Titles of the chart of guesses over time, by the length of its periods.
func (g *Stats) Trend(key string) string { return g.t.say(row(470, "days weeks months years", key)) }

// Spans: "Day". What stands above the first column of that chart’s table: the day, the first day of a week, the month or the year.
func (g *Stats) Spans(key string) string { return g.t.say(row(474, "days weeks months years", key)) }

// History has the messages history.
type History struct {
	uncomparable
	t *Text

	Head         string // "Import and export".
	Export       string // "Export history". Button: writes all games to a file; verb.
	Import       string // "Import history". Button: reads games from a file; verb.
	Link         string // "Link for another phone". Button: makes a link with all games, to be opened on another device; verb.
	LinkAbout    string // "Open this link on the other phone. It has your games and settings, and no server sees them. Word lists of your own have links of their own.". Below it.
	LinkCopied   string // "Copied.". After the link was copied.
	LinkTooLong  string // "Your history is too long for a link, or this browser can’t make one. Export it as a file.". In place of the link.
	Take         string // "Add to this history". Button beside it: adds them.
	Reading      string // "Reading …". In place of history.import, while a file is read.
	File         string // "ketword-history.json". Name of the file that is exported.
	NoneInFile   string // "No new games: the file has none.". The file that is imported has no games.
	OneKnown     string // "No new games: the one in the file is already here.". It has one game, which is here already.
	FriendsKnown string // "The results of friends in the file are already here.". The file has results of friends.
	Settings     string // "The file’s settings apply wherever you had chosen none.". Told after a file was imported.
	Unknown      string // "Settings that this version of Ketword doesn’t know were left out.". Some of the file’s settings were left out.
}

// Came: "{{.Games}} games come from your other device.". Games (count): on the device on which such a link was opened.
func (g *History) Came(games int) string {
	return g.t.count(485, strconv.Itoa(games), g.t.Number(games))
}

// Exported: "History exported as {{.File}}". File (text).
func (g *History) Exported(file string) string { return g.t.say(489, file) }

// Added: "{{.What}} added.". What (text): games, or counts.
func (g *History) Added(what string) string { return g.t.say(490, what) }

// NoneNew: "No new games: all {{.Games}} are already here.". Games (number): it has several, which are all here already.
func (g *History) NoneNew(games int) string { return g.t.say(493, g.t.Number(games)) }

// Friends: "{{.N}} results of friends added.". N (count): results of friends that a file added.
func (g *History) Friends(n int) string { return g.t.count(494, strconv.Itoa(n), g.t.Number(n)) }

// Refused: "Nothing was imported. {{.Reason}}". Reason (text): before the sentence that says why.
func (g *History) Refused(reason string) string { return g.t.say(498, reason) }

// HistoryProblem has the messages history-problem.
type HistoryProblem struct {
	uncomparable
	t *Text

	Cut      string // "The link is incomplete.". A link with a history was cut off or changed.
	Empty    string // "The file is empty.".
	Other    string // "This is not a Ketword history file.". Some other JSON.
	Newer    string // "The file was made by a newer version of Ketword.".
	Scores   string // "The counts of wins in the file are not lines of ten numbers.". The imported counts in it can’t be read.
	Settings string // "The settings in the file can’t be read.". Those in it can’t be read.
	Friends  string // "The results of friends in the file can’t be read.". Those in it can’t be read.
}

// TooLong: "The file has {{.Megabytes}} MB; the limit is {{.Most}} MB.". Megabytes (text), Most (digits).
func (g *HistoryProblem) TooLong(megabytes string, most int) string {
	return g.t.say(501, megabytes, strconv.Itoa(most))
}

// NotJSON: "This is not a Ketword history file: it is not valid JSON at line {{.Line}}, character {{.Character}}.". Line (digits), Character (digits).
func (g *HistoryProblem) NotJSON(line int, character int) string {
	return g.t.say(502, strconv.Itoa(line), strconv.Itoa(character))
}

// Shape: "Game {{.Game}} is not a game record.". Game (digits): it is not a game record.
func (g *HistoryProblem) Shape(game int) string { return g.t.say(508, strconv.Itoa(game)) }

// Name: "Game {{.Game}} has no valid puzzle name.". Game (digits).
func (g *HistoryProblem) Name(game int) string { return g.t.say(509, strconv.Itoa(game)) }

// Secret: "Game {{.Game}} has a secret that can’t be read.". Game (digits).
func (g *HistoryProblem) Secret(game int) string { return g.t.say(510, strconv.Itoa(game)) }

// Guesses: "Game {{.Game}} has guesses that can’t be played.". Game (digits).
func (g *HistoryProblem) Guesses(game int) string { return g.t.say(511, strconv.Itoa(game)) }

// List: "Game {{.Game}} doesn’t name its word list.". Game (digits).
func (g *HistoryProblem) List(game int) string { return g.t.say(512, strconv.Itoa(game)) }

// Rival: "Game {{.Game}} has a rival’s game that can’t be read.". Game (digits).
func (g *HistoryProblem) Rival(game int) string { return g.t.say(513, strconv.Itoa(game)) }

// Unfinished: "Game {{.Game}} is unfinished.". Game (digits).
func (g *HistoryProblem) Unfinished(game int) string { return g.t.say(514, strconv.Itoa(game)) }

// BadToo: "{{.First}} Also wrong: {{.Numbers}}.". First (text), Numbers (text): what is wrong with the first game, as in the messages above, and the numbers of the others that are wrong.
func (g *HistoryProblem) BadToo(first string, numbers string) string {
	return g.t.say(515, first, numbers)
}

// BadTooAndMore: "{{.First}} Also wrong: {{.Numbers}} and {{.More}} more.". First (text), Numbers (text), More (count): as history-problem.bad-too, where more games are wrong than are named.
func (g *HistoryProblem) BadTooAndMore(first string, numbers string, more int) string {
	return g.t.count(516, strconv.Itoa(more), first, numbers, g.t.Number(more))
}

// Settings has the messages settings.
type Settings struct {
	uncomparable
	t *Text

	Title   string // "Settings".
	Open    string // "Settings …". Entry of the menu.
	Unsaved string // "This browser doesn’t let Ketword save, so these settings last until you leave the page.". They last only as long as the page.
}

// Groups: "Look". Headings of the settings: how the page looks, the keyboard, the game, the languages.
func (g *Settings) Groups(key string) string {
	return g.t.say(row(520, "look keyboard game language", key))
}

// Name: "Theme". Names of the settings.
func (g *Settings) Name(key string) string {
	return g.t.say(row(524, "theme contrast palette motion layout large-keys swap-keys language clear-row submit screen-keyboard haptics level keep-guessing count pencil dictionary", key))
}

// About: "Black and white, orange and blue, with thick borders.". What a setting does, below its name.
func (g *Settings) About(key string) string {
	return g.t.say(row(541, "contrast palette layout swap-keys language clear-row submit screen-keyboard haptics level keep-guessing count pencil dictionary", key))
}

// Value: "Device". Names of the values of a setting. “Device”: as the device has it.
func (g *Settings) Value(key string) string {
	return g.t.say(row(555, "theme.system theme.light theme.dark contrast.system contrast.on contrast.off palette.usual palette.colour-vision motion.system motion.reduced layout.list layout.qwerty layout.qwertz layout.azerty layout.alphabetical level.normal level.hard level.strict", key))
}

// Help has the messages help.
type Help struct {
	uncomparable
	t *Text

	Title        string // "How to play".
	Goal         string // "Find the secret word in six guesses. Each guess must be a word, and its marks show how close it is.".
	Marks        string // "For example, the secret is ABIDE, and you guess:". Before the first row of the help, which is marked.
	Told         string // "Solid colour: right letter, right place. Colour with a frame: in the word, but elsewhere. Grey: not in the word.". After the first row: what its marks mean.
	Twice        string // "Letters that repeat". Heading, before the second row.
	TwiceTold    string // "ABIDE has one E, so only one E of the guess is marked, and the other is grey. Letters in the right place are marked first, the rest from left to right.".
	Quantum      string // "Quantum". Heading: the mode with two secret words.
	QuantumTold  string // "There are two secret words, and they share no letter. Guess either one to win. For example, they are CROWN and PLAID:". Before the row of two secret words that is not mixed.
	Unmixed      string // "Squares: all marks come from one word. Here L and A are in PLAID, but the row does not say which word it is.". After the row that is not mixed.
	UnmixedTells string // "So one word has L and A, in these places, and the other has none of the five letters.". After what it tells of each word.
	Mixed        string // "Circles, between | and ⟩: the marks come from both words. Here R and N are in CROWN, I is in PLAID, but the row does not say which letter is in which word.". After the mixed row.
	MixedTells   string // "So each word has at least one of R, I and N, in one of these three ways, and neither has B or Y.". After the ways in which its marks may be of the words.
	TwoRows      string // "Two rows of squares can be of two words: here the third place is A in one and O in the other. So one word has L and A, and the other has O.". After two rows of squares, samples.one-place and samples.other-place: what they tell together.
	Pencil       string // "The pencil keeps that in mind: after the first guess, hold a key, or a letter of a row. A notch at the left is word one, at the right word two, below neither. With the focus on a key of the on-screen keyboard, press 1, 2 or 0. Under Hint you can mark what is certain.". How to note which word has a letter; “Hint” is hint.title.
	Win          string // "You win: one whole word, in squares. The pair has collapsed to it. You then have one free guess for the other word. Right or wrong, the result stays; right adds +1 to what you share.". After the row that wins.
	Keys         string // "Keyboard". Heading: how to type.
	KeysTold     string // "Type letters, press Enter to guess, Backspace to delete. To change a letter, tap its tile, or go to it with an arrow key. A key shows the best mark its letter has had. It is round if only mixed rows have marked the letter.".
	KeysByTab    string // "Without a mouse: the Tab key goes to the on-screen keyboard, and the arrows go to its keys, or to the tiles if you hold Shift. With a screen reader, go to the keyboard first, so that your letters reach the game.".
	Games        string // "Games". Heading: which puzzles there are.
	GamesTold    string // "Each mode has a new puzzle every day, from midnight on. The line above the board leads to others: as many random ones as you like, and words of other languages and lengths. In the menu you can import your own word lists. A game you give up counts as lost.".
	About        string // "About". Heading: about the game and its rights.
	Private      string // "Nothing leaves this device: there is no account and no tracking. Games and statistics are kept in this browser.".
	Rights       string // "Ketword is not affiliated with Wordle or its owner.".
	Licences     string // "Licences". Link to the licences of what the game is made of; noun.
}

// Version: "Version {{.Version}}". Version (text).
func (g *Help) Version(version string) string { return g.t.say(596, version) }

// Samples has the messages samples.
type Samples struct {
	uncomparable
	t *Text

	Secret     string // "abide". The one word of a classic game.
	Marks      string // "audio". A guess that has each kind of mark against the secret.
	Twice      string // "speed". A guess that has a letter twice which the secret has once.
	First      string // "crown". The first secret word of a quantum game.
	Second     string // "plaid". The second one, without a common letter.
	Unmixed    string // "slate". A guess that only the second word marks.
	Mixed      string // "briny". A guess that both words mark.
	OnePlace   string // "slate". A guess that only the second word marks: it has a letter in its place.
	OtherPlace string // "stoke". A guess that only the first word marks: it has another letter in that place.
}

// Explainer has the messages explainer.
type Explainer struct {
	uncomparable
	t *Text

	Try    string // "Try it: change a secret word or the guess.". Above an example in the help whose words can be changed.
	Shown  string // "What you see". Name of the row that a player sees, marked by both words.
	Mixed  string // "Both words mark the row, so it is mixed: circles.". What the row is like.
	Absent string // "Nothing is marked.".
}

// Words: "Secret 1". Names of the fields: the two secret words and the guess.
func (g *Explainer) Words(key string) string { return g.t.say(row(608, "first second guess", key)) }

// Alone: "{{.Word}} alone". Word (text): name of a row: what that secret word alone would mark.
func (g *Explainer) Alone(word string) string { return g.t.say(611, word) }

// Marks: "{{.Word}} marks {{.Letters}}.". Word (text), Letters (text): what a secret word does in the row; verb.
func (g *Explainer) Marks(word string, letters string) string { return g.t.say(613, word, letters) }

// Nothing: "{{.Word}} marks nothing.". Word (text).
func (g *Explainer) Nothing(word string) string { return g.t.say(614, word) }

// Unmixed: "Only {{.Word}} marks the row, so it is not mixed: squares.". Word (text).
func (g *Explainer) Unmixed(word string) string { return g.t.say(616, word) }

// Wins: "{{.Word}} is a secret word: you win.". Word (text).
func (g *Explainer) Wins(word string) string { return g.t.say(618, word) }

// Length: "“{{.Typed}}” does not have {{.Length}} letters. All three words need the same length, {{.Least}} to {{.Most}} letters.". Typed (text), Length (count), Least (digits), Most (digits): why words can’t be used.
func (g *Explainer) Length(typed string, length int, least int, most int) string {
	return g.t.count(619, strconv.Itoa(length), typed, g.t.Number(length), strconv.Itoa(least), strconv.Itoa(most))
}

// Shares: "The secret words can’t share a letter, but both have {{.Letters}}.". Letters (text).
func (g *Explainer) Shares(letters string) string { return g.t.say(620, letters) }

// Guide has the messages guide.
type Guide struct {
	uncomparable
	t *Text

	Title  string // "Guided puzzle". Of the puzzle, and the button that opens it.
	Begin  string // "There are two secret words, and no letter is in both. Find one of them. This game does not count.". The first thing that the guide says.
	Absent string // "No marks: neither word has any of these letters.". What a row without marks tells.
	Solves string // "One word ends in I, L, D, so the D here is its D. V is where it has L, so V is in the other word. Find one.". What both rows together tell of guide-words: the letters are those of these words.
	Play   string // "Play today’s Quantum". Button below the end of the guide: plays the puzzle of this day.
}

// Propose: "Guess {{.Word}}.". Word (text).
func (g *Guide) Propose(word string) string { return g.t.say(623, word) }

// Unmixed: "Squares: one word has {{.Letters}}, and the other has none of this row’s letters.". Letters (text): one of squares.
func (g *Guide) Unmixed(letters string) string { return g.t.say(625, letters) }

// Apart: "Squares of the other word, since one place has two correct letters: it has {{.Letters}}.". Letters (text): in place of unmixed, if an earlier row of squares has another correct letter at the same place.
func (g *Guide) Apart(letters string) string { return g.t.say(626, letters) }

// Mixed: "Circles: they come from both. Each word has {{.Letters}}.". Letters (text): one of circles; the letters are joined by or.
func (g *Guide) Mixed(letters string) string { return g.t.say(627, letters) }

// GuideWords has the messages guide-words.
type GuideWords struct {
	uncomparable
	t *Text

	First   string // "build". The first secret word of the guide, of the game’s list of five letters in this language; leave it in English if there is no such list, as the next three.
	Second  string // "gravy". The second secret word, without a common letter.
	Unmixed string // "child". The guess that the guide proposes first: only one of the words marks it.
	Mixed   string // "drove". The guess that it proposes next: both words mark it. The two rows leave no other pair.
}

// Notice has the messages notice.
type Notice struct {
	uncomparable
	t *Text

	Partner        string // "This word can’t be one of the two secret words". No word makes a pair with it.
	BadSeed        string // "The puzzle number in this link is not valid, so today’s puzzle is shown.". The number of the puzzle isn’t.
	BadSecret      string // "The secret in this link is damaged or cut off, so today’s puzzle is shown.". The secret of a challenge isn’t.
	BadRows        string // "What came with this puzzle, a game or a name and clue, is damaged or of another puzzle, so it is left out.". The rows of a rival, or who sent a challenge and the clue, are not: which of them, the program can’t tell.
	Clash          string // "that of its secret". What a part must be that is not as in the secret.
	OtherList      string // "This link was made with another version of the word list, so its secret may be different here.".
	Waits          string // "An older game waits among the puzzles". A daily puzzle of another day is unfinished; it is in the choice of a puzzle.
	MayBeCleared   string // "This browser may delete your games when space runs out". Told once, after ten games. Behind it stands history.head as a button.
	NewDay         string // "Today’s puzzle is here". Midnight has come during a daily puzzle. Behind it stands the button puzzle-choice.play.
	OfBothWords    string // "All are in place, but in two words". Every tile of a mixed row is correct, which wins nothing.
	NothingCertain string // "Nothing more is certain yet". After hint.mark-certain, which noted no letter, or only such as are in neither word.
	PlayedAgain    string // "Played again: not counted, not kept".
	UpdateReady    string // "A new version is ready".
	CantSave       string // "This browser doesn’t let Ketword save. You can play, but games and statistics are lost when you leave the page.".
	Newer          string // "Some data was saved by a newer version of Ketword. It stays as it is, and changes to it are not saved.".
	TooEarly       string // "Daily puzzles begin on 1 January 2026. This is the first.".
}

// TooShort: "A guess needs {{.Length}} letters". Length (count).
func (g *Notice) TooShort(length int) string {
	return g.t.count(634, strconv.Itoa(length), g.t.Number(length))
}

// Missing: "Letter {{.Position}} is missing". Position (digits): one letter of a row.
func (g *Notice) Missing(position int) string { return g.t.say(635, strconv.Itoa(position)) }

// MissingMore: "Letters {{.Before}} and {{.Last}} are missing". Before (text), Last (digits): several: the positions before the last, joined by commas.
func (g *Notice) MissingMore(before string, last int) string {
	return g.t.say(636, before, strconv.Itoa(last))
}

// Unknown: "{{.Word}} is not in the word list". Word (text).
func (g *Notice) Unknown(word string) string { return g.t.say(637, word) }

// ForeignLetter: "This word list has no {{.Letter}}. The keys below type its letters". Letter (text): it is of another script.
func (g *Notice) ForeignLetter(letter string) string { return g.t.say(638, letter) }

// Repeated: "{{.Word}} was guess {{.Guess}}. Enter repeats it". Word (text), Guess (digits): the word was that guess; Enter again plays it.
func (g *Notice) Repeated(word string, guess int) string {
	return g.t.say(639, word, strconv.Itoa(guess))
}

// Position: "Letter {{.Position}} must be {{.Letter}} (guess {{.Guess}})". Position (digits), Letter (text), Guess (digits): Hints that a guess does not use, with the guess that gave them. Positions and guesses are counted from 1.
func (g *Notice) Position(position int, letter string, guess int) string {
	return g.t.say(640, strconv.Itoa(position), letter, strconv.Itoa(guess))
}

// Letter: "The word must contain {{.Letter}} (guess {{.Guess}})". Letter (text), Guess (digits): a guess does not use a letter that guess has told.
func (g *Notice) Letter(letter string, guess int) string {
	return g.t.say(641, letter, strconv.Itoa(guess))
}

// LetterTimes: "The word must contain {{.Letter}} {{.Times}} (guess {{.Guess}})". Letter (text), Times (text), Guess (digits): nor as often; as in times.
func (g *Notice) LetterTimes(letter string, times string, guess int) string {
	return g.t.say(642, letter, times, strconv.Itoa(guess))
}

// Moved: "Letter {{.Position}} can’t be {{.Letter}} (guess {{.Guess}})". Position (digits), Letter (text), Guess (digits): the letter can’t be there.
func (g *Notice) Moved(position int, letter string, guess int) string {
	return g.t.say(643, strconv.Itoa(position), letter, strconv.Itoa(guess))
}

// NoMore: "The word can’t contain {{.Letter}} (guess {{.Guess}})". Letter (text), Guess (digits): the letter is not in the word.
func (g *Notice) NoMore(letter string, guess int) string {
	return g.t.say(644, letter, strconv.Itoa(guess))
}

// OnlyOne: "The word has only one {{.Letter}} (guess {{.Guess}})". Letter (text), Guess (digits): it is there once.
func (g *Notice) OnlyOne(letter string, guess int) string {
	return g.t.say(645, letter, strconv.Itoa(guess))
}

// Most: "The word has only {{.Number}} {{.Letter}}s (guess {{.Guess}})". Letter (text), Number (digits, optional), Times (text, optional), Guess (digits): it is there so often; Times as in times.
func (g *Notice) Most(letter string, number int, times string, guess int) string {
	return g.t.say(646, letter, strconv.Itoa(number), times, strconv.Itoa(guess))
}

// Place: "A word with {{.Letter}} has it as letter {{.Position}} (guess {{.Guess}})". Position (digits), Letter (text), Guess (digits): a word with the letter has it there.
func (g *Notice) Place(position int, letter string, guess int) string {
	return g.t.say(647, strconv.Itoa(position), letter, strconv.Itoa(guess))
}

// Times: "A word with {{.Letter}} has it {{.Times}} (guess {{.Guess}})". Letter (text), Times (text), Guess (digits): a word with the letter has it that often.
func (g *Notice) Times(letter string, times string, guess int) string {
	return g.t.say(648, letter, times, strconv.Itoa(guess))
}

// Whole: "Row {{.Row}} is not mixed: one word has {{.Letters}}, the other none of them". Row (digits), Letters (text): the row is not mixed: one word has all the letters, joined by and.
func (g *Notice) Whole(row int, letters string) string {
	return g.t.say(649, strconv.Itoa(row), letters)
}

// Share: "Row {{.Row}} is mixed: each word has {{.Letters}}". Row (digits), Letters (text): the row is mixed: each word has one of them, joined by or.
func (g *Notice) Share(row int, letters string) string {
	return g.t.say(650, strconv.Itoa(row), letters)
}

// Split: "Row {{.Row}} is mixed: no single word has {{.Letters}}". Row (digits), Letters (text): the row is mixed: no word has all of them, joined by and.
func (g *Notice) Split(row int, letters string) string {
	return g.t.say(651, strconv.Itoa(row), letters)
}

// Turn: "Guess {{.Guess}} rules this word out". Guess (digits): that guess makes this one impossible.
func (g *Notice) Turn(guess int) string { return g.t.say(652, strconv.Itoa(guess)) }

// BadLink: "The {{.Part}} in this link was ignored: “{{.Value}}” is not {{.Wanted}}.". Part (text), Value (text), Wanted (text): a part of a link is not valid.
func (g *Notice) BadLink(part string, value string, wanted string) string {
	return g.t.say(654, part, value, wanted)
}

// Foreign: "The secret in this link is not in the word list here ({{.List}}), so today’s puzzle is shown.". List (text): the list lacks a word of the secret.
func (g *Notice) Foreign(list string) string { return g.t.say(659, list) }

// PartOfLink: "{{.Part}} “{{.Value}}”". Part (text), Value (text): a part of a link, for the next two.
func (g *Notice) PartOfLink(part string, value string) string { return g.t.say(660, part, value) }

// BadLinks: "Parts of this link were ignored: {{.First}} and {{.Second}}.". First (text), Second (text): two parts of a link are not valid.
func (g *Notice) BadLinks(first string, second string) string { return g.t.say(661, first, second) }

// BadLinksAndMore: "Parts of this link were ignored: {{.First}}, {{.Second}} and {{.More}} more.". First (text), Second (text), More (count): more than two are not.
func (g *Notice) BadLinksAndMore(first string, second string, more int) string {
	return g.t.count(662, strconv.Itoa(more), first, second, g.t.Number(more))
}

// Parts: "mode". The parts of a link, by the parameter’s name.
func (g *Notice) Parts(key string) string {
	return g.t.say(row(663, "mode lang length seed day tries level words secret rows", key))
}

// Wanted: "classic or quantum". What a part must be, by the parameter’s name.
func (g *Notice) Wanted(key string) string {
	return g.t.say(row(673, "mode lang length level words secret rows", key))
}

// Number: "a whole number from 0 to {{.Most}}". Most (number): what a part with a number must be.
func (g *Notice) Number(most int) string { return g.t.say(680, g.t.Number(most)) }

// NotYet: "The daily puzzle of {{.Date}} can’t be played yet. This is today’s.". Date (text): the link’s daily puzzle can’t be played yet.
func (g *Notice) NotYet(date string) string { return g.t.say(682, date) }

// ToCome: "This will be the daily puzzle of {{.Date}}.". Date (text): the puzzle will be a daily one.
func (g *Notice) ToCome(date string) string { return g.t.say(683, date) }

// Corrupt: "Some saved data could not be read. It was set aside in this browser as {{.StoredAs}}.". StoredAs (text): a name in the browser’s storage.
func (g *Notice) Corrupt(storedAs string) string { return g.t.say(692, storedAs) }

// Copied: "Result copied". By what is in the clipboard.
func (g *Notice) Copied(key string) string {
	return g.t.say(row(695, "emoji words pattern digits picture link challenge", key))
}

// Speech has the messages speech.
type Speech struct {
	uncomparable
	t *Text

	Blank       string // "blank". An empty tile before others; noun.
	Behind      string // "End of the row.". The next letter goes behind the row.
	Separator   string // ", ". Between tiles, and between words.
	Conjunction string // " and ". Between the two words of a secret, and before the last of several letters.
	Disjunction string // " or ". Before the last of several letters of which one is meant.
}

// Marks: "absent". Names of the marks absent, present, correct.
func (g *Speech) Marks(key string) string { return g.t.say(row(702, "absent present correct", key)) }

// Row: "Row {{.Number}}: {{.Tiles}}.". Number (digits), Tiles (text): a row, whose tiles are as in speech.tile.
func (g *Speech) Row(number int, tiles string) string {
	return g.t.say(705, strconv.Itoa(number), tiles)
}

// MixedRow: "Row {{.Number}}, mixed: {{.Tiles}}.". Number (digits), Tiles (text).
func (g *Speech) MixedRow(number int, tiles string) string {
	return g.t.say(706, strconv.Itoa(number), tiles)
}

// TypedRow: "Row {{.Number}}, typing: {{.Letters}}.". Number (digits), Letters (text).
func (g *Speech) TypedRow(number int, letters string) string {
	return g.t.say(707, strconv.Itoa(number), letters)
}

// EmptyRow: "Row {{.Number}}, empty.". Number (digits).
func (g *Speech) EmptyRow(number int) string { return g.t.say(708, strconv.Itoa(number)) }

// Cursor: "Letter {{.Position}}: {{.Letter}}.". Position (digits), Letter (text): where the next letter goes, and what is there, or blank.
func (g *Speech) Cursor(position int, letter string) string {
	return g.t.say(710, strconv.Itoa(position), letter)
}

// TriesLeft: "{{.N}} tries left.". N (count).
func (g *Speech) TriesLeft(n int) string { return g.t.count(712, strconv.Itoa(n), g.t.Number(n)) }

// Solved: "Solved in {{.Tries}} tries. {{.Words}}". Tries (count), Words (text): the game is won; Words as in end.word-was, with the secret.
func (g *Speech) Solved(tries int, words string) string {
	return g.t.count(713, strconv.Itoa(tries), g.t.Number(tries), words)
}

// Lost: "Not solved. {{.Words}}". Words (text): the game is lost; Words as in end.word-was, with the secret.
func (g *Speech) Lost(words string) string { return g.t.say(714, words) }

// GaveUp: "Given up. {{.Words}}". Words (text): the player gave up; Words as in end.word-was, with the secret.
func (g *Speech) GaveUp(words string) string { return g.t.say(715, words) }

// Opened: "{{.Mode}}. {{.Puzzle}}.". Mode (text), Puzzle (text): another puzzle was opened.
func (g *Speech) Opened(mode string, puzzle string) string { return g.t.say(716, mode, puzzle) }

// Key: "{{.Letter}}, {{.Mark}}". Letter (text), Mark (text): a key of the keyboard.
func (g *Speech) Key(letter string, mark string) string { return g.t.say(717, letter, mark) }

// MixedKey: "{{.Letter}}, {{.Mark}}, mixed". Letter (text), Mark (text): a key whose letter only mixed rows have marked.
func (g *Speech) MixedKey(letter string, mark string) string { return g.t.say(718, letter, mark) }

// Tile: "{{.Letter}} {{.Mark}}". Letter (text), Mark (text): a tile of a row; Mark as in speech.marks.
func (g *Speech) Tile(letter string, mark string) string { return g.t.say(719, letter, mark) }

// Notes: "neither word". What a player notes of a letter, behind its name and speech.separator: neither of the two secret words has it, the first or the second one has, or nothing.
func (g *Speech) Notes(key string) string { return g.t.say(row(720, "0 1 2 none", key)) }

// Coach has the messages coach.
type Coach struct {
	uncomparable
	t *Text

	Chosen string // "This is a challenge, so the coach reckons with all allowed words, not only with the answers.". The secret may be any allowed word, since somebody chose it.
}

// Ask: "How many words are left?". Button: asks how many secrets are left.
func (g *Coach) Ask(key string) string { return g.t.say(row(727, "classic quantum", key)) }

// Left: "{{.N}} words are still possible.". N (count): how many secrets are left: words in Classic, pairs in Quantum.
func (g *Coach) Left(key string, n int) string {
	return g.t.count(row(729, "classic quantum", key), strconv.Itoa(n), g.t.Number(n))
}

// Count: "{{.N}} words". N (count): a number of secrets, in the middle of sentences.
func (g *Coach) Count(key string, n int) string {
	return g.t.count(row(731, "classic quantum", key), strconv.Itoa(n), g.t.Number(n))
}

// Leaves: "It leaves {{.Mean}} words on average.". Mean (amount): what a guess leaves.
func (g *Coach) Leaves(key string, mean string) string {
	return g.t.count(row(733, "classic quantum", key), mean, mean)
}

// Mean: "{{.Mean}} words". Mean (amount): a mean number of secrets, in the middle of sentences.
func (g *Coach) Mean(key string, mean string) string {
	return g.t.count(row(735, "classic quantum", key), mean, mean)
}

// Only: "The only answer of this list that fits is {{.Words}}.". Words (text): the one of the answers that fits.
func (g *Coach) Only(key string, words string) string {
	return g.t.say(row(737, "classic quantum", key), words)
}

// NoAnswer: "No answer of this list fits.". No answer fits the rows; behind it follows coach.allowed or coach.only-allowed.
func (g *Coach) NoAnswer(key string) string { return g.t.say(row(739, "classic quantum", key)) }

// Allowed: "{{.N}} allowed words do.". N (count): behind coach.no-answer: so many allowed words fit.
func (g *Coach) Allowed(key string, n int) string {
	return g.t.count(row(741, "classic quantum", key), strconv.Itoa(n), g.t.Number(n))
}

// OnlyAllowed: "The only allowed word that fits is {{.Words}}.". Words (text): behind coach.no-answer: one fits.
func (g *Coach) OnlyAllowed(key string, words string) string {
	return g.t.say(row(743, "classic quantum", key), words)
}

// Nearly: "About {{.Left}}". Left (text): as coach.left, where it is an estimate.
func (g *Coach) Nearly(left string) string { return g.t.say(745, left) }

// Failed: "No secret of this list fits these rows.". Why no answer came, by the name of the fault.
func (g *Coach) Failed(key string) string {
	return g.t.say(row(746, "none pairs list died worker other", key))
}

// Groups has the messages groups.
type Groups struct {
	uncomparable
	t *Text

	None string // "no group". What a guess divides the secrets into that are left; stands behind a verb: it makes no group.
}

// One: "one group of {{.Size}}". Size (number): the only group.
func (g *Groups) One(size int) string { return g.t.say(754, g.t.Number(size)) }

// Singles: "{{.Groups}} groups of 1". Groups (count): all have one secret.
func (g *Groups) Singles(groups int) string {
	return g.t.count(755, strconv.Itoa(groups), g.t.Number(groups))
}

// Several: "{{.Groups}} groups, the largest of {{.Largest}}". Groups (count), Largest (number): groups, and the size of the largest.
func (g *Groups) Several(groups int, largest int) string {
	return g.t.count(756, strconv.Itoa(groups), g.t.Number(groups), g.t.Number(largest))
}

// Hint has the messages hint.
type Hint struct {
	uncomparable
	t *Text

	Title       string // "Hint". Title of the dialog with hints by the coach; noun.
	About       string // "The count is free. Anything more marks this game as assisted.". What asking means.
	Assisted    string // "This game is marked as assisted.". The game is marked.
	AskWords    string // "Which are they?". Button behind a number of secrets that are left: shows them.
	AskWord     string // "Which is it?". Button behind the number of secrets that are left, if it is one: shows it.
	AskClue     string // "A letter, and a good word". Button: tells a letter that many of the secrets have, and a good guess.
	MarkCertain string // "Mark what is certain". Button, in Quantum: notes which letters are surely of the same of the two words, and which of the other.
	AskGuess    string // "What is the best guess?". Button: tells the best guess.
	Undrawn     string // "It is none of them itself.". It is none of the secrets that are counted.
	Possible    string // "It can be the secret.". The guess can win.
	Sure        string // "It is sure to win.". It wins, whichever secret it is.
	Proved      string // "No guess wins sooner on average.". No guess takes fewer guesses on average.
	Found       string // "No better guess was found.". Of those that were tried out none does.
	Thinking    string // "The coach is thinking …".
	Solver      string // "Open the solver with these rows". Opens the solver with the rows of the game.
}

// Letter: "{{.Letter}} is in {{.Percent}} of what is left.". Letter (text), Percent (text): how many of the secrets have it.
func (g *Hint) Letter(letter string, percent string) string { return g.t.say(763, letter, percent) }

// Familiar: "{{.Word}} is a good word that everybody knows.". Word (text): a good guess.
func (g *Hint) Familiar(word string) string { return g.t.say(764, word) }

// Rare: "{{.Word}} is a good word.". Word (text): one that is none of the answers.
func (g *Hint) Rare(word string) string { return g.t.say(765, word) }

// OneGroup: "It leaves all of them in one group of {{.Size}}.". Size (number): the best guess leaves all secrets in one group.
func (g *Hint) OneGroup(size int) string { return g.t.say(768, g.t.Number(size)) }

// Groups: "It divides them into {{.Groups}}.". Groups (text): it divides them, as in groups.
func (g *Hint) Groups(groups string) string { return g.t.say(769, groups) }

// WinsIn: "It wins at once in {{.Wins}} of the {{.Of}}.". Wins (number), Of (count): it wins so many of the secrets.
func (g *Hint) WinsIn(wins int, of int) string {
	return g.t.count(770, strconv.Itoa(of), g.t.Number(wins), g.t.Number(of))
}

// OtherGroup: "The others are one group of {{.Size}}.". Size (number): what it does not win is one group.
func (g *Hint) OtherGroup(size int) string { return g.t.say(771, g.t.Number(size)) }

// Others: "It divides the others into {{.Groups}}.". Groups (text): or several, as in groups.
func (g *Hint) Others(groups string) string { return g.t.say(772, groups) }

// Take: "Type {{.Word}}". Word (text): button: types the guess into the game; verb.
func (g *Hint) Take(word string) string { return g.t.say(778, word) }

// PlayOn has the messages play-on.
type PlayOn struct {
	uncomparable
	t *Text

	Title    string // "The solver plays".
	Open     string // "Let the solver finish". Name of the button after a loss.
	Options  string // "Options". Button: shows who can play, and from where.
	From     string // "Where it begins". Name of the choice from where the solver plays.
	FromRows string // "From your rows". Value of play-on.from: from the rows that the player guessed.
	FromZero string // "From the start". Value of play-on.from: from an empty board.
	Wins     string // "That wins.".
	Next     string // "Next row". Button: shows one more row of the solver.
	All      string // "All rows". Button: shows all rows of the solver.
}

// Why: "So it guesses {{.Word}}.". Word (text): what follows are the reasons for a guess.
func (g *PlayOn) Why(word string) string { return g.t.say(787, word) }

// Known: "So it can only be {{.Word}}.". Word (text): it is the only secret left.
func (g *PlayOn) Known(word string) string { return g.t.say(788, word) }

// Solved: "Solved in row {{.Rows}}.". Rows (number): by the solver, its rows and those before.
func (g *PlayOn) Solved(rows int) string { return g.t.say(792, g.t.Number(rows)) }

// Watch has the messages watch.
type Watch struct {
	uncomparable
	t *Text

	Player string // "Who plays". Names the choice of who plays.
	Secret string // "Secret". Name of the field for the secret that the player of the lab looks for; noun.
	First  string // "First guess". Name of the field for its first guess.
	About  string // "Without a secret or a puzzle, one is drawn. Such a game counts nowhere.".
	Both   string // "Type a secret or the number of a puzzle, not both.". A secret and a puzzle were typed.
	Play   string // "Watch". Button: lets the player of the lab play, so that one can watch; verb.
}

// GoesBy: "Guesses ADIEU, then SNORT, if the list has them; then it draws among what is still possible.". By the strategy: what it goes by.
func (g *Watch) GoesBy(key string) string {
	return g.t.say(row(794, "openers random eliminate entropy minimax parts best", key))
}

// Figure: "It rules out {{.Figure}} on average.". Figure (text): what a strategy expects of its guess, for those that go by a figure.
func (g *Watch) Figure(key string, figure string) string {
	return g.t.say(row(801, "eliminate entropy minimax parts", key), figure)
}

// Review has the messages review.
type Review struct {
	uncomparable
	t *Text

	Title     string // "Review". Title of the dialog in which the coach looks at a game again; noun.
	Open      string // "Review". Button below a result: opens it; verb or noun.
	Looking   string // "The coach is looking at your guesses …".
	None      string // "Finish a game, and the coach shows what each guess could have gained.". There is nothing to review.
	Changed   string // "The word list has changed since this game. The review uses the list as it is now.". The list is another one since.
	Missing   string // "The word list lacks this secret, so nothing can be told of the guesses. These are the rows.". The list lacks the secret.
	Undrawn   string // "The secret is none of the answers of this list, so the review reckons with all allowed words.". The secret is none of its answers.
	Estimate  string // "≈ marks an estimate: there is too much to count.". What is marked as an estimate.
	Path      string // "Left after each guess:". Names the counts of all rows, one after the other.
	Done      string // "solved". In place of a number of secrets that are left: the game is solved.
	Details   string // "Details". Button of a row: shows more about it; noun.
	Which     string // "Which were left?". Button: lists the secrets that a guess left.
	WhichOne  string // "Which was left?". Button: shows the one secret that a guess left.
	IsBest    string // "No guess was better.". The guess was the best.
	BestRow   string // "It would have shown:". What the best guess would have shown.
	Level     string // "This game’s level doesn’t allow this guess.". The guess was not allowed.
	Skills    string // "skill". Below the grade of the whole game: how good the guesses were.
	Lucks     string // "luck". Below the grade of the whole game: how lucky they were.
	Lacking   string // "Uncertainty left, in bits". Title of the chart.
	After     string // "After guess". Name of the points of the chart review.lacking: after which guess.
	Start     string // "Start". Name of the first point of the chart review.lacking: before any guess; noun.
	BitsLeft  string // "Bits". Name of the values of the chart review.lacking: bits of information that are missing.
	WhatIf    string // "What if I had played …". Heading: tries another word in place of a guess.
	WhatTurn  string // "In place of guess". Name of the choice in place of which guess.
	WhatWord  string // "Another word". Name of the field for the other word.
	Ask       string // "Show". Button: shows what that word would have told; verb.
	NotLetter string // "Type letters only.". What was typed is no word.
}

// Stopped: "After guess {{.Turn}}, nothing in this list was possible.". Turn (number).
func (g *Review) Stopped(turn int) string { return g.t.say(817, g.t.Number(turn)) }

// Rest: "{{.Left}} left". Left (text).
func (g *Review) Rest(left string) string { return g.t.say(821, left) }

// Fared: "Very unlucky: {{.Left}}.". Left (text): how lucky a turn was, from the worst luck to the best, and what it left, such as 3 words left, or solved.
func (g *Review) Fared(key string, left string) string {
	return g.t.say(row(822, "0 1 2 3 4 5 6", key), left)
}

// NoNews: "Nothing new: {{.Left}}.". Left (text): the guess told nothing.
func (g *Review) NoNews(left string) string { return g.t.say(829, left) }

// NoLuck: "No luck needed: {{.Left}}.". Left (text): it was sure to win.
func (g *Review) NoLuck(left string) string { return g.t.say(830, left) }

// Guess: "Guess {{.Number}}: {{.Word}}". Number (number), Word (text): heading of a row: which guess it was.
func (g *Review) Guess(number int, word string) string { return g.t.say(832, g.t.Number(number), word) }

// Left: "From {{.Before}} to {{.After}}.". Before (text), After (text): secrets before and after a guess, as in coach.count.
func (g *Review) Left(before string, after string) string { return g.t.say(833, before, after) }

// Solved: "From {{.Before}} to the solution.". Before (text): the guess won.
func (g *Review) Solved(before string) string { return g.t.say(834, before) }

// Gained: "It told {{.Bits}} bits; {{.Expected}} were expected.". Bits (amount), Expected (text): how much a guess told.
func (g *Review) Gained(bits string, expected string) string {
	return g.t.count(837, bits, bits, expected)
}

// Skill: "Skill {{.N}}". N (text): grade of a guess: how good it was. N as in review.of.
func (g *Review) Skill(n string) string { return g.t.say(838, n) }

// Luck: "Luck {{.N}}". N (text): grade of a guess: how lucky it was. N as in review.of.
func (g *Review) Luck(n string) string { return g.t.say(839, n) }

// Of: "{{.N}} of 99". N (text): a grade, of 99.
func (g *Review) Of(n string) string { return g.t.say(840, n) }

// Nearly: "≈ {{.Figure}}". Figure (text): a figure that is an estimate.
func (g *Review) Nearly(figure string) string { return g.t.say(841, figure) }

// Best: "Best guess: {{.Word}}.". Word (text).
func (g *Review) Best(word string) string { return g.t.say(842, word) }

// Familiar: "The best that everybody knows: {{.Word}}.". Word (text): the best of the words that everybody knows, after one that few know.
func (g *Review) Familiar(word string) string { return g.t.say(843, word) }

// Found: "Best guess found: {{.Word}}.". Word (text): the best of those that were tried out.
func (g *Review) Found(word string) string { return g.t.say(845, word) }

// Would: "It would have left {{.Left}}.". Left (text).
func (g *Review) Would(left string) string { return g.t.say(847, left) }

// Average: "It would have left {{.Left}} on average.". Left (text): where the secret is not known.
func (g *Review) Average(left string) string { return g.t.say(848, left) }

// Told: "Your guesses told {{.Bits}} bits in all.". Bits (amount): by all turns.
func (g *Review) Told(bits string) string { return g.t.count(852, bits, bits) }

// Summary: "Skill {{.Skill}} and luck {{.Luck}} of 99, {{.Bits}} bits in all.". Skill (text), Luck (text), Bits (amount): the whole game in a line.
func (g *Review) Summary(skill string, luck string, bits string) string {
	return g.t.count(853, bits, skill, luck, bits)
}

// Length: "This has {{.Got}} letters; a guess has {{.Want}}.". Got (count), Want (number).
func (g *Review) Length(got int, want int) string {
	return g.t.count(863, strconv.Itoa(got), g.t.Number(got), g.t.Number(want))
}

// Why has the messages why.
type Why struct {
	uncomparable
	t *Text
}

// Sure: "{{.Best}} was sure to win.". Best (text): why the best guess is better than the player’s: it wins every secret.
func (g *Why) Sure(best string) string { return g.t.say(864, best) }

// IsBest: "{{.Own}} divides them into {{.Groups}}.". Own (text), Groups (text): the player’s guess is the best; what it does, as in groups.
func (g *Why) IsBest(own string, groups string) string { return g.t.say(865, own, groups) }

// IsBestAndWins: "{{.Own}} wins at once in {{.Wins}} of the {{.Secrets}} and leaves {{.Groups}}.". Own (text), Wins (number), Secrets (count), Groups (text): the player’s guess is the best, and may win several secrets; the groups, as in groups, are of the others.
func (g *Why) IsBestAndWins(own string, wins int, secrets int, groups string) string {
	return g.t.count(866, strconv.Itoa(secrets), own, g.t.Number(wins), g.t.Number(secrets), groups)
}

// Divide: "{{.Best}} divides them into {{.BestGroups}}, {{.Own}} into {{.OwnGroups}}". Best (text), BestGroups (text), Own (text), OwnGroups (text): what both guesses do, as in groups; stands before the reasons.
func (g *Why) Divide(best string, bestGroups string, own string, ownGroups string) string {
	return g.t.say(867, best, bestGroups, own, ownGroups)
}

// Leave: "{{.Best}} leaves {{.BestGroups}}, {{.Own}} {{.OwnGroups}}". Best (text), BestGroups (text), Own (text), OwnGroups (text): as why.divide, where one of the guesses wins several secrets; the groups are of the others.
func (g *Why) Leave(best string, bestGroups string, own string, ownGroups string) string {
	return g.t.say(868, best, bestGroups, own, ownGroups)
}

// FewerGuesses: "{{.Groups}}; but games played out took the fewest guesses after {{.Best}}.". Groups (text), Best (text): the reason, behind why.divide or why.leave, which Groups is: games that were played out.
func (g *Why) FewerGuesses(groups string, best string) string { return g.t.say(869, groups, best) }

// MoreWins: "{{.Groups}}; but {{.Best}} wins at once in {{.BestWins}} of the {{.Secrets}}, {{.Own}} in {{.OwnWins}}.". Groups (text), Best (text), BestWins (number), Secrets (count), Own (text), OwnWins (number): it wins more secrets.
func (g *Why) MoreWins(groups string, best string, bestWins int, secrets int, own string, ownWins int) string {
	return g.t.count(870, strconv.Itoa(secrets), groups, best, g.t.Number(bestWins), g.t.Number(secrets), own, g.t.Number(ownWins))
}

// Wins: "{{.Groups}}; but {{.Best}} wins at once in {{.BestWins}} of the {{.Secrets}}, {{.Own}} in none.". Groups (text), Best (text), BestWins (number), Secrets (count), Own (text): it wins several secrets, the other none.
func (g *Why) Wins(groups string, best string, bestWins int, secrets int, own string) string {
	return g.t.count(871, strconv.Itoa(secrets), groups, best, g.t.Number(bestWins), g.t.Number(secrets), own)
}

// GroupsBeforeWins: "{{.Groups}}: more groups tell more, which outweighs that {{.Own}} can win at once.". Groups (text), Own (text): it makes more groups, though the other may win.
func (g *Why) GroupsBeforeWins(groups string, own string) string { return g.t.say(872, groups, own) }

// MoreSmallerGroups: "{{.Groups}}: more and smaller groups tell more.". Groups (text): more groups, and the largest is smaller.
func (g *Why) MoreSmallerGroups(groups string) string { return g.t.say(873, groups) }

// MoreGroups: "{{.Groups}}: more groups tell more.". Groups (text): more groups.
func (g *Why) MoreGroups(groups string) string { return g.t.say(874, groups) }

// MayWin: "{{.Groups}}; but {{.Best}} can win at once.". Groups (text), Best (text): it may win.
func (g *Why) MayWin(groups string, best string) string { return g.t.say(875, groups, best) }

// SmallerLargest: "{{.Groups}}: a smaller one leaves less in the worst case.". Groups (text): its largest group is smaller.
func (g *Why) SmallerLargest(groups string) string { return g.t.say(876, groups) }

// MoreEven: "{{.Groups}}; but those of {{.Best}} are more even: it leaves {{.BestMean}} on average, not {{.OwnMean}}.". Groups (text), Best (text), BestMean (text), OwnMean (text): it leaves less on average.
func (g *Why) MoreEven(groups string, best string, bestMean string, ownMean string) string {
	return g.t.say(877, groups, best, bestMean, ownMean)
}

// MoreSmallGroups: "{{.Groups}}; but more of {{.Best}}’s groups are small and soon solved.". Groups (text), Best (text): more of its groups are small.
func (g *Why) MoreSmallGroups(groups string, best string) string { return g.t.say(878, groups, best) }

// Games has the messages games.
type Games struct {
	uncomparable
	t *Text

	Title     string // "Finished games".
	Open      string // "Finished games …". Name of the button.
	Lost      string // "lost". How a game in the list ended.
	More      string // "Older games". Button: shows games that were finished earlier.
	Look      string // "Show". Button of a game: shows it on the board; verb.
	Again     string // "Play again". Button of a game: plays its puzzle again; verb.
	Delete    string // "Delete …". Button of a game, or of all: asks whether to delete; verb.
	DeleteOne string // "Delete this game …". Button: asks whether to delete the one game that is selected; verb.
	No        string // "Keep". Button: deletes nothing; verb.
}

// Won: "solved in {{.Tries}}". Tries (count): how a game in the list ended.
func (g *Games) Won(tries int) string { return g.t.count(881, strconv.Itoa(tries), g.t.Number(tries)) }

// DeleteAll: "Delete these {{.Games}} games …". Games (count): button.
func (g *Games) DeleteAll(games int) string {
	return g.t.count(888, strconv.Itoa(games), g.t.Number(games))
}

// Ask: "Delete {{.What}}? The statistics won’t count what is deleted.". What (text): the question, and what comes of it; What as in games.games.
func (g *Games) Ask(what string) string { return g.t.say(889, what) }

// Deleted: "Deleted: {{.What}}.". What (text).
func (g *Games) Deleted(what string) string { return g.t.say(891, what) }

// Back: "Back again: {{.What}}.". What (text).
func (g *Games) Back(what string) string { return g.t.say(892, what) }

// Games: "{{.Number}} games". Number (count).
func (g *Games) Games(number int) string {
	return g.t.count(893, strconv.Itoa(number), g.t.Number(number))
}

// Lines: "{{.Number}} lines of counts". Number (count): lines of imported counts.
func (g *Games) Lines(number int) string {
	return g.t.count(894, strconv.Itoa(number), g.t.Number(number))
}

// Several: "{{.Games}} and {{.Lines}}". Games (text), Lines (text): as in games.games and games.lines, where both are deleted.
func (g *Games) Several(games string, lines string) string { return g.t.say(895, games, lines) }

// Friends has the messages friends.
type Friends struct {
	uncomparable
	t *Text

	Title       string // "Friends". Of the dialog, and of the entry of the menu that opens it: the table of friends.
	About       string // "Paste a stretch of your group’s chat, or choose its export: results of Ketword, Wordle and games like them become a table. All of it stays on this device.". Introduction, as long as there are no results of others.
	Field       string // "Text from a chat". Name of the field for the text.
	Example     string // "Anna: Wordle 1,234 4/6 …". In the empty field: how a text from a chat may look; a name, a game and a score.
	How         string // "WhatsApp and Telegram have “Export chat”. In any chat, you can select messages and copy them.". Below the form, as long as there are no results: how to get the text.
	Read        string // "Read results". Button: finds the results in the text of the field; verb.
	Pick        string // "Choose a file …". Button: opens a file with a chat.
	Stop        string // "Stop". Button: ends the reading.
	Failed      string // "This can’t be read.". What was chosen, or came with a link, is no text, or broken.
	NoChat      string // "This archive has no chat that can be read. Unpack it, and choose the file with the chat.". What was chosen is an archive, such as a .zip.
	None        string // "No results found. A result looks like “Wordle 1,234 4/6”, in a message of a person, or like “Anna 3/6”.". Nothing in the text is a result.
	NoPerson    string // "Whose result is this?". Why a result could not be read.
	NoPuzzle    string // "It doesn’t say which puzzle.". Why a result could not be read.
	BadScore    string // "There is no such score.". Why a result could not be read.
	Contradicts string // "Its rows end differently.". Why a result could not be read: the rows below it end in another way.
	Name        string // "Name". Name of the field for the person of a result.
	Give        string // "Add". Button behind the field for a name: adds the result; verb.
	Period      string // "Period". Name of the choice between week, month and all.
	Week        string // "Week". A period of the table.
	Month       string // "Month". A period of the table.
	All         string // "All". A period of the table: all days.
	Game        string // "Game". Name of the choice of a game.
	Earlier     string // "Earlier". Button: to the week, month or puzzle before.
	Later       string // "Later". Button: to the week, month or puzzle after.
	Player      string // "Player". Heading of a column of the table: names.
	Solved      string // "Solved". Heading of a column: how many puzzles were solved, as 5 of 6.
	Mean        string // "Mean". Heading of a column: the mean number of guesses.
	Best        string // "Best". Heading of a column: the fewest guesses.
	Streak      string // "Streak". Heading of a column: puzzles solved in a row.
	Outright    string // "Wins". Heading of a column: puzzles that a person solved in fewer guesses than all others.
	Nothing     string // "No results in these days.". In place of the table.
	You         string // "You". In place of the player’s own name, in tables.
	Covered     string // "The rows are covered until you have played.". In place of the rows of friends.
	Uncover     string // "Show them". Button: shows them.
	DuelHead    string // "Head to head". Heading: two people are compared.
	First       string // "First player". Name of the choice of a person.
	Second      string // "Second player". Name of the choice of a person.
	NoDuel      string // "They have no puzzle in common.". In place of friends.duel.
	Weeks       string // "Week by week". Heading of a table with the means of the last weeks.
	Lower       string // "The lower the mean, the better.". Below that heading.
	Everybody   string // "People". Heading of the list of people, whose names can be changed there.
	Rename      string // "Rename". Button and name of the field before it; verb.
	Merge       string // "The same as …". First entry of a choice of people: whoever is chosen there is the same person.
	Mine        string // "That’s me". Button: the results of this name are the player’s own.
	Hide        string // "Hide". Button: leaves a person out of the tables; verb.
	Show        string // "Show". Button: undoes that.
	Forget      string // "Forget". Button: deletes a person’s results.
	ForgetAll   string // "Delete the table". Button: deletes all results and names.
	Pass        string // "Pass it on". Heading of the ways to give the table to others.
	MyName      string // "Your name, as others know you". Name of a field.
	NoName      string // "Without a name, links and files leave out your own results.". Below that field, as long as it is empty.
	CopyTable   string // "Copy the table". Button: puts the table as text into the clipboard.
	Picture     string // "Share as a picture". Button: offers the table as a picture; verb.
	PictureFile string // "ketword-friends.png". Name of the file with that picture.
	CopyLink    string // "Copy as a link". Button: puts a link that brings the results of the period into the clipboard.
	Save        string // "Save all as a file". Button: writes all results to a file.
	File        string // "ketword-friends.json". Name of that file.
	TooLong     string // "These results don’t fit into a link. Choose a shorter period, or pass on the file.". Why there is no link.
	Copied      string // "Copied". A text or link was copied.
	Accept      string // "Add to my table". Button: adds them to the player’s own; verb.
}

// Reading: "Reading … {{.Percent}}". Percent (text): how much of a text has been read.
func (g *Friends) Reading(percent string) string { return g.t.say(904, percent) }

// Results: "{{.N}} results". N (count): results of games.
func (g *Friends) Results(n int) string { return g.t.count(908, strconv.Itoa(n), g.t.Number(n)) }

// People: "{{.N}} people". N (count): a number of people, behind “of”.
func (g *Friends) People(n int) string { return g.t.count(909, strconv.Itoa(n), g.t.Number(n)) }

// Added: "New: {{.Results}}. The text has results of {{.People}}.". Results (text), People (text): how many results were added, as in friends.results, and how many people the text names, as in friends.people.
func (g *Friends) Added(results string, people string) string { return g.t.say(910, results, people) }

// Known: "{{.N}} results were here already.". N (count): results that were added before.
func (g *Friends) Known(n int) string { return g.t.count(911, strconv.Itoa(n), g.t.Number(n)) }

// Clash: "{{.Who}}, {{.Puzzle}}: {{.Counts}} counts, since it came first, and {{.Other}} doesn’t.". Who (text), Puzzle (text), Counts (text), Other (text): a person has two results of a puzzle, such as 4/6.
func (g *Friends) Clash(who string, puzzle string, counts string, other string) string {
	return g.t.say(912, who, puzzle, counts, other)
}

// Unread: "Not read: {{.N}}". N (count): opens the list of lines that could not be read.
func (g *Friends) Unread(n int) string { return g.t.count(913, strconv.Itoa(n), g.t.Number(n)) }

// Line: "Line {{.Line}}: {{.Why}}". Line (digits), Why (text): where something could not be read.
func (g *Friends) Line(line int, why string) string { return g.t.say(914, strconv.Itoa(line), why) }

// More: "And {{.N}} more.". N (count): further lines of a list.
func (g *Friends) More(n int) string { return g.t.count(921, strconv.Itoa(n), g.t.Number(n)) }

// Of: "{{.Won}} of {{.Played}}". Won (digits), Played (digits): puzzles solved, of those that were played.
func (g *Friends) Of(won int, played int) string {
	return g.t.say(935, strconv.Itoa(won), strconv.Itoa(played))
}

// Rules: "A lost game counts as {{.Lost}} guesses. A win is fewer guesses than everybody else’s. Those with less than half the games of the most active stand below the others.". Lost (text): below the table: how the mean is reckoned; Lost is 7, or 7+ without a limit of tries.
func (g *Friends) Rules(lost string) string { return g.t.say(936, lost) }

// Common: "{{.N}} puzzles in common". N (count): puzzles that two people both played.
func (g *Friends) Common(n int) string { return g.t.count(944, strconv.Itoa(n), g.t.Number(n)) }

// Duel: "{{.Common}}: {{.First}} × {{.FirstName}}, {{.Second}} × {{.SecondName}}, {{.Ties}} × tied.". Common (text), First (digits), FirstName (text), Second (digits), SecondName (text), Ties (digits): who was better how often; Common as in friends.common.
func (g *Friends) Duel(common string, first int, firstName string, second int, secondName string, ties int) string {
	return g.t.say(945, common, strconv.Itoa(first), firstName, strconv.Itoa(second), secondName, strconv.Itoa(ties))
}

// Did: "{{.Who}} is called {{.Into}} now.". Who (text), Into (text, optional): what was done to a person; Into is the new name, or with whom the person is one. There is a button to undo it.
func (g *Friends) Did(key string, who string, into string) string {
	return g.t.say(row(957, "rename merge mine hide show forget forget-all", key), who, into)
}

// Came: "This link brings {{.Results}} of {{.People}}.". Results (text), People (text): as in friends.results and friends.people.
func (g *Friends) Came(results string, people string) string { return g.t.say(975, results, people) }

// Scores has the messages scores.
type Scores struct {
	uncomparable
	t *Text

	Title   string // "Your Wordle record". Title of the dialog about what a player has won in another Wordle.
	Open    string // "Bring your Wordle record …". Button: opens that dialog.
	About   string // "Type what your Wordle shows as its statistics. Here they stand apart from your games, and together with them.". Above the fields of that dialog.
	Fields  string // "Played, Current streak, Max streak, Won in 1, Won in 2, Won in 3, Won in 4, Won in 5, Won in 6". Names of its fields, with a comma and a blank between them: games played, the streak that goes on, the longest streak, and games won in 1 to 6 guesses.
	Line    string // "The terminal edition keeps its wins in scores.txt, a line of ten numbers: games won in 1, 2, … 9, and in 10 or more guesses. These are the selected games as such a line.". Above the line of the games that are selected.
	Save    string // "Save as scores.txt".
	Saved   string // "Saved as scores.txt".
	Copied  string // "Line copied".
	Blocked string // "Your browser blocked copying. Select the line and copy it yourself.". The browser does not copy it.
	Enter   string // "Add". Button below the fields: adds what was typed; verb.
	File    string // "Open a file". The button that picks a file to be added; verb.
	Lines   string // "Added". Above what was added.
	Grown   string // "If it updates a record below, delete the older one.". Behind scores.added: it may be a record of before that has grown.
	Mine    string // "If these games were played here, they now count twice: delete the record below.". Behind scores.added: its wins may be those of games here.
}

// Delete: "Delete {{.Line}}". Line (text): numbers that were added.
func (g *Scores) Delete(line string) string { return g.t.say(989, line) }

// Added: "Added: {{.Wins}} wins.". Wins (count).
func (g *Scores) Added(wins int) string { return g.t.count(990, strconv.Itoa(wins), g.t.Number(wins)) }

// Refused: "Nothing was added. {{.Reason}}". Reason (text): before the sentence that says why.
func (g *Scores) Refused(reason string) string { return g.t.say(993, reason) }

// ScoresProblem has the messages scores-problem.
type ScoresProblem struct {
	uncomparable
	t *Text

	Line  string // "That is not one line of ten numbers.".
	None  string // "There are no wins in it.".
	Known string // "It was already added.".
	Own   string // "These wins are those of the games here, and already count.".
}

// Range: "{{.Field}}: a whole number from {{.From}} to {{.To}}.". Field (text), From (text), To (text): what is to be typed in a field.
func (g *ScoresProblem) Range(field string, from string, to string) string {
	return g.t.say(997, field, from, to)
}

// Solver has the messages solver.
type Solver struct {
	uncomparable
	t *Text

	Title         string // "Solver". Of the dialog, and of the buttons that open it.
	About         string // "Enter the rows of any game to see what is still possible, and what to guess next.".
	List          string // "Words". Name of the choice of the word list; noun.
	Entry         string // "Guess, or paste a game". Name of the field for rows.
	Add           string // "Add". Button behind that field: adds a row; verb.
	Pool          string // "Any allowed word may be the secret". Name of the choice that secrets may be of all allowed words.
	Tap           string // "Tap a tile to change its mark.". How marks are set.
	Keys          string // "With a keyboard: arrows go from tile to tile; A, P and C set absent, present and correct.". And what keys do on the tiles.
	MixKeys       string // "M mixes a row, or unmixes it.". Behind solver.keys, in Quantum.
	MixKey        string // "m". The letter that mixes a row: it is named in solver.mix-keys.
	SetWord       string // "Set". Button: takes the guess of a row that was typed; verb.
	Mixed         string // "Mixed". Name of the switch of a row: its marks come from both words.
	Clear         string // "Clear all". Button: removes all rows; verb.
	Game          string // "Use the game in play". Takes the rows of the game in play.
	GameNote      string // "It will be marked as assisted.". Said of the button solver.game: what comes of it.
	WordsLacked   string // "Give the other rows their words, and the game is reviewed.". Behind solver.solved: rows have marks, and no guess.
	SecretLacked  string // "Type the solution: then the other rows offer the words that they can have.". Below a row of green marks without its guess.
	Waits         string // "Doesn’t count until it has its guess.". Below a row that does not count: it has marks, and no guess.
	Classic       string // "Doesn’t count: only quantum games have mixed rows.". Below a row that does not count: it is mixed, and the game is classic.
	Half          string // "Doesn’t count: a mixed row has marks of both words, so at least two.". Below a row that does not count: it is mixed, and has one mark.
	NoRows        string // "This text has no row of a game. A row is a guess with its marks, such as slate o_*__, slate 1X0XX or slate 🟩⬛🟨⬛⬛.". Why what was entered was not taken in.
	Shapes        string // "A row has both squares and circles.".
	Notation      string // "A row writes its marks in two ways.".
	Counting      string // "Counting …". While the solver counts.
	Few           string // "Still possible". Heading of the secrets that are still possible.
	Partners      string // "The other word can be". Heading, where a row has won.
	OneCorrection string // "This change fixes that:". Rows that contradict each other: above the change that would repair them.
	AnyCorrection string // "Any one of these changes fixes that:". Rows that contradict each other: above several changes of which one is enough.
	NoCorrection  string // "No single change fixes that: more than one mark is wrong.". Rows that contradict each other: there is no change that would repair them.
	Best          string // "Best guess". Heading.
	Guesses       string // "Next guesses". Heading of the table of guesses.
	RankBy        string // "Rank by". Name of the choice by what the guesses are put in order.
	Short         string // "These are the best of a shortlist: counting every guess would take too long.". The guesses are of a shortlist.
	Estimate      string // "The figures are estimates from a sample.". Figures are of a sample.
	More          string // "More guesses". Button: shows more rows of that table.
	None          string // "This level allows no guess.". The level allows no guess.
	Cleared       string // "All rows were removed.".
	Undone        string // "The rows are back.".
}

// MarkKeys: "a". The letters that set marks, one for each mark: they are named in solver.keys.
func (g *Solver) MarkKeys(key string) string {
	return g.t.say(row(1007, "absent present correct", key))
}

// Row: "Row {{.N}}". N (digits): name of a row, said to screen readers.
func (g *Solver) Row(n int) string { return g.t.say(1012, strconv.Itoa(n)) }

// Tile: "Letter {{.N}} {{.Mark}}". N (digits), Mark (text): a tile without a letter.
func (g *Solver) Tile(n int, mark string) string { return g.t.say(1013, strconv.Itoa(n), mark) }

// Word: "Guess of row {{.Row}}". Row (digits): name of the field for the guess of a row.
func (g *Solver) Word(row int) string { return g.t.say(1014, strconv.Itoa(row)) }

// Edit: "Edit the guess of row {{.Row}}". Row (digits).
func (g *Solver) Edit(row int) string { return g.t.say(1016, strconv.Itoa(row)) }

// Remove: "Remove row {{.Row}}". Row (digits).
func (g *Solver) Remove(row int) string { return g.t.say(1017, strconv.Itoa(row)) }

// Misfits: "Doesn’t count: it has {{.Letters}} letters, and the words of this list have {{.Want}}.". Letters (count), Want (digits).
func (g *Solver) Misfits(letters int, want int) string {
	return g.t.count(1025, strconv.Itoa(letters), g.t.Number(letters), strconv.Itoa(want))
}

// Lacks: "{{.Word}} is not in the word list, but its row counts.". Word (text).
func (g *Solver) Lacks(word string) string { return g.t.say(1028, word) }

// Line: "Line {{.Line}}: {{.What}}". Line (digits), What (text).
func (g *Solver) Line(line int, what string) string { return g.t.say(1030, strconv.Itoa(line), what) }

// NotMark: "Mark {{.Tile}}, “{{.Symbol}}”, is not known here.". Tile (digits), Symbol (text).
func (g *Solver) NotMark(tile int, symbol string) string {
	return g.t.say(1031, strconv.Itoa(tile), symbol)
}

// Marks: "{{.Got}} marks, expected {{.Want}}.". Got (count), Want (digits).
func (g *Solver) Marks(got int, want int) string {
	return g.t.count(1034, strconv.Itoa(got), g.t.Number(got), strconv.Itoa(want))
}

// Letters: "“{{.Word}}” has {{.Got}} letters, expected {{.Want}}.". Word (text), Got (count), Want (digits).
func (g *Solver) Letters(word string, got int, want int) string {
	return g.t.count(1035, strconv.Itoa(got), word, g.t.Number(got), strconv.Itoa(want))
}

// NoLength: "No list here has words of {{.Got}} letters.". Got (count).
func (g *Solver) NoLength(got int) string { return g.t.count(1036, strconv.Itoa(got), g.t.Number(got)) }

// BadWord: "“{{.Word}}”: {{.Reason}}.". Word (text), Reason (text).
func (g *Solver) BadWord(word string, reason string) string { return g.t.say(1037, word, reason) }

// TooMany: "At most {{.Most}} rows.". Most (count).
func (g *Solver) TooMany(most int) string {
	return g.t.count(1038, strconv.Itoa(most), g.t.Number(most))
}

// Several: "This text has {{.N}} results. Which one do you want?". N (digits): A text has the results of several games.
func (g *Solver) Several(n int) string { return g.t.say(1039, strconv.Itoa(n)) }

// Result: "Result {{.N}}, {{.Rows}} rows". N (digits), Rows (count): names one that has no title.
func (g *Solver) Result(n int, rows int) string {
	return g.t.count(1040, strconv.Itoa(rows), strconv.Itoa(n), g.t.Number(rows))
}

// Solved: "Solved with {{.Word}}.". Word (text): a row has won.
func (g *Solver) Solved(word string) string { return g.t.say(1041, word) }

// Contradiction: "Row {{.Row}} leaves nothing possible.". Row (digits).
func (g *Solver) Contradiction(row int) string { return g.t.say(1045, strconv.Itoa(row)) }

// WithBefore: "With the rows before it, row {{.Row}} leaves nothing possible.". Row (digits).
func (g *Solver) WithBefore(row int) string { return g.t.say(1046, strconv.Itoa(row)) }

// CorrectTile: "Row {{.Row}}: letter {{.Tile}}, {{.Letter}}, {{.Mark}}". Letter (text), Tile (digits), Row (digits), Mark (text).
func (g *Solver) CorrectTile(letter string, tile int, row int, mark string) string {
	return g.t.say(1050, letter, strconv.Itoa(tile), strconv.Itoa(row), mark)
}

// CorrectMixed: "Row {{.Row}} mixed". Row (digits): a change: the row should be mixed.
func (g *Solver) CorrectMixed(row int) string { return g.t.say(1051, strconv.Itoa(row)) }

// CorrectUnmixed: "Row {{.Row}} not mixed". Row (digits): a change: the row should not be mixed.
func (g *Solver) CorrectUnmixed(row int) string { return g.t.say(1052, strconv.Itoa(row)) }

// AndMixed: "{{.Correction}}, the row mixed". Correction (text): a change, as in solver.correct-tile, together with mixing the row.
func (g *Solver) AndMixed(correction string) string { return g.t.say(1053, correction) }

// AndUnmixed: "{{.Correction}}, the row not mixed". Correction (text): a change together with unmixing the row.
func (g *Solver) AndUnmixed(correction string) string { return g.t.say(1054, correction) }

// MoreCorrections: "… or one of {{.N}} other changes.". N (count).
func (g *Solver) MoreCorrections(n int) string {
	return g.t.count(1055, strconv.Itoa(n), g.t.Number(n))
}

// Why: "{{.Fewer}} leaves fewer after one guess, but the solver counts guesses to the end of the games, and prefers {{.Best}}.". Fewer (text), Best (text): the best guess, though another leaves fewer.
func (g *Solver) Why(fewer string, best string) string { return g.t.say(1057, fewer, best) }

// Use: "Add {{.Word}}". Word (text): button: adds a row with this guess; verb.
func (g *Solver) Use(word string) string { return g.t.say(1058, word) }

// Type: "Type {{.Word}} in the game". Word (text): button: types this guess into the game in play; verb.
func (g *Solver) Type(word string) string { return g.t.say(1059, word) }

// Costs: "fewest guesses (best)". Values of solver.rank-by: ways to put guesses in order. The words in brackets are names of strategies of the lab.
func (g *Solver) Costs(key string) string {
	return g.t.say(row(1062, "best left bits groups largest chance guess", key))
}

// Orders: "Looks further ahead: games take the fewest guesses in all. Its own choice comes first.". A line that explains each of these orders.
func (g *Solver) Orders(key string) string {
	return g.t.say(row(1069, "best left bits groups largest chance guess", key))
}

// Columns: "Guess". Heads of the table of guesses, short: the word; how many secrets it leaves; bits of information; groups of secrets that it tells apart; size of the largest group; chance to win.
func (g *Solver) Columns(key string) string {
	return g.t.say(row(1076, "guess left bits groups largest chance", key))
}

// Long: "the guess". What the columns of that table are, said to screen readers.
func (g *Solver) Long(key string) string {
	return g.t.say(row(1082, "guess left bits groups largest chance", key))
}

// MixedRow: "Row {{.Row}} is mixed.". Row (digits): What screen readers are told of a change.
func (g *Solver) MixedRow(row int) string { return g.t.say(1092, strconv.Itoa(row)) }

// Unmixed: "Row {{.Row}} is not mixed.". Row (digits).
func (g *Solver) Unmixed(row int) string { return g.t.say(1093, strconv.Itoa(row)) }

// Added: "Row {{.Row}} was added.". Row (digits).
func (g *Solver) Added(row int) string { return g.t.say(1094, strconv.Itoa(row)) }

// Spelled: "{{.Word}} is the guess of row {{.Row}}.". Word (text), Row (digits).
func (g *Solver) Spelled(word string, row int) string { return g.t.say(1095, word, strconv.Itoa(row)) }

// Corrected: "Row {{.Row}} was changed.". Row (digits).
func (g *Solver) Corrected(row int) string { return g.t.say(1096, strconv.Itoa(row)) }

// Removed: "Row {{.Row}} was removed.". Row (digits).
func (g *Solver) Removed(row int) string { return g.t.say(1097, strconv.Itoa(row)) }

// Filled: "{{.Rows}} rows were filled in.". Rows (count).
func (g *Solver) Filled(rows int) string {
	return g.t.count(1099, strconv.Itoa(rows), g.t.Number(rows))
}

// Lab has the messages lab.
type Lab struct {
	uncomparable
	t *Text

	Title       string // "Lab". Title of the dialog with figures about word lists; short for laboratory.
	Tabs        string // "Part of the lab". Names the choice of tab.
	Answers     string // "answers". What is counted, behind a number: words that can be secrets.
	Guesses     string // "allowed guesses". What is counted, behind a number: words that may be guessed.
	Pairs       string // "pairs without a common letter". What is counted, behind a number: secrets of Quantum.
	Counted     string // "Letters of". Names the choice of words.
	OfAnswers   string // "Answers". Value of lab.counted: words that can be secrets.
	OfGuesses   string // "All guesses". Value of lab.counted: all words that may be guessed.
	Often       string // "How often". Heading of the chart how often each letter is in words.
	Where       string // "In which place". Heading of the chart in which place of a word each letter is.
	Vowels      string // "Vowels". Heading of a part of that chart.
	Consonants  string // "Consonants". Heading of the other part.
	Letter      string // "Letter". Head of a column of letters; noun.
	Share       string // "Share of all letters, in percent". Head of a column of numbers.
	LettersFile string // "ketword-letters". Names of files, without what stands behind the point.
	AsCSV       string // "Export as CSV". Button: writes the figures to a file; verb.
	AsJSON      string // "Export as JSON". Button: writes the figures to a file; verb.
	Shortlist   string // "Estimates: the list has too many pairs to compare all guesses, so these come from a shortlist.". They come from one.
	Guess       string // "Guess". Head of a column of words; noun.
	Left        string // "Left". Head of a column: how many secrets the guess leaves.
	Bits        string // "Bits". Head of a column: bits of information that it gives.
	Groups      string // "Groups". Head of a column: groups of secrets that it tells apart.
	Largest     string // "Largest". Head of a column: size of the largest group.
	TryLabel    string // "Try any first guess". Names the field for a word.
	Try         string // "Try". Button behind that field: shows the figures of the word; verb.
	Tried       string // "Tried". Heading of the figures of words that were tried.
}

// Tab: "Letters". Names of the tabs of the lab: frequent letters; best first guesses; tournament of strategies; watching one play.
func (g *Lab) Tab(key string) string { return g.t.say(row(1103, "letters openers games watch", key)) }

// Wait: "Counting letters …". While a tab looks for what it shows.
func (g *Lab) Wait(key string) string { return g.t.say(row(1107, "letters openers games watch", key)) }

// FirstVowels: "Vowels, most frequent first: {{.Letters}}.". Letters (text): the most frequent first.
func (g *Lab) FirstVowels(letters string) string { return g.t.say(1117, letters) }

// FirstConsonants: "Consonants: {{.Letters}}.". Letters (text): behind lab.first-vowels.
func (g *Lab) FirstConsonants(letters string) string { return g.t.say(1118, letters) }

// By: "First guess of the strongest strategy". Heading of the best first guesses, by the strategy.
func (g *Lab) By(key string) string {
	return g.t.say(row(1128, "best eliminate entropy parts minimax", key))
}

// Strategy: "Openers". Names of the strategies, as terms: some are those of solvers elsewhere.
func (g *Lab) Strategy(key string) string {
	return g.t.say(row(1142, "openers random eliminate entropy minimax parts best", key))
}

// NotLength: "“{{.Typed}}” does not have {{.Length}} letters.". Typed (text), Length (count).
func (g *Lab) NotLength(typed string, length int) string {
	return g.t.count(1149, strconv.Itoa(length), typed, g.t.Number(length))
}

// Unknown: "“{{.Typed}}” is not in this list.". Typed (text).
func (g *Lab) Unknown(typed string) string { return g.t.say(1150, typed) }

// Tournament has the messages tournament.
type Tournament struct {
	uncomparable
	t *Text

	File        string // "ketword-lab". Without what stands behind the point.
	Strategies  string // "Strategies". Names their choice.
	Games       string // "Games". Names the choice of the number of games; noun.
	AllGames    string // "All". Value of tournament.games: all games that there are.
	OpenerLabel string // "First guess for all strategies".
	SeedLabel   string // "Seed of the draw". Name of the field for the number from which games are drawn.
	Play        string // "Play". Button: begins the tournament; verb.
	Cancel      string // "Cancel". Button: ends the tournament early; verb.
	Waits       string // "Plays next". Beside a strategy whose games have not begun: it is the next to play.
	Estimate    string // "An estimate: the list has too many pairs to hold, so they were drawn from a sample.".
	Taken       string // "Guesses". Name of the rows of a distribution: guesses that games took; the values are games.
	Done        string // "All games are played.".
	Ended       string // "The tournament was cancelled.".
	NoStrategy  string // "Choose at least one strategy.".
	Careless    string // "Openers ignores the level. Choose another strategy, or the level Normal.".
}

// SomeGames: "{{.N}} at random". N (number).
func (g *Tournament) SomeGames(n int) string { return g.t.say(1155, g.t.Number(n)) }

// StandingOf: "{{.Games}} of {{.Of}} games". Games (number), Of (count): played of so many.
func (g *Tournament) StandingOf(games int, of int) string {
	return g.t.count(1160, strconv.Itoa(of), g.t.Number(games), g.t.Number(of))
}

// Mean: "{{.Mean}} guesses on average". Mean (amount): guesses.
func (g *Tournament) Mean(mean string) string { return g.t.count(1161, mean, mean) }

// Worst: "{{.N}} guesses at most". N (count).
func (g *Tournament) Worst(n int) string { return g.t.count(1162, strconv.Itoa(n), g.t.Number(n)) }

// TimeLeft: "About {{.Seconds}} seconds left". Seconds (count).
func (g *Tournament) TimeLeft(seconds int) string {
	return g.t.count(1163, strconv.Itoa(seconds), g.t.Number(seconds))
}

// Longest: "Took longest: {{.Words}}". Words (text): secrets that took the most guesses.
func (g *Tournament) Longest(words string) string { return g.t.say(1166, words) }

// Spread: "Games of {{.Strategy}} by number of guesses". Strategy (text): names a distribution.
func (g *Tournament) Spread(strategy string) string { return g.t.say(1168, strategy) }

// NotSeed: "“{{.Typed}}” is not a seed: type a whole number.". Typed (text).
func (g *Tournament) NotSeed(typed string) string { return g.t.say(1171, typed) }

// Site has the messages site.
type Site struct {
	uncomparable
	t *Text

	Title       string // "Ketword: Wordle and Quantum Wordle". Title of the window.
	Description string // "Guess the secret word in six tries, or either of two at once. Free, without an account, and playable offline.". For search engines and shared links.
	NoScript    string // "Ketword needs JavaScript. Please allow it on this page and reload.". Scripts are switched off.
	Framed      string // "Ketword doesn’t play inside another page, which could show you anything around it.". The page stands in another one.
	OwnWindow   string // "Open Ketword in its own window". Link of that message to the game.
	FromFile    string // "Ketword can’t run from a file that was opened directly. It needs a web server: make run, in the project’s folder, starts one.". The page was opened from a file.
	NoWasm      string // "Ketword needs WebAssembly, which this browser lacks or has switched off. Please update the browser or allow WebAssembly.". The browser has no WebAssembly.
	LoadFailed  string // "Ketword could not be loaded. Please check your connection and try again.". The program could not be loaded.
	Crashed     string // "Ketword keeps crashing. Your saved games are still there. Please try again.". The program stopped again and again.
	CrashSave   string // "Save finished games as a file". A link beside Retry, to a file with the finished games.
	CrashPlace  string // "If you report this, please add what follows:". Before the version and the code of the place where it stopped.
	Judged      string // "Judged once the game has loaded". Message line: a word was entered before the program runs.
	Retry       string // "Try again". Button beside site.load-failed and site.crashed.
	NotFound    string // "Page not found". Heading of the 404 page.
	NotFoundWay string // "Play Ketword". Link of the 404 page to the game.
	Classic     string // "Classic". Entries of the installed game’s menu: begin a game of the mode.
	Quantum     string // "Quantum".
	ScreenSmall string // "A quantum game on a phone: a row of round tiles has marks from both words". What the picture of a telephone shows, for an installer.
	ScreenWide  string // "A quantum game on a wide screen". What the picture of a wide screen shows, for an installer.
}

// Descriptions: "Enter the rows of any game, or paste them: what is still possible, and the best next guesses. English, German, French and your own lists, offline.". For search engines, of the pages of the solver and of the lab.
func (g *Site) Descriptions(key string) string { return g.t.say(row(1176, "solver lab friends", key)) }
