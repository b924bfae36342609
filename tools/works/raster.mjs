/** A square of light: colours are added to it, as on a film, and it is developed at the end. */
export class Raster {
  constructor(size) {
    this.size = size;
    this.light = new Float32Array(size * size * 3);
  }

  /** Light at a point between pixels. */
  add(x, y, [r, g, b], strength = 1) {
    const { size, light } = this;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    if (left < 0 || top < 0 || left >= size - 1 || top >= size - 1) return;
    const [right, bottom] = [x - left, y - top];
    for (const [at, share] of [
      [top * size + left, (1 - right) * (1 - bottom)],
      [top * size + left + 1, right * (1 - bottom)],
      [(top + 1) * size + left, (1 - right) * bottom],
      [(top + 1) * size + left + 1, right * bottom],
    ]) {
      const k = share * strength;
      light[at * 3] += r * k;
      light[at * 3 + 1] += g * k;
      light[at * 3 + 2] += b * k;
    }
  }

  /** Light along a line, the same for each pixel of its length. */
  line(x0, y0, x1, y1, colour, strength = 1) {
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) * 1.5));
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      this.add(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, colour, strength);
    }
  }

  /** A copy with each point spread over `radius`, near to a bell. */
  spread(radius) {
    const { size } = this;
    const out = new Raster(size);
    let [from, to] = [Float32Array.from(this.light), out.light];
    for (let round = 0; round < 3; round++) {
      for (const [step, row] of [
        [3, size * 3],
        [size * 3, 3],
      ]) {
        blurLines(from, to, size, step, row, radius);
        [from, to] = [to, from];
      }
    }
    out.light = from;
    return out;
  }

  /** Adds the light of another one. */
  plus(other, strength) {
    for (let i = 0; i < this.light.length; i++) this.light[i] += other.light[i] * strength;
    return this;
  }

  /** Bytes of red, green and blue, over a ground of `ground(x, y)` in 0…1; bright light does not burn out. */
  develop({ exposure = 1, gamma = 1, ground }) {
    const { size, light } = this;
    const bytes = Buffer.alloc(size * size * 3);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const at = (y * size + x) * 3;
        const below = ground(x / size, y / size);
        for (let part = 0; part < 3; part++) {
          const lit = (1 - Math.exp(-light[at + part] * exposure)) ** gamma;
          bytes[at + part] = Math.round(255 * Math.min(1, 1 - (1 - lit) * (1 - below[part])));
        }
      }
    }
    return { raw: bytes, size };
  }
}

function blurLines(from, to, size, step, row, radius) {
  const width = radius * 2 + 1;
  for (let line = 0; line < size; line++) {
    for (let part = 0; part < 3; part++) {
      const start = line * row + part;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += from[start + Math.min(size - 1, Math.max(0, i)) * step];
      for (let i = 0; i < size; i++) {
        to[start + i * step] = sum / width;
        sum += from[start + Math.min(size - 1, i + radius + 1) * step];
        sum -= from[start + Math.max(0, i - radius) * step];
      }
    }
  }
}

/** A picture whose pixels are computed one by one: `colourAt(x, y)` in 0…1 gives red, green and blue in 0…1. */
export function painted(size, colourAt) {
  const bytes = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const colour = colourAt(x / size, y / size);
      for (let part = 0; part < 3; part++) {
        bytes[(y * size + x) * 3 + part] = Math.round(255 * Math.min(1, Math.max(0, colour[part])));
      }
    }
  }
  return { raw: bytes, size };
}
