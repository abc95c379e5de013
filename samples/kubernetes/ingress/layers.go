package main

import (
	"bytes"
	"crypto/tls"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"sync"
)

// #region layers
func main() {
	gateway := httptest.NewUnstartedServer(http.HandlerFunc(
		func(_ http.ResponseWriter, r *http.Request) {
			fmt.Println("inside:", r.Method, r.Host, r.URL.Path)
		}))
	wire := &tap{Listener: gateway.Listener}
	gateway.Listener = wire
	gateway.TLS = &tls.Config{GetConfigForClient: func(
		hello *tls.ClientHelloInfo) (*tls.Config, error) {
		fmt.Println("in the ClientHello:", hello.ServerName)
		return nil, nil
	}}
	gateway.StartTLS()

	gateway.Client().Get("https://shop.example.com/cart")

	for _, word := range []string{"shop.example.com", "/cart"} {
		fmt.Printf("the bytes contain %q: %t\n", word, wire.saw(word))
	}
}

// #endregion layers

// A tap keeps what a client sends through a listener's connections.
type tap struct {
	net.Listener
	sync.Mutex
	bytes.Buffer
}

func (t *tap) Accept() (net.Conn, error) {
	connection, err := t.Listener.Accept()
	return &tapped{connection, t}, err
}

func (t *tap) saw(word string) bool {
	t.Lock()
	defer t.Unlock()
	return bytes.Contains(t.Bytes(), []byte(word))
}

type tapped struct {
	net.Conn
	tap *tap
}

func (c *tapped) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.tap.Lock()
	defer c.tap.Unlock()
	c.tap.Write(p[:n])
	return n, err
}
