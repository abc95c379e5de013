package main

import "fmt"

// #region script
func script(api *API) {
	shop, _ := api.getShop("books") // _ ignores an error
	for range shop.Spec.Workers {   // 3 times
		api.create(workers, withRandomName())
	}
}

// #endregion script

// #region run
func operator(api *API) {
	op := &Operator{api}
	op.reconcile("books")
}

func main() {
	fmt.Println("stopped before  script  operator")
	for n := 1; n <= 3; n++ {
		fmt.Printf("create %d        %6d  %8d\n", n,
			stopped(n, script), stopped(n, operator))
	}
}

// stopped runs a program on a new shop, stops it before its nth write,
// runs it again, and counts the workers.
func stopped(n int, run func(*API)) int {
	api := connect()
	shop := called("books")
	shop.Spec = Spec{"books.example.com", 3}
	api.create(shops, shop)
	writes := 0
	api.before = func(string) {
		writes++
		if writes == n {
			panic("stopped")
		}
	}
	untilStopped(api, run)
	run(api)
	all, _, _ := api.list(workers)
	return len(all)
}

func untilStopped(api *API, run func(*API)) {
	defer func() { recover() }()
	run(api)
}

func withRandomName() Object { return called("books-") }

// #endregion run
