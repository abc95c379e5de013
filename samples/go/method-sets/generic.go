package main

func resetAll[T Resetter](list []T) {
	for _, resetter := range list {
		resetter.Reset()
	}
}

func main() {
	m := Meter{count: 7}
	resetAll[*Meter]([]*Meter{&m})
	resetAll[Meter]([]Meter{m})
}

// #region types
type Meter struct{ count int }

func (m Meter) Read() int { return m.count }
func (m *Meter) Reset()   { m.count = 0 }

type Resetter interface{ Reset() }

// #endregion types
