package std

// edits are all changes of the standard library. The bytes that each takes away are by brotli, of the
// program as of November 2026 compiled by Go 1.26.8: of 870,135, the first 2,955 and the second 3,902.
var edits = []edit{
	{"strconv/quote.go", "Tables say which of all characters can be printed. Errors of numbers are quoted by them, which nobody reads.", []change{
		{"func IsPrint(r rune) bool {\n", "func IsPrint(r rune) bool {\n\treturn r >= ' ' && r != 0x7f && (r < 0x80 || r > 0xa0)\n"},
		{"func isInGraphicList(r rune) bool {\n", "func isInGraphicList(r rune) bool {\n\treturn false\n"},
	}},
	{"time/sleep.go", "A setting of GODEBUG is asked for how timers were in Go 1.22. With it come all settings and figures of the runtime.", []change{
		{"import (\n\t\"internal/godebug\"\n\t\"unsafe\"\n)\n", "import (\n\t\"unsafe\"\n)\n"},
		{"var asynctimerchan = godebug.New(\"asynctimerchan\")\n\n", ""},
		{"\tif asynctimerchan.Value() == \"1\" {\n\t\tasynctimerchan.IncNonDefault()\n\t\treturn nil\n\t}\n", ""},
	}},
}
