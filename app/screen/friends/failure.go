package friends

import "ketword/app/text"

// fault says why nothing could be read, or returns "".
func (o *outcome) fault(t *text.Friends) string {
	switch {
	case !o.done:
		return ""
	case o.archive:
		return t.NoChat
	case o.failed:
		return t.Failed
	case o.empty():
		return t.None
	}
	return ""
}
