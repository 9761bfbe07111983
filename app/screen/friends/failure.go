package friends

import "ketword/app/text"

// failure says why nothing could be read.
func (o *outcome) failure(t *text.Friends) string {
	if o.archive {
		return t.NoChat
	}
	return t.Failed
}
