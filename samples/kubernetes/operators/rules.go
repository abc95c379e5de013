package main

import (
	"fmt"
	"strings"
)

// #region requests
func main() {
	api = connect()
	fmt.Println("request                      version  generation")
	shop := called("books")
	shop.Metadata.Finalizers = []string{finalizer}
	shop.Spec.Replicas = 3
	shop, _ = api.create(shops, shop)
	show("create, 3 replicas", nil)

	old := shop
	shop.Spec.Replicas = 5
	shop.Status.Ready = 99 // not heard: this is no status request
	shop, err := api.update(shops, shop)
	show("5 replicas, ready 99", err)

	shop, err = api.update(shops, shop)
	show("the same again", err)

	shop.Status.Ready = 5
	shop.Spec.Replicas = 7 // not heard: this is a status request
	shop, err = api.updateStatus(shops, shop)
	show("status: ready 5, 7 replicas", err)

	old.Spec.Replicas = 4
	_, err = api.update(shops, old)
	show("4 replicas, to what it was", err)

	err = api.delete(shops, "books")
	show("delete", err)

	shop, _ = api.get(shops, "books")
	shop.Metadata.Finalizers = nil
	_, err = api.update(shops, shop)
	show("no finalizer", err)
}

// #endregion requests

var (
	api  *API
	last string
)

// show prints what a request has left behind.
func show(request string, refusal error) {
	shop, err := api.get(shops, "books")
	version, state := "same", fmt.Sprintf("%d of %d ready",
		shop.Status.Ready, shop.Spec.Replicas)
	if shop.Metadata.ResourceVersion != last {
		version, last = "new", shop.Metadata.ResourceVersion
	}
	if shop.Metadata.DeletionTimestamp != "" {
		state += ", marked for deletion"
	}
	if err != nil {
		version, state = "-", "gone"
		refusal = err
	}
	fmt.Printf("%-28s %-8s %10d  %s\n", request,
		version, shop.Metadata.Generation, state)
	if refusal != nil {
		fmt.Println("   ",
			strings.NewReplacer("; ", ";\n    ", ": the", ":\n    the").
				Replace(refusal.Error()))
	}
}
