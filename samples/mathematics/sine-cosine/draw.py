"""Print a picture of the note: the straight guess, the mirror, the way along
the rim, the unit circle with its quadrants, or the heights over a minute.

Run in docs/mathematics/img, for each name that this file knows:
  python3 draw.py guess > sine-cosine-guess.svg
"""

import sys
from math import cos, pi, radians, sin

INK, FAINT, PAPER, BAD = "#1f2328", "#8c959f", "#ffffff", "#a8321f"
QUIET = "#59636e"
SINE, COSINE, CABIN = "#ad7200", "#00805f", "#a8528a"
SINE_TEXT, COSINE_TEXT = "#7d5200", "#006149"
MINUS = "\N{MINUS SIGN}"


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


def dot(x, y, colour=INK, r=5):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" fill="{colour}"/>'


def cabin(x, y):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{PAPER}" stroke="{CABIN}" stroke-width="4"/>'


def path(d, colour=INK, width=1.5, dashes=""):
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"{dash}/>'


def ring(x, y, radius, colour=FAINT, width=2):
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def at(x, y, radius, degrees):
    return x + radius * cos(radians(degrees)), y - radius * sin(radians(degrees))


def arc(x, y, radius, start, end, colour=INK, width=1.5):
    """Counterclockwise, at most half a turn."""
    (x1, y1), (x2, y2) = at(x, y, radius, start), at(x, y, radius, end)
    return path(f"M{x1:.1f},{y1:.1f} A{radius},{radius} 0 0 0 {x2:.1f},{y2:.1f}", colour, width)


def arrow(x1, y1, x2, y2, colour=INK):
    """With a head at both ends; level or upright."""
    across = 5 if y1 == y2 else 0
    heads = []
    for (x, y), sign in (((x1, y1), 1), ((x2, y2), -1)):
        if across:
            heads.append(path(f"M{x + sign * 7},{y - 5} L{x},{y} L{x + sign * 7},{y + 5}", colour))
        else:
            heads.append(path(f"M{x - 5},{y + sign * 7} L{x},{y} L{x + 5},{y + sign * 7}", colour))
    return line(x1, y1, x2, y2, colour) + "".join(heads)


def guess():
    x, y, radius = 62, 322, 270
    gx, gy = x + radius * 2 / 3, y - radius / 3
    tx, ty = at(x, y, radius, 30)
    return 370, [
        line(x, y, x + radius + 40, y, FAINT),
        line(x, y, x, y - radius - 30, FAINT),
        arc(x, y, radius, 0, 90, FAINT, 3),
        line(x + radius, y, x, y - radius, BAD, 2, "7 5"),
        line(x, y, tx, ty, FAINT, 2, "3 4"),
        line(x, y, gx, gy, BAD, 3),
        arc(x, y, 56, 0, 30),
        cabin(x + radius, y),
        cabin(x, y - radius),
        cabin(tx, ty),
        dot(x, y),
        dot(gx, gy, BAD, 6),
        text(x + 66, y - 10, "30°", anchor="start"),
        text(196, 300, "7.45 m", BAD, "middle", 600),
        text(202, 224, "the guess", BAD, "end", 600),
        text(tx + 16, ty - 6, "the", anchor="start", weight=600),
        text(tx + 16, ty + 13, "cabin?", anchor="start", weight=600),
        text(x - 14, y + 6, "axle", anchor="end"),
        text(x + radius, y + 32, "0°"),
        text(x - 16, y - radius + 6, "90°", anchor="end"),
        text(270, 112, "rim, 10 m", QUIET, "start"),
    ]


def mirror():
    x, y, radius = 70, 178, 262
    tx, ty = at(x, y, radius, 30)
    bx, by = at(x, y, radius, -30)
    return 356, [
        arc(x, y, radius, -30, 30, FAINT, 2),
        line(x, y, bx, by, QUIET, 3),
        line(bx, by, tx, y, QUIET, 3),
        line(x, y, tx, ty, INK, 4),
        line(x, y, tx, y, COSINE, 5, "10 5"),
        line(tx, y, tx, ty, SINE, 6),
        path(f"M{tx - 15},{y} v-15 h15"),
        arc(x, y, 40, 0, 30),
        arc(x, y, 40, -30, 0, QUIET),
        cabin(tx, ty),
        cabin(bx, by),
        dot(x, y),
        text(x + 48, y - 9, "30°", anchor="start"),
        text(x + 48, y + 22, "30°", QUIET, "start"),
        text(142, 92, "spoke, 10 m", weight=600),
        text(160, 280, "10 m", QUIET, weight=600),
        text(tx + 12, y - 62, "5 m", SINE_TEXT, "start", 700),
        text(tx + 12, y + 72, "5 m", QUIET, "start", 600),
        text(218, y + 20, "8.66 m", COSINE_TEXT, "middle", 700),
        text(x - 12, y + 6, "axle", anchor="end"),
        text(tx - 4, ty - 18, "cabin at 30°", weight=600),
        text(bx - 4, by + 34, "its mirror image", QUIET),
    ]


def radian():
    x, y, radius = 190, 172, 128
    one = 180 / pi
    parts = [ring(x, y, radius, FAINT, 3)]
    for tick in range(7):
        (x1, y1), (x2, y2) = at(x, y, radius - 7, tick * one), at(x, y, radius + 7, tick * one)
        lx, ly = at(x, y, radius + 22, tick * one)
        parts.append(line(x1, y1, x2, y2, INK, 2))
        parts.append(text(lx, ly + (-2 if tick == 0 else 6), tick or "0"))
    ex, ey = at(x, y, radius, one)
    return 366, [
        *parts,
        line(x, y, x + radius, y, CABIN, 6),
        line(x, y, ex, ey, QUIET, 2),
        arc(x, y, radius, 0, one, CABIN, 6),
        arc(x, y, 30, 0, one),
        dot(x, y),
        text(x + 64, y + 22, "1 spoke", weight=600),
        text(x + 152, y - 78, "1 spoke", anchor="middle", weight=600),
        text(x + 36, y - 18, "57.3°", anchor="start"),
        text(190, 352, "once round: 6.28 spokes", QUIET),
    ]


def circle():
    x, y, radius = 200, 190, 108
    parts = [line(x - 165, y, x + 165, y, FAINT), line(x, y - 160, x, y + 160, FAINT), ring(x, y, radius, INK, 2)]
    for degrees in (30, 150, 210, 330):
        px, py = at(x, y, radius, degrees)
        parts += [
            line(x, y, px, py, INK, 2),
            line(x, y, px, y, COSINE, 5, "10 5"),
            line(px, y, px, py, SINE, 5),
        ]
    for degrees, lx, anchor in ((30, 396, "end"), (150, 4, "start"), (210, 4, "start"), (330, 396, "end")):
        px, py = at(x, y, radius, degrees)
        c = f"{MINUS}0.866" if degrees in (150, 210) else "0.866"
        s = f"{MINUS}0.5" if degrees > 180 else "0.5"
        above = degrees < 180
        parts += [
            cabin(px, py),
            text(lx, 96 if above else 294, f"{degrees}°", anchor=anchor, weight=700),
            text(lx, 76 if above else 314, f"({c}, {s})", anchor=anchor),
        ]
    return 380, [
        *parts,
        dot(x, y),
        text(x + 64, y - 150, "quadrant 1", QUIET, "start"),
        text(x - 64, y - 150, "quadrant 2", QUIET, "end"),
        text(x - 64, y + 162, "quadrant 3", QUIET, "end"),
        text(x + 64, y + 162, "quadrant 4", QUIET, "start"),
        text(x + radius + 8, y - 8, "1", anchor="start"),
        text(x - radius - 8, y - 8, f"{MINUS}1", anchor="end"),
        text(x + 7, y - radius - 8, "1", anchor="start"),
        text(x + 7, y + radius + 20, f"{MINUS}1", anchor="start"),
    ]


def waves():
    left, axis, turn, unit = 58, 136, 326, 82

    def spot(degrees, value):
        return left + turn * degrees / 360, axis - unit * value

    def curve(function, colour, dashes=""):
        points = " ".join("{:.1f},{:.1f}".format(*spot(d, function(radians(d)))) for d in range(0, 361, 5))
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="4"{dash}/>'

    ticks = []
    for time in (15, 30, 45, 60):
        x, _ = spot(time * 6, 0)
        ticks += [line(x, axis - 4, x, axis + 4), text(x, axis + 108, f"{time} s", anchor="end" if time == 60 else "middle")]
    top, quarter = spot(90, 1), spot(0, 1)
    end, _ = spot(360, 0)
    return 300, [
        line(left, axis, left + turn, axis, FAINT),
        line(left, axis - 96, left, axis + 96, FAINT),
        curve(cos, COSINE, "10 5"),
        curve(sin, SINE),
        line(top[0], top[1], spot(206, 1)[0], top[1], FAINT, 1.5, "3 4"),
        arrow(spot(198, 0)[0], axis - 2, spot(198, 0)[0], top[1] + 2),
        arrow(quarter[0] + 1, axis - unit - 12, top[0], axis - unit - 12),
        arrow(left + 1, axis + 128, end, axis + 128),
        text(spot(198, 0)[0] + 8, axis - 52, "amplitude", anchor="start"),
        text(spot(198, 0)[0] + 8, axis - 32, "10 m", anchor="start"),
        text(left + 2, axis - unit - 26, "15 s earlier: phase", anchor="start"),
        text(left + turn / 2, axis + 148, "period, 60 s"),
        text(*spot(132, 0.35), "sine", SINE_TEXT, "end", 700),
        text(*spot(318, 0.98), "cosine", COSINE_TEXT, "end", 700),
        text(left - 7, axis - unit + 5, "10 m", anchor="end"),
        text(left - 7, axis + 5, "0", anchor="end"),
        text(left - 7, axis + unit + 5, f"{MINUS}10", anchor="end"),
        *ticks,
    ]


drawings = {"guess": guess, "mirror": mirror, "radian": radian, "circle": circle, "waves": waves}
height, parts = drawings[sys.argv[1]]()
print(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 {height}" '
    f'width="400" height="{height}" font-family="system-ui, sans-serif" '
    'font-size="17">'
)
print(f'<rect width="400" height="{height}" rx="12" fill="{PAPER}"/>')
print("\n".join([*parts, "</svg>"]))
