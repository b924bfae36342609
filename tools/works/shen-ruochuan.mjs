/** Shen Ruochuan: rivers in ink on paper, seen on days with more mist than land. */
import { Chance, noiseOf, octaves } from './chance.mjs';
import { rgbOf } from './colour.mjs';
import { painted } from './raster.mjs';

const over = ([r, g, b], colour, share) => [
  r + (colour[0] - r) * share,
  g + (colour[1] - g) * share,
  b + (colour[2] - b) * share,
];
const step = (from, to, x) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * Ranges of hills, the far ones pale and high, the near ones dark and low; each fades into mist at its foot. `drift` moves
 * the mist once round in 0…1.
 */
function river(seed, { paper, ink, sun, ranges, peak, boat, water, birds = 0, drift = 0, size = 1_024 }) {
  const chance = new Chance(seed);
  const land = noiseOf(`${seed} land`);
  const mist = noiseOf(`${seed} mist`, 4);
  const grain = noiseOf(`${seed} paper`);
  const [paperRgb, inkRgb] = [rgbOf(paper), rgbOf(ink)];
  const hills = Array.from({ length: ranges }, (_, i) => {
    const near = (i + 1) / ranges;
    return {
      near,
      base: 0.3 + near * (water - 0.34),
      rise: peak * (1.1 - near * 0.55),
      width: 1.5 + near * 1.6,
      at: chance.between(0, 80),
    };
  });
  const heightOf = ({ base, rise, width, at }, x) => {
    const ridge = 1 - Math.abs(octaves(land, 5, x * width + at, at * 1.7)) * 2.4;
    return base - rise * Math.max(0, ridge) ** 1.7 - 0.02 * octaves(land, 4, x * 22 + at, 3);
  };
  // The heights of a range along the picture, and a little beyond, once for each column.
  const margin = Math.round(size / 10);
  const columns = hills.map((hill) =>
    Float64Array.from({ length: size + margin * 2 }, (_, i) => heightOf(hill, (i - margin) / size)),
  );
  const heightAt = (i, x) => columns[i][Math.round(x * size) + margin];
  const shore = (x, y) => {
    let colour = paperRgb;
    if (sun !== undefined) {
      const away = Math.hypot(x - sun.x, y - sun.y);
      colour = over(colour, rgbOf(sun.colour), 0.9 * (1 - step(sun.r - 0.003, sun.r + 0.003, away)));
      colour = over(
        colour,
        rgbOf(sun.colour),
        0.2 * Math.exp(-(((away - sun.r) / 0.11) ** 2)) * step(sun.r - 0.01, sun.r, away),
      );
    }
    for (const [i, hill] of hills.entries()) {
      const below = y - heightAt(i, x);
      if (below < -0.004) continue;
      const strong = 0.16 + 0.7 * hill.near ** 1.6;
      // Deep in the mist of a hill there is nothing to see.
      if (Math.exp(-below / 0.27) * strong < 0.006) continue;
      const fog = 0.5 + 0.5 * octaves(mist, 3, x * 2.4 + hill.at, y * 4.5, drift * 4);
      const wash = Math.exp(-below / (0.11 + 0.16 * fog)) * strong;
      const dry = 0.88 + 0.22 * octaves(grain, 3, x * 38 + hill.at, y * 22);
      colour = over(colour, inkRgb, Math.min(0.94, wash * dry) * step(-0.004, 0.004, below));
    }
    return colour;
  };
  const seal = { x: 0.885, y: 0.868, r: 0.027 };
  return painted(size, (x, y) => {
    // The river gives the hills back, darker lines and all, a little shaken.
    const isWater = y > water;
    const shake = isWater ? 0.006 * land(y * 90, x * 5, 1) * (1 + (y - water) * 8) : 0;
    const column = Math.round((x + shake) * size) / size;
    let colour = isWater
      ? over(shore(column, water - (y - water) * 0.8), paperRgb, 0.52 + 0.3 * step(water, 1, y))
      : shore(x, y);
    const ripple = isWater ? step(0.34, 0.6, octaves(land, 2, x * 7, y * 70 + 9)) * (1 - step(water, 1, y)) : 0;
    colour = over(colour, inkRgb, ripple * 0.08);
    if (boat !== undefined) colour = over(colour, inkRgb, 0.88 * boatAt(x - boat.x, y - boat.y));
    for (let i = 0; i < birds; i++)
      colour = over(
        colour,
        inkRgb,
        0.75 * birdAt(x - 0.62 - i * 0.045 - (i % 2) * 0.02, y - 0.17 - ((i * 7) % 5) * 0.014),
      );
    colour = over(colour, [0.72, 0.16, 0.12], 0.9 * sealAt((x - seal.x) / seal.r, (y - seal.y) / seal.r, land));
    const edge = 0.07 * step(0.42, 0.76, Math.hypot(x - 0.5, y - 0.5));
    const fibre = 0.012 * octaves(grain, 2, x * 30, y * 90);
    return colour.map((part) => part * (1 - edge) + fibre);
  });
}

/** A flat boat, and somebody standing in it with a pole. */
function boatAt(x, y) {
  const hull =
    y > -0.012 * (x / 0.05) ** 2 - 0.002 + 0.004 && y < 0.012 - 0.016 * (x / 0.052) ** 2 && Math.abs(x) < 0.052;
  const body = Math.hypot(x / 0.0055, (y + 0.018) / 0.019) < 1;
  const hat = y > -0.046 && y < -0.034 && Math.abs(x) < (y + 0.046) * 1.35;
  const pole = Math.abs(x - 0.01 - (y + 0.02) * 0.32) < 0.0011 && y > -0.075 && y < 0.03;
  return hull || body || hat || pole ? 1 : 0;
}

function birdAt(x, y) {
  const wing = Math.abs(x) < 0.012 && Math.abs(y - (Math.abs(x) - 0.006) * -0.55 * (1 - Math.abs(x) / 0.03)) < 0.0013;
  return wing ? 1 : 0;
}

/** A stamp with three strokes left white. */
function sealAt(x, y, noise) {
  if (Math.max(Math.abs(x), Math.abs(y)) > 1 + 0.08 * noise(x * 3 + 50, y * 3, 2)) return 0;
  const strokes = [-0.5, 0, 0.5].some(
    (at, i) => Math.abs(x - at - 0.07 * Math.sin(y * 3 + i)) < 0.1 && Math.abs(y) < (i === 1 ? 0.72 : 0.6),
  );
  return strokes ? 0.12 : 1;
}

const plain = { paper: '#f1eadb', ink: '#1d2530' };

const mistAgain = (drift, size) =>
  river('mist again', {
    ...plain,
    paper: '#e9e6dc',
    ranges: 5,
    peak: 0.46,
    water: 0.78,
    boat: { x: 0.28, y: 0.87 },
    drift,
    size,
  });

export const shenRuochuan = {
  'river-first-boat': {
    kind: 'image',
    draw: () =>
      river('first boat', {
        ...plain,
        ranges: 5,
        peak: 0.42,
        water: 0.74,
        boat: { x: 0.34, y: 0.83 },
        sun: { x: 0.72, y: 0.24, r: 0.062, colour: '#cf4a33' },
      }),
  },
  'river-geese': {
    kind: 'image',
    draw: () => river('geese at noon', { ...plain, ranges: 6, peak: 0.34, water: 0.82, birds: 6 }),
  },
  'river-night': {
    kind: 'image',
    draw: () =>
      river('night crossing', {
        paper: '#34485e',
        ink: '#070b12',
        ranges: 5,
        peak: 0.4,
        water: 0.72,
        boat: { x: 0.63, y: 0.85 },
        sun: { x: 0.3, y: 0.2, r: 0.055, colour: '#f0e6c8' },
      }),
  },
  'river-mist': {
    kind: 'video',
    frames: 32,
    frameMs: 125,
    poster: () => mistAgain(0, 720),
    draw: (t) => mistAgain(t, 400),
  },
};
