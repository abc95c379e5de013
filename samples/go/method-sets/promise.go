package main

import "io"

type Spool struct{ lines []string }

func (s *Spool) Write(line []byte) (int, error) {
	s.lines = append(s.lines, string(line))
	return len(line), nil
}

var _ io.Writer = (*Spool)(nil)      // holds
var _ io.WriteCloser = (*Spool)(nil) // does not, yet

func main() {}
