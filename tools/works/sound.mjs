import { Chance } from './chance.mjs';
import { rate } from './wav.mjs';

const pentatonic = [0, 3, 5, 7, 10];
const toneOf = (note) => 220 * 2 ** (note / 12);

/** A piece that goes round: what is still sounding at its end is heard at its beginning. */
class Piece {
  constructor(seconds) {
    this.samples = new Float64Array(Math.round(seconds * rate));
  }

  /** `shape(t)` is the sound `t` seconds after its start, over `seconds`. */
  play(start, seconds, shape) {
    const from = Math.round(start * rate);
    for (let i = 0; i < seconds * rate; i++) this.samples[(from + i) % this.samples.length] += shape(i / rate);
  }

  /** Echoes, each weaker and darker than the one before, round the end as well. */
  room(seconds, strength, times) {
    let wave = this.samples;
    const out = Float64Array.from(wave);
    for (let round = 1; round <= times; round++) {
      const late = new Float64Array(wave.length);
      const shift = Math.round(seconds * rate * (1 + 0.013 * round));
      for (let i = 0; i < wave.length; i++) {
        const at = (i + shift) % wave.length;
        late[at] =
          strength *
          (0.25 * wave[(i + wave.length - 1) % wave.length] + 0.5 * wave[i] + 0.25 * wave[(i + 1) % wave.length]);
      }
      for (let i = 0; i < out.length; i++) out[i] += late[i];
      wave = late;
    }
    this.samples = out;
    return this;
  }
}

const { sin, exp, PI } = Math;
const wave = (frequency, t) => sin(2 * PI * frequency * t);

/** A struck string: its higher partials die first. */
const plucked = (frequency, loud) => (t) => {
  let sum = 0;
  for (let partial = 1; partial <= 5 && frequency * partial < 4_600; partial++) {
    sum +=
      (wave(frequency * partial * (1 + 0.0004 * partial * partial), t) * exp(-t * (1.6 + 1.7 * partial))) /
      partial ** 1.4;
  }
  return loud * sum * Math.min(1, t * 220);
};

/** A bell: partials that are in no whole ratio, two of them beating. */
const bell = (frequency, loud) => (t) =>
  loud *
  Math.min(1, t * 160) *
  [
    [0.5, 0.5, 0.5],
    [1, 1, 0.55],
    [1.003, 0.7, 0.55],
    [1.19, 0.4, 0.9],
    [2, 0.42, 1.2],
    [2.74, 0.24, 1.9],
    [3.76, 0.1, 3],
  ].reduce((sum, [ratio, strength, fall]) => sum + strength * wave(frequency * ratio, t) * exp(-t * fall), 0);

/** A soft pipe that swells and goes. */
const pipe = (frequency, seconds, loud) => (t) => {
  const swell = sin((PI * t) / seconds) ** 1.4;
  const tremble = 1 + 0.0018 * sin(2 * PI * 4.6 * t);
  return (
    loud * swell * (wave(frequency * tremble, t) + 0.4 * wave(frequency * 2, t) + 0.12 * wave(frequency * 3.002, t))
  );
};

export const pieces = {
  fifth() {
    const piece = new Piece(10);
    const notes = [0, 7, 12, 19, 17, 12, 7, 10, 5, 12, 17, 15, 12, 7, 3, 7];
    notes.forEach((note, i) => piece.play(i * 0.625, 3.4, plucked(toneOf(note), i % 4 === 0 ? 1 : 0.72)));
    for (const [start, note] of [
      [0, -12],
      [2.5, -5],
      [5, -7],
      [7.5, -9],
    ])
      piece.play(start, 4, pipe(toneOf(note), 4, 0.34));
    return piece.room(0.31, 0.42, 5).samples;
  },
  bells() {
    const piece = new Piece(11);
    for (const [start, note, loud] of [
      [0, -5, 1],
      [1.9, 2, 0.7],
      [3.2, 7, 0.5],
      [5, -3, 0.95],
      [6.8, 4, 0.65],
      [8.3, 9, 0.5],
      [9.6, 0, 0.8],
    ]) {
      piece.play(start, 6.5, bell(toneOf(note), loud));
    }
    return piece.room(0.43, 0.36, 4).samples;
  },
  rain() {
    const piece = new Piece(9);
    const chance = new Chance('five notes of rain');
    for (let drop = 0; drop < 54; drop++) {
      const note = chance.pick(pentatonic) + 12 * chance.below(3);
      const late = drop % 6 === 0 ? 0 : chance.between(-0.02, 0.05);
      piece.play(Math.max(0, drop / 6 + late), 1.8, plucked(toneOf(note), chance.between(0.25, 0.8)));
    }
    for (const [start, note] of [
      [0, -12],
      [4.5, -7],
    ])
      piece.play(start, 6, pipe(toneOf(note), 6, 0.3));
    return piece.room(0.25, 0.4, 4).samples;
  },
  organ() {
    const piece = new Piece(10);
    const chords = [
      [-12, 0, 7, 15],
      [-16, -4, 3, 12],
      [-9, 3, 10, 15],
      [-14, -2, 5, 14],
    ];
    chords.forEach((chord, i) => {
      for (const note of chord) piece.play(i * 2.5, 4, pipe(toneOf(note), 4, note < -8 ? 0.8 : 0.5));
      piece.play(i * 2.5 + 1.25, 2.6, plucked(toneOf(chord[3] + 12), 0.3));
    });
    return piece.room(0.37, 0.38, 4).samples;
  },
};
