package main

import "fmt"

// #region type
type Counter struct {
	Name  string
	Count int
}

func (c Counter) Lost()  { c.Count++ } // c is a copy
func (c *Counter) Kept() { c.Count++ } // c names the variable
// #endregion type

func main() {
	// #region calls
	visits := Counter{Name: "visits"}
	visits.Lost()
	visits.Kept() // short for (&visits).Kept()
	fmt.Println("a variable:", visits.Count)

	list := []Counter{{Name: "a"}, {Name: "b"}}
	for _, c := range list {
		c.Kept()
	}
	fmt.Println("range by value:", list[0].Count, list[1].Count)
	for i := range list {
		list[i].Kept()
	}
	fmt.Println("range by index:", list[0].Count, list[1].Count)
	// #endregion calls

	// #region later
	hits := Counter{Name: "hits"}
	show := hits.Show // a method value: the receiver is evaluated now
	defer hits.Show() // so it is here
	defer func() { hits.Show() }()
	hits.Kept()
	show()
	// #endregion later
}

func (c Counter) Show() { fmt.Println("shown:", c.Count) }
