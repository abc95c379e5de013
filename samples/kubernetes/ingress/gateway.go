package main

import (
	"cmp"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"slices"
	"strings"

	"sigs.k8s.io/yaml"
)

// Of both kinds, the fields that the two files use.
type (
	Gateway struct {
		Kind, APIVersion string
		Metadata         Metadata
		Spec             struct {
			GatewayClassName string
			Listeners        []Listener
		}
	}
	Listener struct {
		Name, Protocol, Hostname string
		Port                     int
		TLS                      struct {
			Mode            string
			CertificateRefs []Ref
		}
		AllowedRoutes struct{ Namespaces Namespaces }
	}
	Namespaces struct {
		From     string
		Selector struct{ MatchExpressions []Requirement }
	}
	Requirement struct {
		Key, Operator string
		Values        []string
	}
	HTTPRoute struct {
		Kind, APIVersion string
		Metadata         Metadata
		Spec             struct {
			ParentRefs []Ref
			Hostnames  []string
			Rules      []Rule
		}
	}
	Metadata struct{ Name, Namespace string }
	Rule     struct {
		Matches     []Match
		BackendRefs []Ref
	}
	Match struct {
		Path                 struct{ Type, Value string }
		Method               string
		Headers, QueryParams []struct{ Name, Value string }
	}
	Ref struct {
		Name, Namespace string
		Port            int
	}
)

// A candidate is one match of one rule of one route.
type candidate struct {
	route *HTTPRoute
	host  string
	match Match
	rule  Rule
}

// #region candidates
// candidates lists all matches of all routes for hosts like this, the
// one to be tried first in front.
func candidates(routes []*HTTPRoute, host string) (all []candidate) {
	for _, route := range routes {
		for _, name := range route.Spec.Hostnames {
			if !covers(name, host) {
				continue
			}
			for _, rule := range route.Spec.Rules {
				for _, match := range rule.Matches {
					all = append(all,
						candidate{route, name, match, rule})
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int {
		return cmp.Or(
			first(!wild(a.host), !wild(b.host)),
			more(len(a.host), len(b.host)),
			first(exact(a.match), exact(b.match)),
			more(len(a.match.Path.Value), len(b.match.Path.Value)),
			first(a.match.Method != "", b.match.Method != ""),
			more(len(a.match.Headers), len(b.match.Headers)),
			more(len(a.match.QueryParams), len(b.match.QueryParams)),
		)
	})
	return all
}

// #endregion candidates

func more(a, b int) int { return cmp.Compare(b, a) }

func first(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

func home(route *HTTPRoute) string { return route.Metadata.Namespace }

func wild(host string) bool { return strings.HasPrefix(host, "*.") }

func covers(pattern, host string) bool {
	if wild(pattern) {
		return strings.HasSuffix(host, pattern[1:])
	}
	return pattern == host
}

func exact(match Match) bool {
	return match.Path.Type == "Exact"
}

// #region matches
// matches says whether a request fits. A prefix is compared element by
// element: /cart covers /cart, /cart/ and /cart/items, but not /carts.
func matches(match Match, r *http.Request) bool {
	path, want := r.URL.Path, match.Path.Value
	if exact(match) {
		if path != want {
			return false
		}
	} else if prefix := strings.TrimSuffix(want, "/"); path != prefix &&
		!strings.HasPrefix(path, prefix+"/") {
		return false
	}
	if match.Method != "" && match.Method != r.Method {
		return false
	}
	for _, header := range match.Headers {
		if r.Header.Get(header.Name) != header.Value {
			return false
		}
	}
	return true
}

// #endregion matches

// #region gateway
// gateway ends the TLS connection and forwards over plain HTTP.
type gateway struct {
	routes   []*HTTPRoute
	services map[string]*url.URL
}

func (g *gateway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for _, c := range candidates(g.routes, r.Host) {
		if !matches(c.match, r) {
			continue
		}
		ref := c.rule.BackendRefs[0]
		if cmp.Or(ref.Namespace, home(c.route)) != home(c.route) {
			http.Error(w, "no ReferenceGrant", 500)
			return
		}
		backend := g.services[ref.Name]
		proxy := &httputil.ReverseProxy{
			Rewrite: func(p *httputil.ProxyRequest) {
				p.SetURL(backend)
				p.Out.Host = p.In.Host
				p.SetXForwarded()
			}}
		proxy.ServeHTTP(w, r)
		return
	}
	http.Error(w, "no rule", 404)
}

// #endregion gateway

// load reads the documents of a file. A field that the type does not
// have is an error.
func load[T any](file string) (objects []*T) {
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	for document := range strings.SplitSeq(string(text), "\n---\n") {
		object := new(T)
		err := yaml.UnmarshalStrict([]byte(document), object)
		if err != nil {
			fmt.Println(file, err)
			os.Exit(1)
		}
		objects = append(objects, object)
	}
	return objects
}

// attached keeps the routes from the namespaces that the listener
// lists. It knows no other form of a selector.
func attached(g *Gateway, all []*HTTPRoute) []*HTTPRoute {
	var some []*HTTPRoute
	names := g.Spec.Listeners[0].AllowedRoutes.Namespaces.
		Selector.MatchExpressions[0].Values
	for _, route := range all {
		if slices.Contains(names, home(route)) {
			some = append(some, route)
		}
	}
	return some
}

// serve starts a service that says who it is and what it was asked.
func serve(name string) *url.URL {
	server := httptest.NewServer(http.HandlerFunc(
		func(w http.ResponseWriter, r *http.Request) {
			fmt.Fprint(w, name)
		}))
	address, _ := url.Parse(server.URL)
	return address
}

func main() {
	edge := load[Gateway]("gateway.yaml")[0]
	routes := attached(edge, load[HTTPRoute]("routes.yaml"))
	g := &gateway{routes, map[string]*url.URL{}}
	for _, name := range []string{"web", "cart", "cart-beta",
		"cart-start", "orders", "catch-all", "pay"} {
		g.services[name] = serve(name)
	}
	client := httptest.NewTLSServer(g).Client()
	// #region requests
	for _, line := range []string{
		"GET  shop /cart",
		"GET  shop /cart beta",
		"GET  shop /cart/",
		"GET  shop /cart/ beta",
		"GET  shop /cart-old",
		"GET  shop /Cart",
		"GET  shop /cart/items",
		"POST shop /cart/items beta",
		"GET  shop /pay",
		"GET  news /cart/items",
		"GET  news /cart",
	} {
		fmt.Printf("%-28s%s\n", line, ask(client, strings.Fields(line)))
	}
	// #endregion requests
}

func ask(client *http.Client, words []string) string {
	request, _ := http.NewRequest(words[0],
		"https://"+words[1]+".example.com"+words[2], nil)
	if len(words) > 3 {
		request.Header.Set(words[3], "yes")
	}
	response, err := client.Do(request)
	if err != nil {
		return err.Error()
	}
	answer, _ := io.ReadAll(response.Body)
	return fmt.Sprintf("%d %s", response.StatusCode,
		strings.TrimSpace(string(answer)))
}
