package exact

// rows returns a matrix with a row for each guess that tells anything about a position.
func (s *Search) rows(p *Position) *Matrix {
	l := p.above
	if l == nil {
		return p.from
	}
	if !l.ready {
		s.gather(l.at, s.rows(l.at), &l.whole, &l.seen, 1)
		l.ready = true
	}
	return &l.whole
}

// gather fills a matrix with the rows of a position: of guesses that may win, and of those that
// make at least so many parts. It leaves out rows that tell nothing or the same as others.
func (s *Search) gather(p *Position, rows, into *Matrix, seen *seen, least int) {
	into.reset(len(p.columns), len(rows.guesses))
	into.Shares = rows.Shares
	seen.reset(len(rows.guesses))
	for _, at := range p.columns {
		for _, r := range rows.winners[at] {
			if r != None {
				s.take(p, rows, r, into, seen)
			}
		}
	}
	for _, r := range rows.order {
		if int(rows.parts[r]) < least {
			break
		}
		if least <= 1 || s.count.parts(rows, r, p.columns, least-1) > 0 {
			s.take(p, rows, r, into, seen)
		}
	}
	into.Finish()
}

// take offers a row of a position to a matrix.
func (s *Search) take(p *Position, rows *Matrix, r int32, into *Matrix, seen *seen) {
	parts, hash := s.relabel(rows.row(r), p.columns, into.extend())
	into.offer(rows.guesses[r], parts, hash, seen)
}

// relabel writes the labels of a row in some columns, numbered anew. It returns how many there
// are, and a hash.
func (s *Search) relabel(row []uint8, columns, into []uint8) (parts int, hash uint64) {
	c := &s.count
	first := c.tick(len(columns) + 1)
	c.stamps[won] = first
	next := first + 1
	into = into[:len(columns)]
	weights := s.weights[:len(columns)]
	anyWon := 0
	for i, at := range columns {
		label := row[at]
		stamp := c.stamps[label]
		if stamp < first {
			stamp = next
			next++
			c.stamps[label] = stamp
		}
		if label == won {
			anyWon = 1
		}
		into[i] = uint8(stamp - first)
		hash += uint64(stamp-first) * weights[i]
	}
	return int(next-first) - 1 + anyWon, hash
}
