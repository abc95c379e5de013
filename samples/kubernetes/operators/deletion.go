package main

import (
	"fmt"
	"slices"
)

const finalizer = "example.com/dns"

// AddressOperator also keeps an entry for each shop in a DNS server.
type AddressOperator struct {
	*Operator
	dns map[string]bool
}

// #region reconcile
func (op *AddressOperator) reconcile(name string) error {
	shop, err := op.getShop(name)
	if err != nil {
		return ignoreNotFound(err)
	}
	if shop.beingDeleted() {
		return op.cleanUp(shop)
	}
	// First the finalizer, or the entry could stay for ever.
	err = op.addFinalizer(shop)
	if err != nil {
		return err
	}
	op.dns[shop.Spec.Host] = true      // makes the entry
	return op.Operator.reconcile(name) // creates workers
}

func (op *AddressOperator) cleanUp(shop Object) error {
	if !hasFinalizer(shop) { // cleaned up before
		return nil
	}
	// First the entry: without a finalizer, books is gone.
	delete(op.dns, shop.Spec.Host)
	return op.removeFinalizer(shop)
}

// #endregion reconcile

func hasFinalizer(shop Object) bool {
	return slices.Contains(shop.Metadata.Finalizers, finalizer)
}

func (op *AddressOperator) addFinalizer(shop Object) error {
	if hasFinalizer(shop) {
		return nil
	}
	shop.Metadata.Finalizers = append(shop.Metadata.Finalizers, finalizer)
	_, err := op.update(shops, shop)
	return err
}

func (op *AddressOperator) removeFinalizer(shop Object) error {
	list := shop.Metadata.Finalizers
	i := slices.Index(list, finalizer)
	shop.Metadata.Finalizers = slices.Delete(list, i, i+1)
	_, err := op.update(shops, shop)
	return err
}

// #region run
func main() {
	api := connect()
	op := &AddressOperator{&Operator{api}, map[string]bool{}}
	show := func(step string) {
		shop, err := api.get(shops, "books")
		state := "exists"
		if shop.beingDeleted() {
			state = "Terminating"
		}
		if err != nil {
			state = "gone"
		}
		all, _, _ := api.list(workers)
		fmt.Printf("%-8s %-11s %7d  %3d\n", step, state,
			len(all), len(op.dns))
	}
	shop := called("books")
	shop.Spec = Spec{"books.example.com", 3}
	api.create(shops, shop)
	fmt.Println("operator books       workers  DNS")
	op.reconcile("books")
	show("runs")
	api.delete(shops, "books")
	show("is down")
	op.reconcile("books")
	show("runs")
}

// #endregion run
