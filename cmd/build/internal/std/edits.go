package std

// edits are all changes of the standard library. Of one program with 873,357 bytes by brotli, compiled by
// Go 1.26.8, the first alone took away 2,100, the second alone 3,698, and both together 6,868. The third
// took 484 of another one, with 870,471.
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
	{"time/sys_unix.go", "Time zones are read from files, of which a browser has none: it says what time it is where the player is.", []change{
		{"\tfd, err := syscall.Open(name, syscall.O_RDONLY, 0)\n\tif err != nil {\n\t\treturn 0, err\n\t}\n\treturn uintptr(fd), nil\n", "\treturn 0, syscall.ENOENT\n"},
		{"\treturn syscall.Read(int(fd), buf)\n", "\treturn 0, syscall.ENOENT\n"},
		{"\tsyscall.Close(int(fd))\n", ""},
		{"\twhence := seekStart\n\tif off < 0 {\n\t\twhence = seekEnd\n\t}\n\tif _, err := syscall.Seek(int(fd), int64(off), whence); err != nil {\n\t\treturn err\n\t}\n\tfor len(buf) > 0 {\n", "\treturn syscall.ENOENT\n\tfor len(buf) > 0 {\n"},
		{"\t\tm, err := syscall.Read(int(fd), buf)\n", "\t\tm, err := 0, errors.New(\"no file\")\n"},
	}},
}
