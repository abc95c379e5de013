package main

import "fmt"

type Report struct{ Name string }

func (r Report) Title() string { return "report " + r.Name }
func (r Report) Print()        { fmt.Println(r.Title()) }

type Invoice struct {
	Report
	Number int
}

func (i Invoice) Title() string {
	return fmt.Sprint("invoice ", i.Number)
}

func main() {
	may := Invoice{Report{"May"}, 7}
	fmt.Println(may.Title())
	fmt.Println(may.Report.Title())
	may.Print()
}
