package format

import "strconv"

// Decimal returns a number as text, rounded to some digits behind the point, from 0 to 6, as
// [strconv.FormatFloat] does for 'f' but for ties: they are rounded away from 0. The number must be
// below 1e9. That function writes any number exactly, in 7 kB of what a browser downloads (brotli).
func Decimal(value float64, digits int) string {
	if value < 0 {
		return "-" + Decimal(-value, digits)
	}
	scale := 1
	for range digits {
		scale *= 10
	}
	n := int(value*float64(scale) + .5)
	whole := strconv.Itoa(n / scale)
	if digits == 0 {
		return whole
	}
	return whole + "." + strconv.Itoa(scale + n%scale)[1:]
}
