/** Tomás Vidal: two pendulums hold one pen. Each figure is an interval, and each piece of sound is drawn by its own ratio. */
import { ramp } from './colour.mjs';
import { Raster } from './raster.mjs';
import { pieces } from './sound.mjs';

const glass = [0.035, 0.042, 0.04];

function figure({ across, down, third = 0, way, decay = 0.62, phase = 0, turns = 46, size = 1_024, strength = 0.42 }) {
  const film = new Raster(size);
  const steps = turns * 260;
  let last;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const w = t * turns * Math.PI * 2;
    const fade = Math.exp(-t * decay * 2.6);
    const reach = size * 0.43 * fade;
    const x = size / 2 + reach * (Math.sin(across * w * 0.25 + phase) * (1 - third) + third * Math.sin(w * 0.2513));
    const y = size / 2 + reach * (Math.sin(down * w * 0.25 + 1.1) * (1 - third) + third * Math.cos(w * 0.2487));
    if (last !== undefined) film.line(last[0], last[1], x, y, way(t), strength * (size / 1_024));
    last = [x, y];
  }
  const halo = film.spread(Math.max(1, Math.round(size / 170)));
  const wide = film.spread(Math.round(size / 30));
  return film
    .plus(halo, 1.1)
    .plus(wide, 0.8)
    .develop({
      exposure: 1.5,
      ground: (x, y) => glass.map((part) => part * (1.5 - 1.6 * Math.hypot(x - 0.5, y - 0.5) ** 2)),
    });
}

const phosphor = ramp('#0f6a3c', '#2fd07a', '#b8ffb0', '#f4ffd8');
const amber = ramp('#7a2e06', '#f08a1c', '#ffd070', '#fff4d0');
const violet = ramp('#2a2a9a', '#5a78ff', '#9fd8ff', '#f0fbff');
const rose = ramp('#6a0f48', '#e0407a', '#ff9a8a', '#ffe8d0');

export const tomasVidal = {
  'harmonograph-fourth': {
    kind: 'image',
    draw: () => figure({ across: 4.008, down: 3, way: rose, third: 0.42, turns: 76, phase: 2.2, decay: 0.5 }),
  },
  'harmonograph-drift': {
    kind: 'gif',
    frames: 28,
    frameMs: 90,
    draw: (t) =>
      figure({
        across: 3,
        down: 2.003,
        way: phosphor,
        phase: t * Math.PI * 2,
        decay: 0.42,
        turns: 14,
        size: 480,
        strength: 0.8,
      }),
  },
  'fifth-over-water': {
    kind: 'audio',
    sound: pieces.fifth,
    poster: () => figure({ across: 3.006, down: 2, way: phosphor, third: 0.1, phase: 0.5 }),
  },
  'slow-bells': {
    kind: 'audio',
    sound: pieces.bells,
    poster: () => figure({ across: 5.004, down: 4, way: violet, third: 0.22, turns: 64, phase: 0.6 }),
  },
  'five-note-rain': {
    kind: 'audio',
    sound: pieces.rain,
    poster: () => figure({ across: 5.01, down: 3, way: rose, third: 0.1, turns: 54, phase: 2.7 }),
  },
  'low-tide-organ': {
    kind: 'audio',
    sound: pieces.organ,
    poster: () => figure({ across: 2.006, down: 3, way: amber, third: 0.3, turns: 66, phase: 0.9 }),
  },
};
