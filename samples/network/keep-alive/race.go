package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"syscall"
)

// #region server
// Answers one request on each connection. When the next has arrived,
// the idle timer has fired, and it closes without looking.
func serve(conn net.Conn, answered *int) {
	defer conn.Close()
	request, err := http.ReadRequest(bufio.NewReader(conn))
	if err != nil {
		return
	}
	io.Copy(io.Discard, request.Body)
	*answered++
	io.WriteString(conn, "HTTP/1.1 200 OK\r\n"+
		"Content-Length: 2\r\n\r\nok")
	waitForBytes(conn.(*net.TCPConn))
}

// #endregion server

// Returns when the kernel holds bytes that the program has not read.
func waitForBytes(conn *net.TCPConn) {
	raw, _ := conn.SyscallConn()
	raw.Read(func(fd uintptr) bool {
		one := make([]byte, 1)
		_, _, err := syscall.Recvfrom(int(fd), one, syscall.MSG_PEEK)
		return !errors.Is(err, syscall.EAGAIN)
	})
}

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	answered := 0
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go serve(conn, &answered)
		}
	}()
	url := "http://" + listener.Addr().String() + "/pay"

	// #region client
	try := func(method, key string) {
		client := &http.Client{Transport: &http.Transport{}}
		answered = 0
		for range 2 { // the second one meets the closing server
			body := strings.NewReader("10 euro")
			request, _ := http.NewRequest(method, url, body)
			if key != "" {
				request.Header.Set("Idempotency-Key", key)
			}
			response, err := client.Do(request)
			if err != nil {
				fmt.Println(method, key, "->", errors.Unwrap(err))
				continue
			}
			io.Copy(io.Discard, response.Body)
			response.Body.Close()
			fmt.Println(method, key, "->", response.Status, answered)
		}
	}
	try("GET", "")
	try("PUT", "")
	try("POST", "")
	try("POST", "order-17")
	// #endregion client
}
