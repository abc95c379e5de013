package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"time"
)

// #region types
// Object is a Shop or a Worker: what should be, and what is.
type Object struct {
	APIVersion string   `json:"apiVersion"`
	Kind       string   `json:"kind"`
	Metadata   Metadata `json:"metadata"`
	Spec       Spec     `json:"spec"`
	Status     Status   `json:"status"`
}

type Spec struct {
	Host    string `json:"host,omitempty"`
	Workers int    `json:"workers"`
}

type Status struct {
	Ready              int   `json:"ready"`
	ObservedGeneration int64 `json:"observedGeneration"`
}

// #endregion types

type Metadata struct {
	Name              string   `json:"name,omitempty"`
	GenerateName      string   `json:"generateName,omitempty"`
	UID               string   `json:"uid,omitempty"`
	ResourceVersion   string   `json:"resourceVersion,omitempty"`
	Generation        int64    `json:"generation,omitempty"`
	DeletionTimestamp string   `json:"deletionTimestamp,omitempty"`
	Finalizers        []string `json:"finalizers,omitempty"`
	Owners            []Owner  `json:"ownerReferences,omitempty"`
}

type Owner struct {
	APIVersion string `json:"apiVersion"`
	Kind       string `json:"kind"`
	Name       string `json:"name"`
	UID        string `json:"uid"`
	Controller bool   `json:"controller"`
}

type Event struct {
	Type   string
	Object Object
}

const (
	shops   = "shops"
	workers = "workers"
)

// API speaks to an API server. Before, when set, is told of each request
// that writes, ahead of it.
type API struct {
	url    string
	before func(request string)
}

// connect starts a stand-in, or makes a namespace of its own in the real
// API server at KUBE_API.
func connect() *API {
	base, name := os.Getenv("KUBE_API"), "default"
	if base == "" {
		base = httptest.NewServer(newStore()).URL
	} else {
		name = fmt.Sprintf("run-%d", time.Now().UnixNano())
		core := &API{url: base + "/api/v1/"}
		core.do("POST", "namespaces", Object{Metadata: Metadata{Name: name}}, nil)
	}
	return &API{url: base + "/apis/example.com/v1/namespaces/" + name + "/"}
}

// StatusError is the server's refusal.
type StatusError struct {
	Code            int
	Reason, Message string
}

func (e *StatusError) Error() string {
	return fmt.Sprintf("%d %s: %s", e.Code, e.Reason, e.Message)
}

// ignoreNotFound is nil for the error that an object does not exist.
func ignoreNotFound(err error) error {
	refused, ok := err.(*StatusError)
	if ok && refused.Reason == "NotFound" {
		return nil
	}
	return err
}

func (a *API) tell(verb, resource, name string) {
	if a.before != nil {
		a.before(verb + " " + strings.ToLower(kinds[resource]) + " " + name)
	}
}

func (a *API) do(method, path string, in, out any) error {
	var body bytes.Buffer
	if in != nil {
		json.NewEncoder(&body).Encode(in)
	}
	request, _ := http.NewRequest(method, a.url+path, &body)
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, _ := io.ReadAll(response.Body)
	if response.StatusCode >= 400 {
		refused := &StatusError{Code: response.StatusCode}
		json.Unmarshal(text, refused)
		refused.Message = strings.TrimSpace(refused.Message)
		return refused
	}
	if out == nil {
		return nil
	}
	return json.Unmarshal(text, out)
}

func (a *API) get(resource, name string) (o Object, err error) {
	return o, a.do("GET", resource+"/"+name, nil, &o)
}

func (a *API) list(resource string) ([]Object, string, error) {
	var list struct {
		Metadata Metadata
		Items    []Object
	}
	err := a.do("GET", resource, nil, &list)
	return list.Items, list.Metadata.ResourceVersion, err
}

func (a *API) create(resource string, o Object) (Object, error) {
	a.tell("create", resource, o.Metadata.Name)
	o.APIVersion, o.Kind = "example.com/v1", kinds[resource]
	return o, a.do("POST", resource, o, &o)
}

func (a *API) update(resource string, o Object) (Object, error) {
	a.tell("update", resource, o.Metadata.Name)
	return o, a.do("PUT", resource+"/"+o.Metadata.Name, o, &o)
}

func (a *API) updateStatus(resource string, o Object) (Object, error) {
	a.tell("update status of", resource, o.Metadata.Name)
	return o, a.do("PUT", resource+"/"+o.Metadata.Name+"/status", o, &o)
}

func (a *API) delete(resource, name string) error {
	a.tell("delete", resource, name)
	return a.do("DELETE", resource+"/"+name, nil, nil)
}

// watch delivers what changes after a version, until the server ends it.
func (a *API) watch(resource, version string) <-chan Event {
	response, err := http.Get(
		a.url + resource + "?watch=true&resourceVersion=" + version)
	if err != nil {
		panic(err)
	}
	events := make(chan Event)
	go func() {
		defer close(events)
		for lines := json.NewDecoder(response.Body); ; {
			var event Event
			if lines.Decode(&event) != nil {
				return
			}
			events <- event
		}
	}()
	return events
}

// called makes an object; the server completes a name that ends in "-".
func called(name string) Object {
	if strings.HasSuffix(name, "-") {
		return Object{Metadata: Metadata{GenerateName: name}}
	}
	return Object{Metadata: Metadata{Name: name}}
}

var kinds = map[string]string{shops: "Shop", workers: "Worker"}
