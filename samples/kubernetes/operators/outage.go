package main

import "fmt"

// Edge acts on what happened: two more are wanted, one was deleted. It
// remembers the number that was wanted, and the workers that it removed.
type Edge struct {
	*API
	remembered int
	removed    map[string]bool
}

func (e *Edge) handle(event Event) {
	o := event.Object
	if o.Kind == "Shop" && event.Type != "DELETED" {
		e.specChanged(o.Spec)
	}
	if o.Kind == "Worker" && event.Type == "DELETED" {
		if !e.removed[o.Metadata.Name] {
			e.change(+1)
		}
	}
}

// #region edge
func (e *Edge) specChanged(spec Spec) {
	difference := spec.Workers - e.remembered
	e.change(difference)
	e.remembered = spec.Workers
}

// #endregion edge

func (e *Edge) change(by int) {
	for ; by > 0; by-- {
		e.create(workers, called("books-"))
	}
	all, _, _ := e.list(workers)
	for i := 0; by < 0; by, i = by+1, i+1 {
		e.removed[all[i].Metadata.Name] = true
		e.delete(workers, all[i].Metadata.Name)
	}
}

// #region level
// Level looks at what is, whatever happened.
type Level struct{ *Operator }

func (l *Level) handle(Event) {
	if err := l.reconcile("books"); err != nil {
		fmt.Println(err)
	}
}

// #endregion level

// A cluster with one controller in it, which sees events while it is up.
type cluster struct {
	*API
	controller interface{ handle(Event) }
	events     map[string]<-chan Event
}

// start does what informers do: list what is there, then watch.
func (c *cluster) start() {
	c.events = map[string]<-chan Event{}
	for _, resource := range []string{shops, workers} {
		items, version, _ := c.list(resource)
		c.events[resource] = c.watch(resource, version)
		for _, o := range items {
			c.controller.handle(Event{"ADDED", o})
		}
	}
	c.settle()
}

func (c *cluster) stop() { c.events = nil }

// settle lets the controller handle events until there are no more. A
// mark in the stream tells where that is.
func (c *cluster) settle() {
	for quiet := false; !quiet; {
		quiet = true
		for resource, events := range c.events {
			c.create(resource, called("mark"))
			c.delete(resource, "mark")
			for event := range events {
				if event.Object.Metadata.Name == "mark" {
					if event.Type == "DELETED" {
						break
					}
					continue
				}
				quiet = false
				c.controller.handle(event)
			}
		}
	}
}

func (c *cluster) scale(workers int) {
	shop, _ := c.get(shops, "books")
	shop.Spec.Workers = workers
	c.update(shops, shop)
}

func (c *cluster) deleteWorker() {
	all, _, _ := c.list(workers)
	c.delete(workers, all[0].Metadata.Name)
}

// #region steps
func main() {
	steps := []struct {
		what string
		do   func(c *cluster)
	}{
		{"create with 3", func(c *cluster) {
			c.create(shops, called("books"))
			c.scale(3)
		}},
		{"scale to 5", func(c *cluster) { c.scale(5) }},
		{"delete a worker", (*cluster).deleteWorker},
		{"watch breaks", (*cluster).stop},
		{"scale to 2", func(c *cluster) { c.scale(2) }},
		{"delete a worker", (*cluster).deleteWorker},
		{"list and watch", (*cluster).start},
		{"scale to 4", func(c *cluster) { c.scale(4) }},
	}
	a, b := connect(), connect()
	edge := &cluster{API: a, controller: &Edge{a, 0, map[string]bool{}}}
	level := &cluster{API: b,
		controller: &Level{&Operator{b}}}
	edge.start()
	level.start()
	fmt.Println("                   wanted  edge  level")
	for _, step := range steps {
		for _, c := range []*cluster{edge, level} {
			step.do(c)
			c.settle()
		}
		shop, _ := level.get(shops, "books")
		fmt.Printf("%-18s %5d %6d %6d\n", step.what, shop.Spec.Workers,
			edge.count(), level.count())
	}
}

// #endregion steps

func (c *cluster) count() int {
	all, _, _ := c.list(workers)
	return len(all)
}
