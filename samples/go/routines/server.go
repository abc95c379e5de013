package main

import (
	"fmt"
	"net/http"
	_ "net/http/pprof"
	"time"
)

func main() {
	http.HandleFunc("/price", func(
		w http.ResponseWriter, r *http.Request) {
		time.Sleep(5 * time.Second)
		fmt.Fprintln(w, 21)
	})
	err := http.ListenAndServe("localhost:8090", nil)
	fmt.Println(err)
}
