package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
)

// from sends requests from one address. All connections go to
// the server, whatever the name in the URL is.
func from(address string, server *httptest.Server) *http.Transport {
	transport := server.Client().Transport.(*http.Transport).Clone()
	dialer := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(address)}}
	transport.DialContext = func(ctx context.Context,
		_, _ string) (net.Conn, error) {
		return dialer.DialContext(ctx, "tcp", server.Listener.Addr().String())
	}
	return transport
}

func say(who string, r *http.Request) {
	peer, _, _ := net.SplitHostPort(r.RemoteAddr)
	fmt.Printf("%s peer %s, TLS %t\n", who, peer, r.TLS != nil)
}

func main() {
	// #region chain
	pod := httptest.NewServer(http.HandlerFunc(
		func(w http.ResponseWriter, r *http.Request) {
			say("Pod:  ", r)
			fmt.Println("       X-Forwarded-For:",
				r.Header.Get("X-Forwarded-For"))
		}))
	address, _ := url.Parse(pod.URL)
	proxy := httptest.NewTLSServer(&httputil.ReverseProxy{
		Transport: from("127.0.0.2", pod),
		Rewrite: func(r *httputil.ProxyRequest) {
			say("proxy:", r.In)
			r.SetURL(address)
			r.SetXForwarded()
		}})

	request, _ := http.NewRequest("GET",
		"https://shop.example.com/cart", nil)
	request.Header.Set("X-Forwarded-For", "10.9.9.9")
	client := http.Client{Transport: from("127.0.0.9", proxy)}
	client.Do(request)
	// #endregion chain
}
