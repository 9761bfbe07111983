// Command data reads and writes JSON, finds and replaces by regular expressions, and formats numbers and
// times.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"text/template"
	"time"
)

type station struct {
	Name     string             `json:"name"`
	Opened   time.Time          `json:"opened"`
	Position *[2]float64        `json:"position,omitempty"`
	Lines    map[string][]int   `json:"lines"`
	Other    any                `json:"other"`
	Measured map[string]float64 `json:"measured"`
}

const input = `[
	{"name": "Älvsjö", "opened": "1860-12-01T06:30:00+01:00", "position": [59.278, 1.8011e1], "lines": {"a": [40, 41], "b": [43]}, "other": {"x": [1, null, "\u00e9"]}},
	{"name": "Zoo", "opened": "1882-02-07T00:00:00Z", "lines": {}, "other": 1e300, "measured": {"small": 5e-324, "third": 0.3333333333333333}}
]`

func main() {
	var stations []station
	if err := json.Unmarshal([]byte(input), &stations); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", " ")
	out.Encode(stations)
	for _, bad := range []string{`{"name": 1}`, `{"opened": "yesterday"}`, `[1, 2`, `{"lines": {"a": ["b"]}}`} {
		var s station
		fmt.Println(json.Unmarshal([]byte(bad), &s) != nil)
	}
	words()
	template.Must(template.New("").Parse("{{range .}}{{.Name | printf \"%q\"}} {{len .Lines}} {{end}}\n")).Execute(os.Stdout, stations)
	fmt.Printf("%+v %v %.3e %08b %x\n", stations[0].Position, 5*time.Minute+3*time.Second, 12345.678, 37, "bytes")
	_, err := os.ReadFile("/there/is/none")
	fmt.Println(err)
	os.Exit(3)
}

func words() {
	text := strings.Repeat("the quick brown fox jumps over the lazy dog; 42 foxes, 17.5 dogs\n", 50)
	pattern := regexp.MustCompile(`(?i)(\b[a-z]+)(ox|og)(es|s)?\b|\d+(\.\d+)?`)
	counts := map[string]int{}
	for _, match := range pattern.FindAllString(text, -1) {
		counts[match]++
	}
	var lines []string
	for match, n := range counts {
		lines = append(lines, fmt.Sprint(match, " ", n))
	}
	slices.Sort(lines)
	fmt.Println(strings.Join(lines, ", "))
	fmt.Println(pattern.ReplaceAllString(text[:65], "<$1|$2>"))
}
