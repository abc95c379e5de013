package main

func main() {
	m := Meter{count: 7}
	reset := (*Meter).Reset
	reset(&m)
	reset = Meter.Reset
}

// #region types
type Meter struct{ count int }

func (m Meter) Read() int { return m.count }
func (m *Meter) Reset()   { m.count = 0 }

type Resetter interface{ Reset() }

// #endregion types
