"""How colours look to people with two kinds of cones, and how far apart two colours are.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity; the distance is CIEDE2000.
"""

import math

Colour = tuple[int, int, int]
Three = tuple[float, float, float]

MATRICES: dict[str, tuple[Three, Three, Three]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.95047, 1.0, 1.08883)


def _linear(channel: float) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _times(matrix: tuple[Three, ...], colour: Three) -> list[float]:
    return [sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix]


def contrast(one: Colour, other: Colour) -> float:
    """WCAG contrast, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(channel) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lab(colour: Colour, eyes: str) -> Three:
    """CIELAB of a colour as eyes of a kind see it."""
    red, green, blue = (_linear(channel) for channel in colour)
    seen = [min(1.0, max(0.0, value)) for value in _times(MATRICES[eyes], (red, green, blue))]
    shares = [a / b for a, b in zip(_times(_TO_XYZ, (seen[0], seen[1], seen[2])), _WHITE, strict=True)]
    x, y, z = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Three, other: Three) -> float:
    """CIEDE2000 between two CIELAB colours."""
    mean = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    first, second = ((each[1] * stretch, each[2]) for each in (one, other))
    chroma1, chroma2 = math.hypot(*first), math.hypot(*second)
    hue1, hue2 = (math.degrees(math.atan2(each[1], each[0])) % 360 for each in (first, second))
    turn = (hue2 - hue1 + 180) % 360 - 180 if chroma1 * chroma2 else 0.0
    light, chroma = (one[0] + other[0]) / 2, (chroma1 + chroma2) / 2
    hue = _mean_hue(hue1, hue2) if chroma1 * chroma2 else hue1 + hue2
    return _weighed(
        other[0] - one[0],
        chroma2 - chroma1,
        2 * math.sqrt(chroma1 * chroma2) * math.sin(math.radians(turn) / 2),
        (light, chroma, hue),
    )


def _mean_hue(one: float, other: float) -> float:
    if abs(one - other) <= 180:
        return (one + other) / 2
    return (one + other + (360 if one + other < 360 else -360)) / 2


def _weighed(light: float, chroma: float, hue: float, mean: Three) -> float:
    mean_light, mean_chroma, angle = mean
    weight = (
        1
        - 0.17 * math.cos(math.radians(angle - 30))
        + 0.24 * math.cos(math.radians(2 * angle))
        + 0.32 * math.cos(math.radians(3 * angle + 6))
        - 0.20 * math.cos(math.radians(4 * angle - 63))
    )
    part_light = light / (1 + 0.015 * (mean_light - 50) ** 2 / math.sqrt(20 + (mean_light - 50) ** 2))
    part_chroma = chroma / (1 + 0.045 * mean_chroma)
    part_hue = hue / (1 + 0.015 * mean_chroma * weight)
    seventh = mean_chroma**7
    rotation = -2 * math.sqrt(seventh / (seventh + 25**7))
    rotation *= math.sin(math.radians(60 * math.exp(-(((angle - 275) / 25) ** 2))))
    return math.sqrt(part_light**2 + part_chroma**2 + part_hue**2 + rotation * part_chroma * part_hue)
