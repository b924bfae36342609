/** Linh Trần: one figure let down along a line, again and again, until its way has become a body. */
import { Chance } from './chance.mjs';
import { hexOf, ramp } from './colour.mjs';
import { svg } from './svg.mjs';

const night = '#10131f';

const colours = {
  coral: ramp('#1b1a66', '#4326c9', '#9a33ee', '#e344d2', '#ff6a8a', '#ff9a7a'),
  lagoon: ramp('#0d2350', '#14539a', '#1b93b8', '#39d0b4', '#a5f0c0', '#f2fbd2'),
  ember: ramp('#2a1040', '#6a1856', '#c22a4e', '#f2643c', '#ffa64a', '#ffe3a0'),
  frost: ramp('#141b46', '#2f3fa8', '#5b7cf0', '#8fb4ff', '#c9defc', '#ffffff'),
  orchid: ramp('#0b2a3c', '#0f5c70', '#3a7fd0', '#8d78f0', '#dc7ce4', '#ffc2d4'),
};

/** A chain of ellipses whose centres wander while they shrink. */
function chain(seed, { colour, count, wander, flat, turn, thick = 5.5, phase = 0 }) {
  const chance = new Chance(seed);
  const [ax, ay, bx, by] = [0, 0, 0, 0].map(() => chance.between(0, Math.PI * 2));
  const [fx, fy] = [chance.between(1.4, 2.3), chance.between(1.1, 2)];
  const way = colours[colour];
  const shapes = [];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const near = Math.sqrt(t);
    const radius = 620 * (1 - t) ** 1.12 + 34;
    const x = 500 + wander * near * (Math.sin(fx * t * 6.3 + ax + phase) * 0.8 + Math.sin(t * 14 + bx) * 0.24);
    const y = 480 + wander * near * (Math.cos(fy * t * 6.3 + ay + phase) * 0.8 + Math.cos(t * 12 + by) * 0.24);
    const squeeze = 1 - flat * (0.5 + 0.5 * Math.sin(t * 5 + ax));
    const angle = turn * t * 180 + (phase * 180) / Math.PI;
    shapes.push(
      `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${radius.toFixed(1)}" ry="${(radius * squeeze).toFixed(1)}"
        transform="rotate(${angle.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})" stroke="${hexOf(way(t ** 0.9))}"
        stroke-width="${(1.2 + thick * t).toFixed(2)}" stroke-opacity="${(0.4 + 0.5 * t).toFixed(2)}"/>`,
    );
  }
  return svg(night, `<g fill="none">${shapes.join('')}</g>`);
}

/** A weight on a thread that is swung and photographed: arcs between two ropes of points. */
function swing(seed, { colour, count }) {
  const chance = new Chance(seed);
  const way = colours[colour];
  const [p, q] = [chance.between(0, 6), chance.between(0, 6)];
  const threads = [];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const a = t * Math.PI * 2;
    const x0 = 500 + 420 * Math.sin(a * 2 + p);
    const y0 = 140 + 90 * Math.sin(a * 3);
    const x1 = 500 + 330 * Math.sin(a * 3 + q);
    const y1 = 760 + 150 * Math.cos(a * 2 + q);
    const bend = 500 + 300 * Math.sin(a + p);
    threads.push(
      `<path d="M${x0.toFixed(1)} ${y0.toFixed(1)}Q${bend.toFixed(1)} 470 ${x1.toFixed(1)} ${y1.toFixed(1)}"
        stroke="${hexOf(way(0.18 + 0.82 * (0.5 + 0.5 * Math.sin(a + 1))))}" stroke-width="1.7" stroke-opacity="0.72"/>
       <circle cx="${x1.toFixed(1)}" cy="${y1.toFixed(1)}" r="3.6" fill="${hexOf(way(0.95))}" fill-opacity="0.9"/>`,
    );
  }
  return svg(night, `<g fill="none">${threads.join('')}</g>`);
}

export const linhTran = {
  'plumb-line-3': {
    kind: 'image',
    draw: () => chain('plumb 3', { colour: 'lagoon', count: 44, wander: 150, flat: 0, turn: 0 }),
  },
  'plumb-line-7': {
    kind: 'image',
    draw: () => chain('plumb 7', { colour: 'ember', count: 46, wander: 90, flat: 0.62, turn: 1.6, thick: 4 }),
  },
  'plumb-line-14': {
    kind: 'image',
    draw: () => chain('plumb 14', { colour: 'coral', count: 40, wander: 170, flat: 0, turn: 0 }),
  },
  'plumb-line-21': { kind: 'image', draw: () => swing('plumb 21', { colour: 'orchid', count: 150 }) },
  'plumb-line-30': {
    kind: 'gif',
    frames: 20,
    frameMs: 110,
    draw: (t) =>
      chain('plumb 30', {
        colour: 'frost',
        count: 20,
        wander: 130,
        flat: 0.3,
        turn: 1,
        thick: 7,
        phase: t * Math.PI * 2,
      }),
  },
};
