package std

// edits are all changes of the standard library. Of one program with 873,357 bytes by brotli, compiled by
// Go 1.26.8, the first alone took away 2,100, the second alone 3,698, and both together 6,868. The third took
// 2,492 of 866,467.
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
	{"runtime/print.go", "A panic with a fraction prints its digits; nobody reads them.", []change{
		{"\tgwrite(strconv.AppendFloat(buf[:0], v, 'g', -1, 64))\n", "\t_ = buf\n\tprinthex(float64bits(v))\n"},
		{"\tgwrite(strconv.AppendFloat(buf[:0], float64(v), 'g', -1, 32))\n", "\t_ = buf\n\tprinthex(float64bits(float64(v)))\n"},
		{"\tgwrite(strconv.AppendComplex(buf[:0], c, 'g', -1, 128))\n", "\t_ = buf\n\tprinthex(float64bits(real(c)))\n"},
		{"\tgwrite(strconv.AppendComplex(buf[:0], complex128(c), 'g', -1, 64))\n", "\t_ = buf\n\tprinthex(float64bits(float64(real(c))))\n"},
	}},
}
