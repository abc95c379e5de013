package main

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
)

func main() {
	server := httptest.NewUnstartedServer(http.HandlerFunc(page))
	opened := 0
	server.Config.ConnState = func(_ net.Conn, now http.ConnState) {
		if now == http.StateNew {
			opened++
		}
	}
	server.Start()

	// #region client
	ways := []struct {
		name string
		end  func(*http.Response)
	}{
		{"read, then close", func(r *http.Response) {
			io.Copy(io.Discard, r.Body)
			r.Body.Close()
		}},
		{"close only", func(r *http.Response) { r.Body.Close() }},
		{"neither", func(r *http.Response) {}},
	}
	for _, way := range ways {
		opened = 0
		client := &http.Client{Transport: &http.Transport{}}
		for range 5 {
			response, err := client.Get(server.URL)
			if err != nil {
				panic(err)
			}
			way.end(response)
		}
		fmt.Println(way.name, "->", opened, "connections for 5 requests")
	}
	// #endregion client
}

func page(w http.ResponseWriter, _ *http.Request) {
	io.WriteString(w, strings.Repeat("hello ", 2000))
}
