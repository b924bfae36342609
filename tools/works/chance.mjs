/** A seeded generator (sfc32): a work is drawn from its own name, so that it is the same on every machine. */
export class Chance {
  #a;
  #b;
  #c;
  #counter = 1;

  constructor(seed) {
    let hash = 0x811c_9dc5;
    for (const unit of seed) hash = Math.imul(hash ^ unit.codePointAt(0), 0x0100_0193);
    this.#a = hash | 0;
    this.#b = Math.imul(hash, 0x9e37_79b1) | 0;
    this.#c = Math.imul(hash ^ 0x5bd1_e995, 0x85eb_ca6b) | 0;
    for (let i = 0; i < 16; i++) this.next();
  }

  /** From 0 to 1, without 1. */
  next() {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  between(low, high) {
    return low + (high - low) * this.next();
  }

  below(bound) {
    return Math.floor(this.next() * bound);
  }

  pick(items) {
    return items[this.below(items.length)];
  }

  /** Near 0, seldom beyond 2. */
  gauss() {
    return (this.next() + this.next() + this.next() + this.next() - 2) * 1.7;
  }
}

/** Smooth noise in three dimensions, from −1 to 1; `period` makes the third repeat, for loops. */
export function noiseOf(seed, period = 256) {
  const chance = new Chance(seed);
  const table = new Uint8Array(512).map((_, i) => i & 255);
  for (let i = 255; i > 0; i--) {
    const j = chance.below(i + 1);
    const kept = table[i];
    table[i] = table[j];
    table[j] = kept;
  }
  table.copyWithin(256, 0, 256);
  return (x, y = 0, z = 0) => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    const a = (table[fx & 255] + fy) & 255;
    const b = (table[(fx + 1) & 255] + fy) & 255;
    const near = (((fz % period) + period) % period) & 255;
    const far = ((near + 1) % period) & 255;
    const px = x - fx;
    const py = y - fy;
    const pz = z - fz;
    const u = fade(px);
    const v = fade(py);
    const front = mix(
      mix(lean(table[table[a] + near], px, py, pz), lean(table[table[b] + near], px - 1, py, pz), u),
      mix(lean(table[table[a + 1] + near], px, py - 1, pz), lean(table[table[b + 1] + near], px - 1, py - 1, pz), u),
      v,
    );
    if (pz === 0) return front;
    const back = mix(
      mix(lean(table[table[a] + far], px, py, pz - 1), lean(table[table[b] + far], px - 1, py, pz - 1), u),
      mix(
        lean(table[table[a + 1] + far], px, py - 1, pz - 1),
        lean(table[table[b + 1] + far], px - 1, py - 1, pz - 1),
        u,
      ),
      v,
    );
    return mix(front, back, fade(pz));
  };
}

function fade(t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(a, b, t) {
  return a + (b - a) * t;
}

function lean(hash, x, y, z) {
  const h = hash & 15;
  const u = h < 8 ? x : y;
  const v = h < 4 ? y : h === 12 || h === 14 ? x : z;
  return ((h & 1) === 0 ? u : -u) + ((h & 2) === 0 ? v : -v);
}

/** Octaves of noise, each half as strong and twice as fine. */
export function octaves(noise, count, x, y, z = 0) {
  let [sum, strength, scale] = [0, 0.5, 1];
  for (let i = 0; i < count; i++) {
    sum += strength * noise(x * scale, y * scale, z);
    strength /= 2;
    scale *= 2;
  }
  return sum;
}
