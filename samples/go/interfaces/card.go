package main

type GiftCard struct{ Left int }

func (g *GiftCard) Apply(cents int) int {
	used := min(g.Left, cents)
	g.Left -= used
	return cents - used
}

func main() {
	card := GiftCard{Left: 500}
	var good Discount = &card
	good.Apply(2000)
	var bad Discount = card
	bad.Apply(2000)
}

// #region types
type Discount interface {
	Apply(cents int) int
}

// #endregion types
