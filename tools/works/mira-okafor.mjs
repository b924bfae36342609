/** Mira Okafor-Lindqvist: woven cloth, and small rooms that somebody has just left. */
import { Chance } from './chance.mjs';
import { hexOf, ramp } from './colour.mjs';
import { glow, opening, patch, plant, room, shelf, stairs } from './small-room.mjs';
import { at, svg } from './svg.mjs';

/** Bands that pass over and under each other on a grid of quarter turns; each crossing says who is above. */
function loom(seed, { ground, threads, cells, lines, phase = 0 }) {
  const chance = new Chance(seed);
  const side = 1_000 / cells;
  const wide = side * 0.6;
  const parts = [];
  const arc = (cx, cy, start, colours) => {
    const drawn = colours.map((colour, i) => {
      const r = side / 2 - wide / 2 + (wide * (i + 0.5)) / colours.length;
      const from = [cx + r * Math.cos(start), cy + r * Math.sin(start)];
      const to = [cx + r * Math.cos(start + Math.PI / 2), cy + r * Math.sin(start + Math.PI / 2)];
      return `<path d="M${at(from)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${at(to)}" stroke="${colour}" stroke-width="${((wide / colours.length) * 0.72).toFixed(2)}"/>`;
    });
    const r = side / 2;
    const [from, to] = [start, start + Math.PI / 2].map((angle) => [
      cx + r * Math.cos(angle),
      cy + r * Math.sin(angle),
    ]);
    return `<path d="M${at(from)}A${r} ${r} 0 0 1 ${at(to)}" stroke="${ground}" stroke-width="${(wide * 1.14).toFixed(1)}"/>${drawn.join('')}`;
  };
  for (let y = 0; y < cells; y++) {
    for (let x = 0; x < cells; x++) {
      const [left, top] = [x * side, y * side];
      const way = ramp(...threads);
      const wave = 0.5 + 0.5 * Math.sin(((x * 0.9 + y * 1.3) / cells) * 2.4 + phase);
      const band = (shift) =>
        Array.from({ length: lines }, (_, i) => hexOf(way((wave * 0.7 + (i / lines) * 0.3 + shift) % 1)));
      const [one, two] = [band(0), band(0.42)];
      const turned = chance.next() < 0.5;
      const corners = turned
        ? [
            [left, top, 0],
            [left + side, top + side, Math.PI],
          ]
        : [
            [left + side, top, Math.PI / 2],
            [left, top + side, -Math.PI / 2],
          ];
      if (chance.next() < 0.34) {
        // A crossing: one straight band over the other.
        const straight = (horizontal, colours) => {
          const under = horizontal
            ? `<path d="M${left} ${top + side / 2}h${side}" stroke="${ground}" stroke-width="${wide * 1.14}"/>`
            : `<path d="M${left + side / 2} ${top}v${side}" stroke="${ground}" stroke-width="${wide * 1.14}"/>`;
          return (
            under +
            colours
              .map((colour, i) => {
                const place = side / 2 - wide / 2 + (wide * (i + 0.5)) / colours.length;
                const d = horizontal
                  ? `M${left} ${(top + place).toFixed(1)}h${side}`
                  : `M${(left + place).toFixed(1)} ${top}v${side}`;
                return `<path d="${d}" stroke="${colour}" stroke-width="${((wide / colours.length) * 0.72).toFixed(2)}"/>`;
              })
              .join('')
          );
        };
        parts.push(turned ? straight(true, one) + straight(false, two) : straight(false, one) + straight(true, two));
      } else {
        parts.push(corners.map(([cx, cy, start], i) => arc(cx, cy, start, i === 0 ? one : two)).join(''));
      }
    }
  }
  return svg(ground, `<g fill="none">${parts.join('')}</g>`);
}

const spines = [
  '#d8563f',
  '#f0c25a',
  '#4f8fa8',
  '#efe6d0',
  '#6a5a9a',
  '#d88a6a',
  '#3f7f66',
  '#e8a0a8',
  '#c84f6a',
  '#8fb8c8',
  '#f0d890',
  '#5a6a8a',
];

/** One room from dawn to night and back. */
function dayRoom(t) {
  const day = 0.5 - 0.5 * Math.cos(t * Math.PI * 2);
  const top = ramp('#141a3c', '#4a3f78', '#f0a070', '#8fc4e0')(day);
  const bottom = ramp('#2a2f5c', '#a86a88', '#ffd9a0', '#e8f2ee')(day);
  const wall = hexOf(ramp('#34396a', '#8a6a90', '#f2d2b4')(day));
  const floor = hexOf(ramp('#3a2f4c', '#8a5a58', '#d8a070')(day));
  return room({
    sky: [hexOf(top), hexOf(bottom)],
    wall,
    floor,
    light: day * 0.6,
    star: 1 - day,
    things: [
      opening(1.2, 1.5, 2, 2, hexOf(top)),
      ({ point }) => {
        const [x, y] = point(0, 2.2, 2.1 + 1.1 * day);
        return `<circle cx="${x}" cy="${y}" r="20" fill="${hexOf(ramp('#f4f0d8', '#ffd070')(day))}"/>`;
      },
      patch(0.6 + day, 1.3, 1.7, 1.6, (0.4 * day).toFixed(2)),
      [1.9, 0.3, 0, 2.6, 1.5, 0.55, hexOf(ramp('#4a4f8a', '#b8606a', '#d8705a')(day))],
      [1.9, 0.3, 0.55, 0.8, 1.4, 0.18, hexOf(ramp('#7a80b8', '#f4ece0')(day))],
      [0.3, 3.9, 0, 0.8, 0.8, 0.9, hexOf(ramp('#3f3a60', '#a87850')(day))],
      glow(0.7, 4.3, 1.35, 150, (1 - day).toFixed(2)),
      [0.56, 4.16, 0.9, 0.28, 0.28, 0.5, hexOf(ramp('#ffe2a0', '#e8d8c0')(day))],
      plant(3.9, 3.6, hexOf(ramp('#2f5a6a', '#3f9a60')(day))),
    ],
  });
}

export const miraOkafor = {
  'loom-harmattan': {
    kind: 'image',
    draw: () =>
      loom('harmattan', {
        ground: '#2a1512',
        threads: ['#f2d8a0', '#e89a4a', '#c8502f', '#7a2432', '#e8b878', '#f2d8a0'],
        cells: 4,
        lines: 5,
      }),
  },
  'loom-fjord': {
    kind: 'image',
    draw: () =>
      loom('fjord', {
        ground: '#081c26',
        threads: ['#e8f4ec', '#7fd0c4', '#2f8fa8', '#1c4f80', '#b8e0d0', '#e8f4ec'],
        cells: 5,
        lines: 4,
      }),
  },
  'loom-market': {
    kind: 'image',
    draw: () =>
      loom('market day', {
        ground: '#f3ead8',
        threads: ['#1f3a5c', '#d8443c', '#f0a832', '#2f8a6a', '#7a3f80', '#1f3a5c'],
        cells: 4,
        lines: 6,
      }),
  },
  'loom-shuttle': {
    kind: 'gif',
    frames: 20,
    frameMs: 110,
    draw: (t) =>
      loom('shuttle', {
        ground: '#140f24',
        threads: ['#ffe0a0', '#ff8f5a', '#e8407a', '#6a3fd0', '#3f9ad8', '#ffe0a0'],
        cells: 4,
        lines: 4,
        phase: t * Math.PI * 2,
      }),
  },
  'room-morning': {
    kind: 'image',
    draw: () =>
      room({
        sky: ['#f6d9c2', '#fbeee0'],
        wall: '#f4b9a0',
        floor: '#c98f64',
        things: [
          opening(1.4, 1.5, 1.9, 2, '#bfe3ee'),
          patch(0.7, 1.5, 1.8, 1.6, 0.5),
          ...stairs(3.6, 0.2, 8, '#e8705c'),
          [1, 3.2, 0, 1, 1, 0.7, '#f0e2c8'],
          plant(0.3, 4.2),
        ],
      }),
  },
  'room-library': {
    kind: 'image',
    draw: () =>
      room({
        sky: ['#1f3a44', '#48666a'],
        wall: '#2f6f6a',
        floor: '#8f5a3c',
        things: [
          opening(2.2, 1.6, 1.6, 1.9, '#f3c98a'),
          patch(0.7, 2.2, 1.5, 1.3, 0.28, '#ffd08a'),
          ...[0.9, 1.9, 2.9].flatMap((z, row) => [
            [0.15, 0.04, z - 0.1, 4.2, 0.5, 0.1, '#6a4028'],
            ...shelf(
              z,
              Array.from({ length: 13 }, (_, i) => spines[(i * 5 + row * 3) % 12]),
            ),
          ]),
          [1.7, 2.2, 0, 1.5, 1.3, 0.5, '#d89a3c'],
          [1.7, 2.2, 0.5, 0.35, 1.3, 0.7, '#d89a3c'],
          glow(4.1, 1.5, 1.9, 150, 0.8),
          [4.05, 1.45, 0, 0.1, 0.1, 1.7, '#2a1d14'],
          [3.85, 1.25, 1.7, 0.5, 0.5, 0.42, '#ffe4a8'],
        ],
      }),
  },
  'room-pool': {
    kind: 'image',
    draw: () =>
      room({
        sky: ['#7ec8e0', '#e2f4ee'],
        wall: '#fdf3e4',
        floor: '#f2d5b0',
        things: [
          opening(0.5, 2.3, 1, 1.3, '#5fb4dc'),
          opening(3.2, 2.3, 1, 1.3, '#5fb4dc'),
          ({ face }) =>
            face(
              [
                [0.8, 1, 0.003],
                [4.3, 1, 0.003],
                [4.3, 3.7, 0.003],
                [0.8, 3.7, 0.003],
              ],
              '#2a9db8',
            ) +
            face(
              [
                [0.8, 1, -0.34],
                [4.3, 1, -0.34],
                [4.3, 1, 0],
                [0.8, 1, 0],
              ],
              '#7fd4dc',
            ) +
            face(
              [
                [1.1, 1.5, 0.004],
                [4.3, 1.4, 0.004],
                [4.3, 3.7, 0.004],
                [1.1, 3.7, 0.004],
              ],
              '#45bccd',
            ),
          ...Array.from(
            { length: 7 },
            (_, i) =>
              ({ point }) =>
                `<path d="M${at(point(1.4 + (i % 3) * 0.8, 1.7 + i * 0.27, 0.01))}q22 -9 44 4t44 4" fill="none" stroke="#d8f6f4" stroke-width="2.6" stroke-opacity="0.75"/>`,
          ),
          [3, 3.95, 0, 1.5, 0.7, 0.24, '#f0785a'],
          [3, 3.95, 0.24, 0.4, 0.7, 0.34, '#f0785a'],
          plant(0.3, 4.2, '#2f9a78', '#fdfdf8'),
        ],
      }),
  },
  'room-kitchen': {
    kind: 'image',
    draw: () =>
      room({
        sky: ['#f2c84a', '#f8e4a0'],
        wall: '#f7e9c0',
        floor: '#5f8f8a',
        things: [
          opening(1.7, 1.8, 1.7, 1.7, '#9cd4e4'),
          patch(1.4, 1.7, 1.6, 1.3, 0.25),
          [0.05, 0.05, 0, 4.6, 1, 1.15, '#d8563f'],
          [0.05, 0.05, 1.15, 4.7, 1.08, 0.1, '#f6efe0'],
          [3.2, 0.2, 1.25, 0.6, 0.6, 0.3, '#3a4a58'],
          [0.6, 0.3, 1.25, 0.32, 0.32, 0.5, '#f0a832'],
          [1.1, 0.3, 1.25, 0.26, 0.26, 0.36, '#7ab8a0'],
          ...shelf(2.9, ['#f0a832', '#d8563f', '#5f8fa8', '#f6efe0', '#7ab8a0']).map(([x, ...rest]) => [
            x + 2,
            ...rest,
          ]),
          [2.1, 0.04, 2.8, 1.8, 0.5, 0.1, '#a86a3c'],
          [1.7, 2.8, 0, 0.12, 0.12, 0.9, '#8a5a34'],
          [3.1, 2.8, 0, 0.12, 0.12, 0.9, '#8a5a34'],
          [1.7, 3.9, 0, 0.12, 0.12, 0.9, '#8a5a34'],
          [3.1, 3.9, 0, 0.12, 0.12, 0.9, '#8a5a34'],
          [1.5, 2.6, 0.9, 1.9, 1.6, 0.12, '#c8884c'],
          [2.2, 3.2, 1.02, 0.5, 0.5, 0.22, '#f6efe0'],
          [2.32, 3.32, 1.24, 0.26, 0.26, 0.16, '#e8703c'],
        ],
      }),
  },
  'room-two-doors': {
    kind: 'image',
    draw: () =>
      room({
        sky: ['#3a2350', '#b0587a'],
        wall: '#8a4a7c',
        floor: '#e0a86c',
        star: 0.7,
        things: [
          ({ face }) =>
            face(
              [
                [1.1, 0, 0],
                [2.4, 0, 0],
                [2.4, 0, 2.9],
                [1.1, 0, 2.9],
              ],
              '#ffd487',
            ) +
            face(
              [
                [0, 2.5, 0],
                [0, 3.8, 0],
                [0, 3.8, 2.9],
                [0, 2.5, 2.9],
              ],
              '#22173c',
            ) +
            face(
              [
                [1.1, 0, 0.002],
                [2.4, 0, 0.002],
                [3.3, 3.4, 0.002],
                [1.6, 3.4, 0.002],
              ],
              '#ffe2a0',
              'fill-opacity="0.6"',
            ),
          ({ point }) => {
            const [x, y] = point(0, 3.1, 2.1);
            return `<circle cx="${x}" cy="${y}" r="17" fill="#f4ecd0"/>`;
          },
          [3.5, 0.6, 0, 1, 1, 1, '#d8567a'],
          [3.7, 0.8, 1, 0.6, 0.6, 0.6, '#f0a05a'],
          [3.85, 0.95, 1.6, 0.3, 0.3, 0.3, '#ffe0a0'],
          [0.5, 4.2, 0, 0.5, 0.5, 1.3, '#5a3f8a'],
        ],
      }),
  },
  'room-all-day': { kind: 'gif', frames: 24, frameMs: 160, draw: dayRoom },
};

export const roomCover = () =>
  room({
    sky: ['#2a2f5c', '#e88a70'],
    wall: '#e8785c',
    floor: '#f0c88c',
    star: 0.6,
    things: [
      ...stairs(3.5, 0.1, 9, '#f4ead8'),
      ...[0, 1, 2, 3].map((i) => [
        0.4 + (i % 2) * 1.3,
        1.2 + Math.floor(i / 2) * 1.6,
        0,
        1,
        1,
        1,
        ['#4f8fa8', '#f0b84a', '#7a5a9a', '#5fae86'][i],
      ]),
      ...[0, 1, 2, 3].map((i) => [
        0.4 + (i % 2) * 1.3,
        1.2 + Math.floor(i / 2) * 1.6 + 0.42,
        1,
        1,
        0.16,
        0.04,
        '#fff4dc',
      ]),
      glow(1.6, 2.4, 1.6, 210, 0.55),
    ],
  });
