package store

func Next() string {
	return "tea"
}
