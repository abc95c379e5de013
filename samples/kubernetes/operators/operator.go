package main

import (
	"fmt"
	"slices"
)

const finalizer = "example.com/dns"

// Operator runs shops. DNS is outside of the cluster: it knows no owner.
type Operator struct {
	*API
	dns map[string]bool
}

// #region reconcile
// reconcile makes the world of one shop match its spec, from whatever
// state it is in. It gets a name and is not told what happened.
func (op *Operator) reconcile(name string) error {
	shop, err := op.get(shops, name)
	if is(err, "NotFound") {
		return nil // nothing is wanted and nothing is left
	} else if err != nil {
		return err
	}
	if shop.Metadata.DeletionTimestamp != "" {
		return op.tidyUp(shop)
	}
	if !slices.Contains(shop.Metadata.Finalizers, finalizer) {
		shop.Metadata.Finalizers = append(
			shop.Metadata.Finalizers, finalizer)
		if shop, err = op.update(shops, shop); err != nil {
			return err
		}
	}
	op.dns[name] = true // only now: from here on, tidyUp will be asked
	have, want := op.workersOf(shop), namesOf(shop)
	for _, worker := range want {
		if !slices.Contains(have, worker) {
			if err := op.hire(shop, worker); err != nil {
				return err
			}
		}
	}
	for _, worker := range have {
		if !slices.Contains(want, worker) {
			if err := op.delete(workers, worker); err != nil {
				return err
			}
		}
	}
	shop.Status.Ready = len(op.workersOf(shop))
	shop.Status.ObservedGeneration = shop.Metadata.Generation
	_, err = op.updateStatus(shops, shop)
	return err
}

// #endregion reconcile

func (op *Operator) tidyUp(shop Object) error {
	i := slices.Index(shop.Metadata.Finalizers, finalizer)
	if i < 0 {
		return nil // ours is done; others may still be at work
	}
	delete(op.dns, shop.Metadata.Name)
	for _, worker := range op.workersOf(shop) {
		op.delete(workers, worker) // the garbage collector's job, really
	}
	shop.Metadata.Finalizers = slices.Delete(shop.Metadata.Finalizers, i, i+1)
	_, err := op.update(shops, shop)
	return err
}

func (op *Operator) hire(shop Object, name string) error {
	owner := Owner{"example.com/v1", "Shop", shop.Metadata.Name,
		shop.Metadata.UID, true}
	worker := called(name)
	worker.Metadata.Owners = []Owner{owner}
	_, err := op.create(workers, worker)
	return err
}

// namesOf are the names that the workers of a shop should have.
func namesOf(shop Object) (names []string) {
	for i := range shop.Spec.Replicas {
		names = append(names, fmt.Sprintf("%s-%d", shop.Metadata.Name, i))
	}
	return names
}

// workersOf lists the names of the workers that a shop owns.
func (op *Operator) workersOf(shop Object) (names []string) {
	all, _ := op.list(workers)
	for _, worker := range all {
		for _, owner := range worker.Metadata.Owners {
			if owner.UID == shop.Metadata.UID {
				names = append(names, worker.Metadata.Name)
			}
		}
	}
	return names
}
