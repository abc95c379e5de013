package main

// A stand-in for the Kubernetes API server: the rules for objects that
// this page is about, over HTTP, in memory. It knows no schema, users or
// patches, and its garbage collector deletes at once.

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

type object = map[string]any

// Store holds objects by path, and every change that was made to them.
type Store struct {
	sync.Mutex
	changed *sync.Cond
	objects map[string]object // "shops/books" and so on
	log     []change
	version int // counts every change of anything
}

type change struct {
	resource string
	event    object
}

func newStore() *Store {
	s := &Store{objects: map[string]object{}}
	s.changed = sync.NewCond(s)
	return s
}

func meta(o object) object {
	if _, ok := o["metadata"].(object); !ok {
		o["metadata"] = object{}
	}
	return o["metadata"].(object)
}

// ServeHTTP answers .../namespaces/<any>/<resource>[/<name>[/status]].
func (s *Store) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	_, rest, _ := strings.Cut(r.URL.Path, "/namespaces/")
	path := append(strings.Split(rest, "/"), "", "")
	resource, name, sub := path[1], path[2], path[3]
	if r.URL.Query().Get("watch") == "true" {
		s.watch(w, r, resource)
		return
	}
	var body object
	if r.Method == "POST" || r.Method == "PUT" {
		json.NewDecoder(r.Body).Decode(&body)
	}
	s.Lock()
	defer s.Unlock()
	switch {
	case r.Method == "POST":
		s.create(w, resource, body)
	case name == "":
		s.list(w, resource)
	case s.objects[resource+"/"+name] == nil:
		fail(w, 404, "NotFound", `%s "%s" not found`, group(resource), name)
	case r.Method == "GET":
		answer(w, 200, s.objects[resource+"/"+name])
	case r.Method == "PUT":
		s.update(w, resource, name, sub, body)
	case r.Method == "DELETE":
		s.delete(w, resource, name)
	}
}

func (s *Store) create(w http.ResponseWriter, resource string, o object) {
	m := meta(o)
	if m["name"] == nil {
		m["name"] = fmt.Sprintf("%s%d", m["generateName"], s.version)
	}
	key := resource + "/" + m["name"].(string)
	if s.objects[key] != nil {
		fail(w, 409, "AlreadyExists", `%s "%s" already exists`,
			group(resource), m["name"])
		return
	}
	delete(o, "status") // belongs to another request
	m["generation"] = 1.0
	m["uid"] = fmt.Sprintf("uid-%d", s.version+1)
	s.put(key, o, "ADDED")
	answer(w, 201, o)
}

// #region update
func (s *Store) update(w http.ResponseWriter, resource, name, sub string,
	o object) {
	key := resource + "/" + name
	old := s.objects[key]
	if sent := meta(o)["resourceVersion"]; sent != nil &&
		sent != meta(old)["resourceVersion"] {
		fail(w, 409, "Conflict", `Operation cannot be fulfilled on %s "%s": `+
			"the object has been modified; please apply your changes to "+
			"the latest version and try again", group(resource), name)
		return
	}
	next := maps.Clone(old)
	if sub == "status" { // this request changes nothing else
		next["status"] = o["status"]
	} else { // and this one anything but that
		next["spec"] = o["spec"]
		next["metadata"] = s.mergeMeta(old, o)
	}
	if reflect.DeepEqual(next, old) {
		answer(w, 200, old) // no change: no new version, no event
		return
	}
	if meta(next)["deletionTimestamp"] != nil &&
		meta(next)["finalizers"] == nil {
		s.remove(key)
	} else {
		s.put(key, next, "MODIFIED")
	}
	answer(w, 200, next)
}

// #endregion update

// mergeMeta takes from a request what clients may change. A new spec
// counts the generation up.
func (s *Store) mergeMeta(old, o object) object {
	m := maps.Clone(meta(old))
	for _, field := range []string{
		"finalizers", "labels", "annotations", "ownerReferences",
	} {
		if v := meta(o)[field]; v != nil {
			m[field] = v
		} else {
			delete(m, field)
		}
	}
	if !reflect.DeepEqual(old["spec"], o["spec"]) {
		m["generation"] = m["generation"].(float64) + 1
	}
	return m
}

// #region delete
func (s *Store) delete(w http.ResponseWriter, resource, name string) {
	key := resource + "/" + name
	o := maps.Clone(s.objects[key])
	if meta(o)["finalizers"] == nil {
		s.remove(key)
	} else if meta(o)["deletionTimestamp"] == nil {
		m := maps.Clone(meta(o))
		m["deletionTimestamp"] = time.Now().UTC().Format(time.RFC3339)
		m["generation"] = m["generation"].(float64) + 1
		o["metadata"] = m
		s.put(key, o, "MODIFIED") // only marked
	}
	answer(w, 200, o)
}

// #endregion delete

func (s *Store) put(key string, o object, event string) {
	m := maps.Clone(meta(o))
	s.version++
	m["resourceVersion"] = strconv.Itoa(s.version)
	o["metadata"] = m
	s.objects[key] = o
	s.tell(key, event, o)
}

func (s *Store) remove(key string) {
	s.version++
	gone := s.objects[key]
	s.tell(key, "DELETED", gone)
	delete(s.objects, key)
	for other, o := range maps.Clone(s.objects) {
		if owned(o, meta(gone)["uid"]) {
			s.remove(other)
		}
	}
}

// owned says whether an object names the owner with this uid.
func owned(o object, uid any) bool {
	owners, _ := meta(o)["ownerReferences"].([]any)
	return slices.ContainsFunc(owners, func(owner any) bool {
		return owner.(object)["uid"] == uid
	})
}

func (s *Store) tell(key, event string, o object) {
	resource, _, _ := strings.Cut(key, "/")
	s.log = append(s.log, change{resource, object{"type": event, "object": o}})
	s.changed.Broadcast()
}

func (s *Store) list(w http.ResponseWriter, resource string) {
	items := []object{}
	for _, key := range slices.Sorted(maps.Keys(s.objects)) {
		if strings.HasPrefix(key, resource+"/") {
			items = append(items, s.objects[key])
		}
	}
	answer(w, 200, object{"items": items, "metadata": object{
		"resourceVersion": strconv.Itoa(len(s.log))}})
}

// watch sends the changes after a list, and goes on with those to come.
func (s *Store) watch(w http.ResponseWriter, r *http.Request, resource string) {
	next, _ := strconv.Atoi(r.URL.Query().Get("resourceVersion"))
	w.(http.Flusher).Flush()
	for r.Context().Err() == nil {
		s.Lock()
		for next >= len(s.log) {
			s.changed.Wait()
		}
		entry := s.log[next]
		s.Unlock()
		if next++; entry.resource == resource {
			json.NewEncoder(w).Encode(entry.event)
			w.(http.Flusher).Flush()
		}
	}
}

func group(resource string) string { return resource + ".example.com" }

func answer(w http.ResponseWriter, status int, o object) {
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(o)
}

func fail(w http.ResponseWriter, status int, reason, format string, a ...any) {
	answer(w, status, object{"kind": "Status", "reason": reason,
		"message": fmt.Sprintf(format, a...)})
}
