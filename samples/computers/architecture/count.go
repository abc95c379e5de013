package count

func count(counter *int64, limit int64) {
	if *counter < limit {
		*counter++
	}
}
