module operators

go 1.26.0
