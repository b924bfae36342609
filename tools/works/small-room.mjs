import { hexOf, rgbOf } from './colour.mjs';
import { at, gradient, svg } from './svg.mjs';

const shade = (hex, by) => hexOf(rgbOf(hex).map((part) => (by < 0 ? part * (1 + by) : part + (1 - part) * by)));

/** A room without its front: floor, two walls, and blocks in it, seen from above at thirty degrees. */
export function room({ sky, wall, floor, things, light = 0, star = 0 }) {
  const unit = 84;
  const point = (x, y, z) => [500 + (x - y) * unit * 0.866, 492 + (x + y) * unit * 0.5 - z * unit];
  const face = (points, colour, extra = '') =>
    `<polygon points="${points.map((one) => at(point(...one))).join(' ')}" fill="${colour}" ${extra}/>`;
  const box = ([x, y, z, w, d, h, colour]) =>
    face(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      shade(colour, 0.16 + light * 0.1),
    ) +
    face(
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      shade(colour, -0.34 + light * 0.1),
    ) +
    face(
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      shade(colour, -0.12 + light * 0.1),
    );
  const S = 5;
  const H = 4.6;
  const shell =
    face(
      [
        [0, 0, 0],
        [S, 0, 0],
        [S, S, 0],
        [0, S, 0],
      ],
      floor,
    ) +
    face(
      [
        [0, 0, 0],
        [S, 0, 0],
        [S, 0, H],
        [0, 0, H],
      ],
      shade(wall, -0.16),
    ) +
    face(
      [
        [0, 0, 0],
        [0, S, 0],
        [0, S, H],
        [0, 0, H],
      ],
      wall,
    ) +
    face(
      [
        [S, 0, 0],
        [S, S, 0],
        [S, S, -0.28],
        [S, 0, -0.28],
      ],
      shade(floor, -0.42),
    ) +
    face(
      [
        [0, S, 0],
        [S, S, 0],
        [S, S, -0.28],
        [0, S, -0.28],
      ],
      shade(floor, -0.26),
    ) +
    face(
      [
        [0, 0, H],
        [S, 0, H],
        [S, -0.18, H],
        [-0.18, -0.18, H],
        [-0.18, S, H],
        [0, S, H],
      ],
      shade(wall, 0.3),
    );
  const boards = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${at(point((i + 1) * 0.5, 0, 0))}L${at(point((i + 1) * 0.5, S, 0))}" stroke="${shade(floor, -0.14)}" stroke-width="1.6"/>`,
  ).join('');
  const extra = { face, box, point, S, H };
  const drawn = things.map((thing) => (typeof thing === 'function' ? thing(extra) : box(thing))).join('');
  const stars = Array.from(
    { length: 40 },
    (_, i) =>
      `<circle cx="${(i * 379) % 1000}" cy="${(i * 211) % 430}" r="${1 + (i % 3) * 0.7}" fill="#fff" fill-opacity="${(star * (0.3 + (i % 4) * 0.16)).toFixed(2)}"/>`,
  ).join('');
  const defs =
    gradient('air', [
      [0, sky[0]],
      [1, sky[1]],
    ]) +
    gradient(
      'lamp',
      [
        [0, '#ffe7a8', 0.85],
        [0.4, '#ffcf7a', 0.25],
        [1, '#ffcf7a', 0],
      ],
      'radial',
      '',
    );
  const shadow = `<ellipse cx="500" cy="912" rx="400" ry="44" fill="#000" fill-opacity="0.18"/>`;
  return svg('url(#air)', `${stars}${shadow}${shell}${boards}${drawn}`, defs);
}

export const stairs = (x, y, count, colour) =>
  Array.from({ length: count }, (_, i) => [x, y + i * 0.5, 0, 1.3, 0.5, (count - i) * 0.4, colour]);
/** A window in the left wall, with the sky in it. */
export const opening =
  (y, z, w, h, colour) =>
  ({ face }) =>
    face(
      [
        [0, y, z],
        [0, y + w, z],
        [0, y + w, z + h],
        [0, y, z + h],
      ],
      colour,
    ) +
    face(
      [
        [0, y + w / 2 - 0.03, z],
        [0, y + w / 2 + 0.03, z],
        [0, y + w / 2 + 0.03, z + h],
        [0, y + w / 2 - 0.03, z + h],
      ],
      '#ffffff',
      'fill-opacity="0.7"',
    ) +
    face(
      [
        [0, y, z + h / 2 - 0.03],
        [0, y + w, z + h / 2 - 0.03],
        [0, y + w, z + h / 2 + 0.03],
        [0, y, z + h / 2 + 0.03],
      ],
      '#ffffff',
      'fill-opacity="0.7"',
    );
/** The light of a window on the floor. */
export const patch =
  (x, y, w, d, opacity, colour = '#fff2c4') =>
  ({ face }) =>
    face(
      [
        [x, y, 0.002],
        [x + w, y + 0.5, 0.002],
        [x + w, y + d + 0.5, 0.002],
        [x, y + d, 0.002],
      ],
      colour,
      `fill-opacity="${opacity}"`,
    );
export const plant =
  (x, y, colour = '#3f8f5c', pot = '#c8643c') =>
  ({ box, point }) => {
    const leaves = Array.from({ length: 9 }, (_, i) => {
      const [px, py] = point(x + 0.25, y + 0.25, 0.5);
      const angle = -Math.PI / 2 + (i - 4) * 0.36;
      const long = 92 - Math.abs(i - 4) * 9;
      const tip = [px + long * Math.cos(angle), py + long * Math.sin(angle)];
      const bend = 16;
      return `<path d="M${at([px, py])}Q${at([(px + tip[0]) / 2 - bend * Math.sin(angle), (py + tip[1]) / 2 + bend * Math.cos(angle)])} ${at(tip)}Q${at([(px + tip[0]) / 2 + bend * Math.sin(angle), (py + tip[1]) / 2 - bend * Math.cos(angle)])} ${at([px, py])}" fill="${shade(colour, (i % 3) * 0.14 - 0.12)}"/>`;
    }).join('');
    return box([x, y, 0, 0.5, 0.5, 0.5, pot]) + leaves;
  };
export const glow =
  (x, y, z, r, opacity = 1) =>
  ({ point }) => {
    const [px, py] = point(x, y, z);
    return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${r}" fill="url(#lamp)" opacity="${opacity}"/>`;
  };
export const shelf = (z, colours) =>
  colours.map((colour, i) => [0.25 + i * 0.3, 0.06, z, 0.22, 0.42, 0.5 + ((i * 5) % 4) * 0.09, colour]);
