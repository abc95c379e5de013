package main

func fresh() Meter { return Meter{count: 7} }

func main() {
	list := []Meter{fresh()}
	list[0].Reset()

	byName := map[string]Meter{"a": fresh()}
	byName["a"].Reset()
	fresh().Reset()
	Meter{count: 7}.Reset()
	var box any = fresh()
	box.(Meter).Reset()
}

// #region types
type Meter struct{ count int }

func (m Meter) Read() int { return m.count }
func (m *Meter) Reset()   { m.count = 0 }

type Resetter interface{ Reset() }

// #endregion types
