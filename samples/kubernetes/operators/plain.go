package main

import "fmt"

// #region steps
func main() {
	fmt.Println("user creates books with 3 workers")
	user, operator := newDemo(3)
	operator.pass()

	fmt.Println("nothing has changed")
	operator.pass()

	fmt.Println("user deletes worker books-1")
	user.delete(workers, "books-1")
	operator.pass()

	fmt.Println("user changes books to 2 workers")
	user.setWorkers(2)
	operator.pass()
}

// #endregion steps
