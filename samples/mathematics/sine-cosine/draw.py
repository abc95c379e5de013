"""Print a picture of the note: the triangle in the wheel, the unit circle with
its quadrants, or both waves over a whole turn.

Run in docs/mathematics/img:
  python3 draw.py triangle > sine-cosine-triangle.svg
  python3 draw.py circle > sine-cosine-circle.svg
  python3 draw.py waves > sine-cosine-waves.svg
"""

import sys
from math import cos, radians, sin

INK, FAINT, PAPER = "#1f2328", "#8c959f", "#ffffff"
FAINT_TEXT = "#59636e"
SINE, COSINE = "#9a3412", "#0b57a4"


def line(x1, y1, x2, y2, colour=INK, width=1.5, dashes=""):
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"{dash}/>'
    )


def text(x, y, words, colour=INK, anchor="middle", weight=400):
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{words}</text>'
    )


def dot(x, y, colour=INK):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'


def path(d, colour=INK, width=1.5):
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def arc(x, y, radius, degrees, colour=INK, width=1.5):
    """From the right of the centre counterclockwise, at most half a turn."""
    end_x, end_y = x + radius * cos(radians(degrees)), y - radius * sin(radians(degrees))
    return path(f"M{x + radius},{y} A{radius},{radius} 0 0 0 {end_x:.1f},{end_y:.1f}", colour, width)


def triangle():
    x, y, radius = 75, 300, 260
    right, top = x + radius * cos(radians(60)), y - radius * sin(radians(60))
    return 352, [
        arc(x, y, radius, 90, FAINT, 2),
        line(x, y, x + radius, y, FAINT),
        path(f"M{right - 14},{y} v-14 h14"),
        arc(x, y, 34, 60),
        line(x, y, right, top, width=4),
        line(x, y, right, y, COSINE, 5),
        line(right, y, right, top, SINE, 5),
        dot(x, y),
        dot(right, top),
        text(right + 12, top - 6, "cabin", anchor="start", weight=600),
        text(x - 12, y + 5, "axle", anchor="end", weight=600),
        text(x + 42, y - 16, "60°", anchor="start"),
        text(116, 168, "hypotenuse", anchor="end"),
        text(116, 188, "10 m", anchor="end"),
        text(right + 10, 232, "opposite leg", SINE, "start", 400),
        text(right + 10, 252, "8.66 m", SINE, "start", 400),
        text((x + right) / 2, y + 24, "adjacent leg", COSINE),
        text((x + right) / 2, y + 43, "5 m", COSINE),
        text(306, 150, "wheel", FAINT_TEXT, "start"),
    ]


def circle():
    x, y, radius = 200, 185, 108

    def spoke(degrees):
        right, top = x + radius * cos(radians(degrees)), y - radius * sin(radians(degrees))
        return [line(x, y, right, top, width=2), dot(right, top)]

    def label(at_x, at_y, degrees, point):
        return [text(at_x, at_y, degrees, weight=600), text(at_x, at_y + 20, point, weight=600)]

    def signs(at_x, at_y, cosine, sine):
        return [text(at_x, at_y, f"cos {cosine}", COSINE, weight=600), text(at_x, at_y + 20, f"sin {sine}", SINE, weight=600)]

    minus = "\N{MINUS SIGN}"
    return 330, [
        line(x - 150, y, x + 150, y, FAINT),
        line(x, y - 140, x, y + 135, FAINT),
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{INK}" stroke-width="2"/>',
        *spoke(60),
        *spoke(150),
        *spoke(-30),
        *label(306, 60, "60°", "(0.5, 0.866)"),
        *label(66, 84, "150°", f"({minus}0.866, 0.5)"),
        *label(338, 262, f"{minus}30°", f"(0.866, {minus}0.5)"),
        *signs(268, 146, "+", "+"),
        *signs(166, 114, minus, "+"),
        *signs(150, 222, minus, minus),
        *signs(228, 242, "+", minus),
        text(x + radius + 6, y - 7, "1", anchor="start"),
        text(x - radius - 6, y + 20, f"{minus}1", anchor="end"),
        text(x - 7, y - radius - 6, "1", anchor="end"),
        text(x - 7, y + radius + 18, f"{minus}1", anchor="end"),
    ]


def waves():
    left, axis, turn, unit = 34, 130, 336, 76

    def at(degrees, value):
        return left + turn * degrees / 360, axis - unit * value

    def curve(function, colour, dashes=""):
        points = " ".join("{:.1f},{:.1f}".format(*at(d, function(radians(d)))) for d in range(0, 361, 5))
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"{dash}/>'

    ticks = []
    for degrees in (90, 180, 270, 360):
        x, _ = at(degrees, 0)
        ticks.append(line(x, axis - 4, x, axis + 4))
        ticks.append(text(x, 236, f"{degrees}°", anchor="end" if degrees == 360 else "middle"))
    x, sine = at(60, sin(radians(60)))
    _, cosine = at(60, 0.5)
    return 246, [
        line(left, axis, left + turn, axis, FAINT),
        line(left, axis - 88, left, axis + 88, FAINT),
        line(x, axis + 88, x, axis - 88, INK, 1.5, "3 4"),
        curve(sin, SINE),
        curve(cos, COSINE, "9 5"),
        dot(x, sine, SINE),
        dot(x, cosine, COSINE),
        text(x, axis - 96, "60°", weight=600),
        text(*at(128, 1.0), "sin", SINE, weight=600),
        text(*at(322, 1.02), "cos", COSINE, weight=600),
        text(left - 7, axis - unit + 5, "1", anchor="end"),
        text(left - 7, axis + 5, "0", anchor="end"),
        text(left - 7, axis + unit + 5, "\N{MINUS SIGN}1", anchor="end"),
        *ticks,
    ]


height, parts = {"triangle": triangle, "circle": circle, "waves": waves}[sys.argv[1]]()
print(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 {height}" '
    f'width="400" height="{height}" font-family="system-ui, sans-serif" '
    'font-size="16">'
)
print(f'<rect width="400" height="{height}" rx="12" fill="{PAPER}"/>')
print("\n".join([*parts, "</svg>"]))
