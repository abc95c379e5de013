package main

import (
	"fmt"
	"slices"
)

// #region stale
// byCount hires and fires as many as the cache says.
func byCount(api *API, want int, cache []Object) {
	for range want - len(cache) {
		api.create(workers, called("books-"))
	}
	for i := want; i < len(cache); i++ {
		api.delete(workers, cache[i].Metadata.Name)
	}
}

// byName hires the names that follow from the spec and are not in the
// cache. It is refused where the cache is wrong.
func byName(api *API, want int, cache []Object) {
	for i := range want {
		name := fmt.Sprintf("books-%d", i)
		if !contains(cache, name) {
			api.create(workers, called(name))
		}
	}
}

// #endregion stale

func contains(cache []Object, name string) bool {
	return slices.ContainsFunc(cache, func(o Object) bool {
		return o.Metadata.Name == name
	})
}

// #region passes
func main() {
	fmt.Println("                     by count   by name")
	a, b := connect(), connect()
	var seenA, seenB []Object // what the caches say
	for _, pass := range []string{"first pass", "cache is behind",
		"cache has caught up", "and again"} {
		byCount(a, 3, seenA)
		byName(b, 3, seenB)
		nowA, _ := a.list(workers)
		nowB, _ := b.list(workers)
		fmt.Printf("%-20s %5d %10d\n", pass, len(nowA), len(nowB))
		if pass != "first pass" {
			seenA, seenB = nowA, nowB
		}
	}
}

// #endregion passes
