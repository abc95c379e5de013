package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
)

// #region wrap
type Counting struct {
	http.ResponseWriter // an interface
	bytes               int
}

func (c *Counting) Write(data []byte) (int, error) {
	c.bytes += len(data)
	return c.ResponseWriter.Write(data)
}

type Unwrapping struct{ Counting }

func (u *Unwrapping) Unwrap() http.ResponseWriter {
	return u.ResponseWriter
}

func main() {
	inner := httptest.NewRecorder()
	check(inner)
	check(&Counting{ResponseWriter: inner})
	check(&Unwrapping{Counting{ResponseWriter: inner}})
}

func check(w http.ResponseWriter) {
	_, flushes := w.(http.Flusher)
	err := http.NewResponseController(w).Flush()
	fmt.Printf("%T Flusher: %t, controller: %v\n", w, flushes, err)
}

// #endregion wrap
