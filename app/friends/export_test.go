package friends

// What tests compare with the sentences of the interface.
var (
	Languages  = languages
	ToldLevels = toldLevels
)
