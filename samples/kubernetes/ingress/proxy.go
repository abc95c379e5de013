package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"strings"

	"sigs.k8s.io/yaml"
)

// Ingress has the fields of ingress.yaml that this program uses.
type Ingress struct {
	Spec struct{ Rules []Rule }
}

type Rule struct {
	Host string
	HTTP struct{ Paths []Path }
}

type Path struct {
	Path, PathType string
	Backend        struct{ Service struct{ Name string } }
}

// #region service
// service returns the Service for a request. The longest
// path that matches wins.
func service(rules []Rule, host, path string) string {
	name, longest := "", 0
	for _, rule := range rules {
		if rule.Host != host {
			continue
		}
		for _, p := range rule.HTTP.Paths {
			if matches(p.Path, path) && len(p.Path) > longest {
				name = p.Backend.Service.Name
				longest = len(p.Path)
			}
		}
	}
	return name
}

// matches compares whole elements: the prefix /cart matches
// /cart and /cart/items, but not /cart-old.
func matches(prefix, path string) bool {
	prefix = strings.TrimSuffix(prefix, "/") + "/"
	return strings.HasPrefix(path+"/", prefix)
}

// #endregion service

// pods has the addresses of the ready Pods of each Service.
var pods = map[string][]*url.URL{}

// pod starts a server that answers with its Service's name.
func pod(service string) {
	server := httptest.NewServer(http.HandlerFunc(
		func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprint(w, service)
		}))
	address, _ := url.Parse(server.URL)
	pods[service] = append(pods[service], address)
}

func main() {
	text, err := os.ReadFile("ingress.yaml")
	if err != nil {
		panic(err)
	}
	var ingress Ingress
	if err := yaml.Unmarshal(text, &ingress); err != nil {
		panic(err)
	}
	pod("web")
	pod("cart")
	proxy := httptest.NewTLSServer(http.HandlerFunc(
		func(w http.ResponseWriter, r *http.Request) {
			name := service(ingress.Spec.Rules, r.Host, r.URL.Path)
			ready := pods[name]
			switch {
			case name == "":
				http.Error(w, "proxy", 404)
			case len(ready) == 0:
				http.Error(w, "proxy", 503)
			default:
				httputil.NewSingleHostReverseProxy(ready[0]).
					ServeHTTP(w, r)
			}
		}))
	client := proxy.Client()

	get := func(address string) {
		response, err := client.Get("https://" + address)
		if err != nil {
			panic(err)
		}
		body, _ := io.ReadAll(response.Body)
		fmt.Printf("%d %-5s  %s\n", response.StatusCode,
			strings.TrimSpace(string(body)), address)
	}

	// #region requests
	get("shop.example.com/")
	get("shop.example.com/cart")
	get("shop.example.com/cart/items")
	get("shop.example.com/cart-old")
	get("news.example.com/")

	// the Service cart has no ready Pod any more
	pods["cart"] = nil
	get("shop.example.com/cart")
	// #endregion requests
}
