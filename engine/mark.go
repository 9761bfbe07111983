package engine

// Mark is what one tile of a row tells of its letter.
type Mark uint8

// The marks, in the order of what they tell. The zero Mark is Absent.
const (
	Absent  Mark = iota // not in the secret, or not that often
	Present             // in the secret, at another position
	Correct             // in the secret, at this position
)

// marks is the number of marks, the base of a feedback's code.
const marks = 3

// String returns "absent", "present" or "correct".
func (m Mark) String() string {
	return [marks]string{"absent", "present", "correct"}[m]
}
