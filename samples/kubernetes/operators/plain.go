package main

import "fmt"

// #region steps
func main() {
	fmt.Println("user creates books with 3 workers")
	user := newDemo(3)
	user.pass()

	fmt.Println("nothing has changed")
	user.pass()

	fmt.Println("user deletes worker books-1")
	user.delete(workers, "books-1")
	user.pass()

	fmt.Println("user changes books to 2 workers")
	user.setWorkers(2)
	user.pass()
}

// #endregion steps
