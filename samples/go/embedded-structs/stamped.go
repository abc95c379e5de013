package main

import (
	"encoding/json"
	"fmt"
	"time"
)

type Event struct {
	time.Time
	Name string
}

type Named struct {
	At   time.Time
	Name string
}

func main() {
	at := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	for _, v := range []any{Event{at, "go"}, Named{at, "go"}} {
		text, _ := json.Marshal(v)
		fmt.Println(string(text))
	}
}
