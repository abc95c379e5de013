package main

import (
	"fmt"
	"math"
)

// #region cable

const (
	rho = 1.7241e-8      // Ω·m, annealed copper at 20 °C
	mu0 = 4e-7 * math.Pi // N/A², to nine digits
)

// loop is the resistance there and back, for an American gauge.
func loop(gauge, metres float64) float64 {
	diameter := 0.127e-3 * math.Pow(92, (36-gauge)/39)
	return rho * 2 * metres / (math.Pi * diameter * diameter / 4)
}

func main() {
	for _, c := range []struct{ gauge, metres, volts, watts float64 }{
		{28, 2, 5, 15}, {24, 2, 5, 15}, {28, 2, 20, 15}} {
		r, i := loop(c.gauge, c.metres), c.watts/c.volts
		fmt.Printf("AWG %v, %.2f Ω: from %2v V, %.2f A arrive",
			c.gauge, r, c.volts, i)
		fmt.Printf(" %5.2f V, %4.1f W\n", c.volts-i*r, c.watts-i*i*r)
	}

	r := loop(20, 10)
	short := 12 / (0.01 + r) // 10 mΩ inside the supply
	fmt.Printf("short after 10 m of AWG 20: %.0f A, %.0f W\n",
		short, short*short*r)

	for _, hertz := range []float64{50, 1e6, 1e9} {
		fmt.Printf("skin depth at %.0e Hz: %.2g mm\n",
			hertz, 1e3*math.Sqrt(rho/(math.Pi*hertz*mu0)))
	}
}

// #endregion cable
