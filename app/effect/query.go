package effect

import "ketword/app/query"

// StartQuery has a query answered. It comes back as QueryTolds and a QueryEnded.
type StartQuery struct{ Job query.Job }

func (e StartQuery) CarryOut(h Host) { h.StartQuery(e.Job) }

// CancelQuery ends a query, of which nothing comes back any more.
type CancelQuery struct{ Key query.Key }

func (e CancelQuery) CarryOut(h Host) { h.CancelQuery(e.Key) }
