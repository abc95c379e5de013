"""Print docs/mathematics/img/sine-cosine.svg: a point at 60 degrees on the unit
circle with its two coordinates, and both coordinates over a whole turn.

Run: python3 draw.py > ../../../docs/mathematics/img/sine-cosine.svg
"""

from math import cos, radians, sin

WIDTH, HEIGHT = 400, 520
INK, FAINT, PAPER = "#1f2328", "#8c959f", "#ffffff"
SINE, COSINE = "#9a3412", "#0b57a4"
CENTRE_X, CENTRE_Y, RADIUS = 185, 150, 112
LEFT, AXIS_Y, TURN_WIDTH, UNIT = 34, 410, 336, 72
ANGLE = 60


def line(x1, y1, x2, y2, colour, width=1.5, dashes=""):
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


def dot(x, y, colour):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>'


def on_graph(degrees, value):
    return LEFT + TURN_WIDTH * degrees / 360, AXIS_Y - UNIT * value


def curve(function, colour, dashes=""):
    points = " ".join(
        "{:.1f},{:.1f}".format(*on_graph(degrees, function(radians(degrees))))
        for degrees in range(0, 361, 5)
    )
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<polyline points="{points}" fill="none" stroke="{colour}" '
        f'stroke-width="3"{dash}/>'
    )


def arc(radius):
    """The angle's mark, from the horizontal axis up to the radius."""
    x = CENTRE_X + radius * cos(radians(ANGLE))
    y = CENTRE_Y - radius * sin(radians(ANGLE))
    return (
        f'<path d="M{CENTRE_X + radius},{CENTRE_Y} A{radius},{radius} 0 0 0 '
        f'{x:.1f},{y:.1f}" fill="none" stroke="{INK}" stroke-width="2"/>'
    )


def circle():
    x = CENTRE_X + RADIUS * cos(radians(ANGLE))
    y = CENTRE_Y - RADIUS * sin(radians(ANGLE))
    return [
        line(CENTRE_X - 140, CENTRE_Y, CENTRE_X + 140, CENTRE_Y, FAINT),
        line(CENTRE_X, CENTRE_Y - 132, CENTRE_X, CENTRE_Y + 132, FAINT),
        f'<circle cx="{CENTRE_X}" cy="{CENTRE_Y}" r="{RADIUS}" fill="none" '
        f'stroke="{INK}" stroke-width="2"/>',
        arc(20),
        line(CENTRE_X, CENTRE_Y, x, y, INK, 2.5),
        line(CENTRE_X, CENTRE_Y, x, CENTRE_Y, COSINE, 5),
        line(x, CENTRE_Y, x, y, SINE, 5),
        dot(x, y, INK),
        text(x + 10, y - 8, "(0.5, 0.866)", anchor="start", weight=600),
        text(x + 9, (y + CENTRE_Y) / 2 + 5, "sin", SINE, "start", 600),
        text(CENTRE_X + 28, CENTRE_Y + 21, "cos", COSINE, weight=600),
        text(CENTRE_X + 21, CENTRE_Y - 11, "60°", anchor="start"),
        text(CENTRE_X + RADIUS + 6, CENTRE_Y + 19, "1", anchor="start"),
        text(CENTRE_X - 7, CENTRE_Y - RADIUS - 6, "1", anchor="end"),
    ]


def graph():
    marks = []
    for degrees, name in ((90, "90°"), (180, "180°"), (270, "270°"), (360, "360°")):
        x, _ = on_graph(degrees, 0)
        anchor = "end" if degrees == 360 else "middle"
        marks.append(line(x, AXIS_Y - 4, x, AXIS_Y + 4, INK))
        marks.append(text(x, 510, name, anchor=anchor))
    x, sine_y = on_graph(ANGLE, sin(radians(ANGLE)))
    _, cosine_y = on_graph(ANGLE, cos(radians(ANGLE)))
    return [
        line(LEFT, AXIS_Y, LEFT + TURN_WIDTH, AXIS_Y, FAINT),
        line(LEFT, AXIS_Y - 84, LEFT, AXIS_Y + 84, FAINT),
        line(x, AXIS_Y + 84, x, AXIS_Y - 84, INK, 1.5, "3 4"),
        curve(sin, SINE),
        curve(cos, COSINE, "9 5"),
        dot(x, sine_y, SINE),
        dot(x, cosine_y, COSINE),
        text(x, AXIS_Y - 92, "60°", weight=600),
        text(*on_graph(126, 1.0), "sin", SINE, weight=600),
        text(*on_graph(326, 1.02), "cos", COSINE, weight=600),
        text(LEFT - 7, AXIS_Y - UNIT + 5, "1", anchor="end"),
        text(LEFT - 7, AXIS_Y + UNIT + 5, "\N{MINUS SIGN}1", anchor="end"),
        *marks,
    ]


print(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
    f'width="{WIDTH}" height="{HEIGHT}" font-family="system-ui, sans-serif" '
    'font-size="16">'
)
print(f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{PAPER}"/>')
print("\n".join(circle() + graph() + ["</svg>"]))
