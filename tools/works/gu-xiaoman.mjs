/** Gu Xiaoman: gardens under the sea, grown from one rule that is applied some millions of times. */
import { ramp } from './colour.mjs';
import { Raster } from './raster.mjs';

const deep = [0.028, 0.036, 0.066];

/** A map of the plane into itself (Clifford A. Pickover): where its points fall most is brightest. */
function garden({ a, b, c, d, way, size = 1_100, points = 5_500_000, exposure = 1, glow = 0.5, soft = 0, turn = 0 }) {
  const hits = new Float32Array(size * size);
  const speed = new Float32Array(size * size);
  const scale = size / (2 * (1 + Math.max(Math.abs(c), Math.abs(d)))) / 1.12;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let [x, y] = [0.1, 0.1];
  for (let i = 0; i < points; i++) {
    const nx = Math.sin(a * y) + c * Math.cos(a * x);
    const ny = Math.sin(b * x) + d * Math.cos(b * y);
    const px = Math.floor(size / 2 + (nx * cos - ny * sin) * scale);
    const py = Math.floor(size / 2 + (nx * sin + ny * cos) * scale);
    if (px >= 0 && py >= 0 && px < size && py < size) {
      const at = py * size + px;
      hits[at] += 1;
      speed[at] += Math.hypot(nx - x, ny - y);
    }
    x = nx;
    y = ny;
  }
  const film = new Raster(size);
  const level = points / (size * size);
  for (let at = 0; at < hits.length; at++) {
    if (hits[at] === 0) continue;
    const light = Math.log1p((hits[at] / level) * 1.6) * 0.42;
    const colour = way((speed[at] / hits[at]) * 0.36);
    for (let part = 0; part < 3; part++) film.light[at * 3 + part] = colour[part] * light;
  }
  const sharp = soft > 0 ? film.spread(soft) : film;
  const halo = film.spread(Math.round(size / 90));
  const wide = film.spread(Math.round(size / 22));
  return sharp
    .plus(halo, glow)
    .plus(wide, glow * 0.5)
    .develop({ exposure: exposure * 1.5, gamma: 1.08, ground: () => deep });
}

const coral = ramp('#123a6b', '#1f7fa8', '#4ad0c0', '#ffe0b0', '#ff8f70', '#ff4f78');
const kelp = ramp('#0d4a4a', '#149070', '#7fd06a', '#f0f0a0', '#ffd070');
const anemone = ramp('#3a1a80', '#8030d0', '#e050c8', '#ff8aa0', '#ffd8c0');
const pearl = ramp('#1c3f90', '#4a90e0', '#8fd8f0', '#fff0d8', '#ff9ab8');

/** The same garden while the tide comes and goes: its constants go round a small circle. */
function tide({ a, b, c, d, way, reach }) {
  return (t) => {
    const w = t * Math.PI * 2;
    return garden({
      a: a + reach * Math.sin(w),
      b: b + reach * Math.cos(w),
      c: c + reach * 0.7 * Math.sin(w + 1),
      d: d + reach * 0.7 * Math.cos(w + 2),
      way,
      size: 480,
      points: 2_600_000,
      exposure: 0.8,
      glow: 0.45,
      soft: 1,
    });
  };
}

export const guXiaoman = {
  'tidal-coral': { kind: 'image', draw: () => garden({ a: -1.4, b: 1.6, c: 1, d: 0.7, way: coral }) },
  'tidal-kelp': { kind: 'image', draw: () => garden({ a: 1.7, b: 1.7, c: 0.6, d: 1.2, way: kelp }) },
  'tidal-anemone': {
    kind: 'image',
    draw: () => garden({ a: -1.8, b: -2, c: -0.5, d: -0.9, way: anemone, exposure: 0.9 }),
  },
  'tidal-pearl': { kind: 'image', draw: () => garden({ a: 1.5, b: -1.8, c: 1.6, d: 0.9, way: pearl }) },
  'tidal-breath': {
    kind: 'video',
    frames: 36,
    frameMs: 110,
    draw: tide({ a: -1.4, b: 1.6, c: 1, d: 0.7, way: anemone, reach: 0.06 }),
  },
  'tidal-current': {
    kind: 'video',
    frames: 36,
    frameMs: 110,
    draw: tide({ a: 1.7, b: 1.7, c: 0.6, d: 1.2, way: coral, reach: 0.06 }),
  },
};
