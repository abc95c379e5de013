package main

type Meter struct{ count int }

func (m *Meter) Reset() { m.count = 0 }

type Resetter interface{ Reset() }

type Panel struct{ Meter }

func main() {
	var m Meter
	m.Reset() // compiles
	var r Resetter = m
	r = Panel{}
	r = &Panel{} // compiles
	all := []*Panel{{}}
	reset(all)
	pm := &r
	pm.Reset()
}

func reset(list []Resetter) {}
