package main

type Clock struct{ hour int }

func (c *Clock) Reset() { c.hour = 0 }

type Door struct {
	Meter
	Clock
}

func main() {
	var d Door
	d.Reset()
	var r Resetter = &d
	r.Reset()
}

// #region types
type Meter struct{ count int }

func (m Meter) Read() int { return m.count }
func (m *Meter) Reset()   { m.count = 0 }

type Resetter interface{ Reset() }

// #endregion types
