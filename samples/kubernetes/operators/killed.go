package main

import "fmt"

// #region killed
// killedBefore runs a program that dies just before its nth write, then
// runs it again, as whoever watches over processes would.
func killedBefore(api *API, n int, run func(*API)) (killed bool) {
	writes := 0
	api.before = func(string) {
		if writes++; writes == n {
			panic("killed")
		}
	}
	defer func() {
		if killed = recover() != nil; killed {
			run(api)
		}
	}()
	run(api)
	return
}

// #endregion killed

// #region scripts
// once does the work in order: what one runs when a shop is created.
func once(api *API) {
	shop, _ := api.get(shops, "books")
	for range shop.Spec.Replicas {
		api.create(workers, called("books-"))
	}
	shop.Status.Ready = shop.Spec.Replicas
	api.updateStatus(shops, shop)
}

// named is once with fixed names, and it stops at the first error.
func named(api *API) {
	shop, _ := api.get(shops, "books")
	for _, name := range namesOf(shop) {
		if _, err := api.create(workers, called(name)); err != nil {
			return // 409 AlreadyExists
		}
	}
	shop.Status.Ready = shop.Spec.Replicas
	api.updateStatus(shops, shop)
}

// #endregion scripts

func operate(api *API) {
	op := &Operator{api, map[string]bool{}}
	if err := op.reconcile("books"); err != nil {
		fmt.Println(err)
	}
}

func main() {
	fmt.Println("killed before  once           named          operator")
	for n := 1; n <= 5; n++ {
		fmt.Printf("write %d      ", n)
		for _, run := range []func(*API){once, named, operate} {
			fmt.Printf("  %-13s", try(n, run))
		}
		fmt.Println()
	}
}

// try says how many workers there are in the end, and in the status.
func try(n int, run func(*API)) string {
	api := connect()
	shop := called("books")
	shop.Spec.Replicas = 3
	api.create(shops, shop)
	if !killedBefore(api, n, run) {
		return "not killed"
	}
	all, _ := api.list(workers)
	shop, _ = api.get(shops, "books")
	return fmt.Sprintf("%d, says %d", len(all), shop.Status.Ready)
}
