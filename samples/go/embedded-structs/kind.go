package main

import "fmt"

type Report struct{ Name string }

func (r Report) Title() string { return "report " + r.Name }

type Invoice struct{ Report }

type Titled interface{ Title() string }

func show(t Titled) { fmt.Println(t.Title()) }

func main() {
	may := Invoice{Report{"May"}}
	show(may)
	show(may.Report)
}
