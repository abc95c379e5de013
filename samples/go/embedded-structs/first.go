package main

import "fmt"

type Report struct{ Name string }

func (r Report) Title() string {
	return "report " + r.Name
}

type Invoice struct {
	Report
	Number int
}

func main() {
	may := Invoice{Report: Report{Name: "May"}, Number: 7}
	fmt.Println(may.Name, may.Number)
	fmt.Println(may.Title())
	fmt.Println(may.Report.Name, may.Report.Title())
}
