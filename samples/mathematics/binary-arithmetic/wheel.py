"""Print docs/mathematics/img/number-wheel.svg: the sixteen 4-bit patterns on a
ring, with the unsigned reading outside and the signed reading inside.

Run: python3 wheel.py > ../../../docs/mathematics/img/number-wheel.svg
"""

from math import cos, radians, sin

SIZE, MIDDLE = 400, 200
INK, PAPER, UNSIGNED, SIGNED = "#1f2328", "#ffffff", "#0b57a4", "#9a3412"


def place(pattern, radius):
    """Centre of a pattern's mark: 0000 on top, counting clockwise."""
    angle = radians(pattern * 360 / 16 - 90)
    return MIDDLE + radius * cos(angle), MIDDLE + radius * sin(angle)


def label(pattern, radius, text, colour, size, weight=400):
    x, y = place(pattern, radius)
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" fill="{colour}" '
        f'font-size="{size}" font-weight="{weight}">{text}</text>'
    )


def seam(pattern, colour):
    """The border between two neighbours where a reading jumps."""
    (x1, y1), (x2, y2) = place(pattern, 86), place(pattern, 186)
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="3" stroke-dasharray="7 5"/>'
    )


def middle(line, text, colour, weight=400):
    return (
        f'<text x="{MIDDLE}" y="{MIDDLE + line * 22:.0f}" fill="{colour}" '
        f'font-size="17" font-weight="{weight}">{text}</text>'
    )


parts = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" '
    f'width="{SIZE}" height="{SIZE}" font-family="system-ui, sans-serif" '
    'text-anchor="middle">',
    f'<rect width="{SIZE}" height="{SIZE}" rx="12" fill="{PAPER}"/>',
    f'<circle cx="{MIDDLE}" cy="{MIDDLE}" r="136" fill="none" '
    'stroke="#d8dee4" stroke-width="44"/>',
    seam(-0.5, UNSIGNED),
    seam(7.5, SIGNED),
]
for pattern in range(16):
    signed = pattern - 16 if pattern > 7 else pattern
    parts.append(label(pattern, 136, f"{pattern:04b}", INK, 17))
    parts.append(label(pattern, 178, pattern, UNSIGNED, 17, 600))
    reading = str(signed).replace("-", "\N{MINUS SIGN}")
    parts.append(label(pattern, 96, reading, SIGNED, 17, 600))
parts += [
    middle(-1.6, "unsigned", UNSIGNED, 600),
    middle(-0.7, "outside", UNSIGNED, 600),
    middle(0.5, "signed", SIGNED, 600),
    middle(1.4, "inside", SIGNED, 600),
    "</svg>",
]
print("\n".join(parts))
