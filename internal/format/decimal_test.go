package format

import (
	"math/rand/v2"
	"strconv"
	"testing"
)

func TestDecimal(t *testing.T) {
	for _, c := range []struct {
		value  float64
		digits int
		want   string
	}{
		{0, 0, "0"}, {0, 1, "0.0"}, {.5, 0, "1"}, {.25, 1, "0.3"}, {-.25, 1, "-0.3"}, {3.4212, 3, "3.421"},
		{9.96, 1, "10.0"}, {.004, 2, "0.00"}, {1.05, 2, "1.05"}, {123456789, 0, "123456789"},
	} {
		if got := Decimal(c.value, c.digits); got != c.want {
			t.Errorf("%v with %d digits: got %s, want %s", c.value, c.digits, got, c.want)
		}
	}
}

// TestDecimalAsStrconv compares numbers that are no ties with the standard library's text.
func TestDecimalAsStrconv(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 100_000 {
		value, digits := random.Float64()*1e3, random.IntN(4)
		if got, want := Decimal(value, digits), strconv.FormatFloat(value, 'f', digits, 64); got != want {
			t.Fatalf("%v with %d digits: got %s, want %s", value, digits, got, want)
		}
	}
}
