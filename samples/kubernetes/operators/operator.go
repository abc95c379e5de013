package main

import (
	"fmt"
	"slices"
)

// Operator runs shops: each gets the workers that its spec asks for.
type Operator struct{ *API }

// #region reconcile
func (op *Operator) reconcile(name string) error {
	// 1. Read the desired state.
	shop, err := op.get(shops, name)
	if err != nil || shop.beingDeleted() {
		return ignoreNotFound(err)
	}
	want := workerNames(shop)
	// 2. Read the actual state.
	have, err := op.workersOf(shop)
	if err != nil {
		return err
	}
	// 3. Repair the difference.
	missing := minus(want, have)
	surplus := minus(have, want)
	err = op.repair(shop, missing, surplus)
	if err != nil {
		return err
	}
	// 4. Write the status.
	return op.report(shop)
}

// #endregion reconcile

// workerNames are the names that the workers of a shop should have.
func workerNames(shop Object) (names []string) {
	for i := range shop.Spec.Workers {
		names = append(names, fmt.Sprintf("%s-%d", shop.Metadata.Name, i))
	}
	return names
}

// workersOf lists the names of the workers that a shop owns.
func (op *Operator) workersOf(shop Object) (names []string, err error) {
	all, _, err := op.list(workers)
	for _, worker := range all {
		for _, owner := range worker.Metadata.Owners {
			if owner.UID == shop.Metadata.UID {
				names = append(names, worker.Metadata.Name)
			}
		}
	}
	return names, err
}

// repair creates the missing workers and deletes the surplus ones.
func (op *Operator) repair(shop Object, missing, surplus []string) error {
	owner := Owner{"example.com/v1", "Shop", shop.Metadata.Name,
		shop.Metadata.UID, true}
	for _, name := range missing {
		worker := called(name)
		worker.Metadata.Owners = []Owner{owner}
		if _, err := op.create(workers, worker); err != nil {
			return err
		}
	}
	for _, name := range surplus {
		if err := op.delete(workers, name); ignoreNotFound(err) != nil {
			return err
		}
	}
	return nil
}

// report writes the status, if it has changed.
func (op *Operator) report(shop Object) error {
	have, err := op.workersOf(shop)
	if err != nil {
		return err
	}
	status := Status{len(have), shop.Metadata.Generation}
	if status == shop.Status {
		return nil
	}
	shop.Status = status
	_, err = op.updateStatus(shops, shop)
	return err
}

func (o Object) beingDeleted() bool {
	return o.Metadata.DeletionTimestamp != ""
}

// minus returns the names that are in the first list only.
func minus(names, others []string) (rest []string) {
	for _, name := range names {
		if !slices.Contains(others, name) {
			rest = append(rest, name)
		}
	}
	return rest
}
