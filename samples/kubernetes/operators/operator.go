package main

import (
	"fmt"
	"slices"
)

// Operator runs shops: each gets the workers that its spec asks for.
type Operator struct{ *API }

// #region reconcile
// op is the operator, and := makes new variables.
// err is an error, or nil for no error.
func (op *Operator) reconcile(name string) error {
	// 1. Read the desired state.
	shop, err := op.getShop(name)
	if err != nil || shop.beingDeleted() {
		// A shop that does not exist is no error.
		return ignoreNotFound(err)
	}
	want := workerNames(shop) // books-0, books-1, ...
	// 2. Read the actual state.
	have, err := op.workersOf(shop) // existing names
	if err != nil {
		return err // ends the pass
	}
	// 3. Repair the difference.
	missing := minus(want, have) // in want only
	surplus := minus(have, want) // in have only
	err = op.repair(shop, missing, surplus)
	if err != nil {
		return err
	}
	// 4. Write the status.
	return op.writeStatus(shop)
}

// #endregion reconcile

func (a *API) getShop(name string) (Object, error) {
	return a.get(shops, name)
}

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

// writeStatus writes the status, if it has changed.
func (op *Operator) writeStatus(shop Object) error {
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
