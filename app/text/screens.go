package text

// Game has what stands around the board.
type Game struct {
	Classic, Quantum string // modes
	Mode             string // names their switch
	Help             string // names of buttons
	Statistics       string
	Menu             string
	Close            string
	Board            string // names of regions
	Keyboard         string
	Enter, Backspace string // names of keys
	Daily            func(number int) string
	Seeded           func(seed uint64) string
	Random           func(end string) string          // a puzzle whose seed is too long to show: its last digits
	Title            func(mode, puzzle string) string // of the window
	Language         func(tag string) string
	Letters          func(n int) string
	Tries            func(n int) string // where they are not the usual six; 0 is any number
	Level            func(level string) string
	Loading          string // in place of the puzzle's name, before the program runs
}

// End has the sentences after the last guess.
type End struct {
	Solved    func(tries int) string
	Lost      string
	GaveUp    string
	Answer    func(n int) string           // names the n secret words
	Used      func(used, tries int) string // tries 0 is any number
	Collapsed func(word string) string
	Share     string
	NewGame   string
	Today     string
	Title     func(mode, place string) string // first line of a shared result
	ShareHead string                          // where a text can't be copied
	ShareHint string
}

// Menu has the entries of the menu.
type Menu struct {
	Title       string
	Today       string
	NewGame     string
	Link        string
	GiveUp      string
	GiveUpHead  string
	GiveUpAsk   string
	KeepPlaying string
	Update      string
	Language    string // choices
	Length      string
	Play        string // closes the menu after a choice
	Lists       string // opens the player's lists
	Unfinished  string
	Rows        func(n int) string // rows played of an unfinished game
}

// Stats has the sentences of the statistics.
type Stats struct {
	Title   string
	All     string
	Tabs    string // names the choice of mode
	Played  string
	Won     string
	Percent string
	Mean    string
	Decimal string // stands between whole part and decimals
	Guesses string // heading of the distribution
	Lost    string // its last row
	More    string // its row of ten guesses or more
	None    string // no games yet
	Row     func(guesses string, games int) string
}

// Help has the sentences of the help. The rows between them are scored by
// the engine; the sentences tell of them.
type Help struct {
	Title       string
	Goal        string
	Marks       string // before AUDIO against ABIDE
	Told        string // after it
	Twice       string // heading, before SPEED against ABIDE
	TwiceTold   string
	Quantum     string // heading
	QuantumTold string // before SLATE against CROWN and PLAID
	Unmixed     string // after it
	Mixed       string // after BRINY
	Win         string // after CROWN
	Keys        string // heading
	KeysTold    string
	Games       string // heading
	GamesTold   string
	About       string // heading
	Private     string
	Rights      string
	Version     func(version string) string
	Licences    string
}
