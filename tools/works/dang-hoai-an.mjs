/** Đặng Hoài An: lacquer, gold leaf and eggshell; terraces by day, and the river of lanterns by night. */
import { Chance, noiseOf, octaves } from './chance.mjs';
import { hexOf, ramp } from './colour.mjs';
import { at, gradient, smooth, svg } from './svg.mjs';

/** Terraced slopes: each a line of gold over the dark of the next, with water and eggshell between. */
function terraces(
  seed,
  { sky, slope, gold, disc, levels = 12, shell = 90, rain = 0, steps = 4, stars = 46, moved = 0 },
) {
  const chance = new Chance(seed);
  const land = noiseOf(seed, 4);
  const [skyWay, slopeWay] = [ramp(...sky), ramp(...slope)];
  const parts = [];
  if (disc !== undefined) {
    parts.push(`<circle cx="${disc.x}" cy="${disc.y}" r="${disc.r * 3.2}" fill="url(#glow)"/>`);
    parts.push(`<circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="url(#disc)"/>`);
    for (let i = 1; i < 9; i++) {
      parts.push(
        `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.r + i * 17}" fill="none" stroke="${gold}" stroke-width="1.3" stroke-opacity="${(0.42 - i * 0.045).toFixed(2)}"/>`,
      );
    }
  }
  for (let level = 0; level < levels; level++) {
    const t = level / (levels - 1);
    const base = 330 + 690 * t ** 1.15;
    const swing = 190 * (1 - t * 0.72);
    const edge = (x) =>
      base -
      swing * (0.3 + octaves(land, 3, x / 520 + level * 0.21, level * 0.37, moved * 4) * 1.5) -
      20 * Math.abs(land(x / 90, level * 3.1, moved * 4));
    const points = [];
    for (let x = -40; x <= 1_040; x += 24) points.push([x, edge(x)]);
    const line = smooth(points);
    parts.push(`<path d="${line}L1040 1040L-40 1040Z" fill="${hexOf(slopeWay(t))}"/>`);
    // The paddies step down below their edge, each step a thinner line.
    for (let step = 0; step < steps; step++) {
      const lower = points.map(([x, y], i) => [x, y + step * (7 + 7 * t) * (1 + 0.35 * Math.sin(i / 5 + level))]);
      parts.push(
        `<path d="${smooth(lower)}" fill="none" stroke="${gold}" stroke-width="${((3.1 - step * 0.46) * (0.6 + t * 0.6)).toFixed(2)}" stroke-opacity="${((1 - step * 0.17) * (0.62 + 0.38 * t)).toFixed(2)}"/>`,
      );
    }
  }
  const shells = new Chance(`${seed} shell`);
  for (let i = 0; i < shell; i++) {
    const y = 560 + 430 * shells.next();
    const x = 1_000 * shells.next();
    if (land(x / 240, y / 150, 2) < 0.04) continue;
    const size = shells.between(2.5, 7.5);
    const corners = Array.from({ length: 5 }, (_, c) =>
      at([x + size * Math.cos(c * 1.257 + i) * shells.between(0.6, 1), y + size * 0.7 * Math.sin(c * 1.257 + i)]),
    );
    parts.push(
      `<polygon points="${corners.join(' ')}" fill="#f3e7cf" fill-opacity="${shells.between(0.35, 0.85).toFixed(2)}"/>`,
    );
  }
  for (let i = 0; i < stars; i++) {
    parts.push(
      `<circle cx="${chance.between(0, 1_000).toFixed(0)}" cy="${(300 * chance.next() ** 1.3).toFixed(0)}" r="${chance.between(0.8, 2.2).toFixed(1)}" fill="${gold}" fill-opacity="${chance.between(0.2, 0.7).toFixed(2)}"/>`,
    );
  }
  for (let i = 0; i < rain; i++) {
    const [x, y, long] = [chance.between(-60, 1_000), chance.between(-80, 900), chance.between(50, 150)];
    parts.push(
      `<path d="M${at([x, y])}l${at([long * 0.22, long])}" stroke="#e6f0e4" stroke-width="1.1" stroke-opacity="${chance.between(0.08, 0.42).toFixed(2)}"/>`,
    );
  }
  const defs =
    gradient(
      'sky',
      [0, 0.5, 1].map((t) => [t, hexOf(skyWay(t))]),
    ) +
    gradient('disc', [
      [0, '#fff3cf'],
      [1, gold],
    ]) +
    gradient(
      'glow',
      [
        [0, gold, 0.5],
        [0.35, gold, 0.18],
        [1, gold, 0],
      ],
      'radial',
      '',
    );
  return svg('url(#sky)', parts.join(''), defs);
}

const lanternDefs = (way, night) =>
  gradient('night', [
    [0, '#070b1a'],
    [0.6, night],
    [0.68, '#0a1128'],
    [1, '#050814'],
  ]) +
  way
    .map((colour, i) =>
      gradient(
        `halo${i}`,
        [
          [0, colour, 0.62],
          [0.3, colour, 0.2],
          [1, colour, 0],
        ],
        'radial',
        '',
      ),
    )
    .join('') +
  way
    .map((colour, i) =>
      gradient(
        `silk${i}`,
        [
          [0, '#fff6dc'],
          [0.4, colour],
          [1, hexOf(ramp(colour, '#14060a')(0.5))],
        ],
        'radial',
        'cx="0.5" cy="0.58" r="0.62"',
      ),
    )
    .join('');

/** The outlines of lanterns within a circle of radius 100, their top at −100. */
const shapes = {
  round: {
    body: '<ellipse rx="86" ry="80"/>',
    ribs: [-66, -34, 0, 34, 66].map((x) => `<path d="M0 -80C${x * 1.5} -60 ${x * 1.5} 60 0 80"/>`).join(''),
  },
  bulb: {
    body: '<path d="M0 -96C16 -70 88 -46 88 14C88 62 44 84 0 84C-44 84 -88 62 -88 14C-88 -46 -16 -70 0 -96Z"/>',
    ribs: [-58, -28, 0, 28, 58].map((x) => `<path d="M0 -96C${x * 0.4} -50 ${x * 1.9} 40 0 84"/>`).join(''),
  },
  melon: {
    body: '<rect x="-56" y="-88" width="112" height="172" rx="54"/>',
    ribs: [-60, -30, 0, 30, 60].map((y) => `<path d="M-55 ${y}Q0 ${y + 20} 55 ${y}"/>`).join(''),
  },
  star: {
    body: `<polygon points="${Array.from({ length: 10 }, (_, i) => {
      const r = i % 2 === 0 ? 98 : 44;
      return at([r * Math.sin((i * Math.PI) / 5), -r * Math.cos((i * Math.PI) / 5)]);
    }).join(' ')}"/>`,
    ribs: Array.from(
      { length: 5 },
      (_, i) => `<path d="M0 0L${at([98 * Math.sin((i * 2 * Math.PI) / 5), -98 * Math.cos((i * 2 * Math.PI) / 5)])}"/>`,
    ).join(''),
  },
  lotus: {
    body: [-64, -34, 34, 64, 0]
      .map((turn) => `<path transform="rotate(${turn} 0 70)" d="M0 -92C46 -40 46 30 0 78C-46 30 -46 -40 0 -92Z"/>`)
      .join(''),
    ribs: [-64, -34, 34, 64, 0]
      .map((turn) => `<path transform="rotate(${turn} 0 70)" d="M0 -92C46 -40 46 30 0 78C-46 30 -46 -40 0 -92Z"/>`)
      .join(''),
  },
};

function lantern(kind, x, y, scale, tint, { bright = 1, sway = 0 } = {}) {
  const { body, ribs } = shapes[kind];
  const halo = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(230 * scale).toFixed(1)}" fill="url(#halo${tint})" opacity="${bright.toFixed(2)}"/>`;
  return `${halo}<g transform="translate(${at([x, y])}) rotate(${sway.toFixed(2)} 0 -140) scale(${scale.toFixed(3)})">
    <path d="M0 -150L0 -80M-12 84L-12 150M0 84L0 172M12 84L12 150" stroke="#e8c66a" stroke-width="2.4" stroke-opacity="0.75"/>
    <g fill="url(#silk${tint})" opacity="${(0.72 + 0.28 * bright).toFixed(2)}">${body}</g>
    <g fill="none" stroke="#3a0d10" stroke-width="2.2" stroke-opacity="0.42">${ribs}</g>
    <rect x="-24" y="-98" width="48" height="10" rx="4" fill="#c89b3c"/><rect x="-22" y="78" width="44" height="9" rx="4" fill="#c89b3c"/></g>`;
}

/** One lantern large, others behind it on their strings, all of them again in the water. */
function riverOf(seed, kind, colours, { t = 0, count = 9, night = '#14204a', moon = false } = {}) {
  const chance = new Chance(seed);
  const tints = colours.map((_, i) => i);
  const w = t * Math.PI * 2;
  const flicker = (i) => 0.82 + 0.18 * Math.sin(w * (1 + (i % 2)) + i * 1.9);
  const strings = [];
  const small = [];
  for (let i = 0; i < count; i++) {
    const x = 60 + (880 * (i + 0.5)) / count + chance.between(-24, 24);
    if (kind !== undefined && Math.abs(x - 500) < 170) continue;
    const y = moon ? chance.between(70, 540) : 110 + 60 * Math.sin((x / 1_000) * Math.PI) + chance.between(-30, 120);
    small.push({
      x,
      y,
      scale: chance.between(0.26, 0.46),
      tint: chance.pick(tints),
      kind: chance.pick(Object.keys(shapes)),
      i,
    });
  }
  for (const sag of [80, 150])
    strings.push(
      `<path d="M-20 ${sag - 60}Q500 ${sag + 90} 1020 ${sag - 70}" fill="none" stroke="#c9a55a" stroke-opacity="0.5" stroke-width="2.2"/>`,
    );
  const disc = moon
    ? '<circle cx="780" cy="300" r="70" fill="#fdf3d0"/><circle cx="780" cy="300" r="240" fill="url(#halo1)" opacity="0.6"/>'
    : '';
  const behind = small
    .map((one) =>
      lantern(one.kind, one.x, one.y, one.scale, one.tint, {
        bright: 0.75 * flicker(one.i),
        sway: 2.4 * Math.sin(w + one.i),
      }),
    )
    .join('');
  const main =
    kind === undefined ? '' : lantern(kind, 500, 390, 1.72, 0, { bright: flicker(3), sway: 1.6 * Math.sin(w) });
  const water = [];
  const lights = [
    ...small.map(({ x, y, scale, tint }) => ({ x, y, wide: scale * 120, tint })),
    ...(kind === undefined ? [] : [{ x: 500, y: 390, wide: 190, tint: 0 }]),
  ];
  for (const { x, wide, tint } of lights) {
    for (let row = 0; row < 15; row++) {
      const y = 716 + row * 19 + chance.between(-5, 5);
      const half = wide * (0.35 + 0.75 * chance.next()) * (1 - row / 22);
      const shift = 12 * Math.sin(row * 1.3 + x + w) + chance.between(-8, 8);
      water.push(
        `<path d="M${at([x + shift - half, y])}Q${at([x + shift, y + 5])} ${at([x + shift + half, y])}" stroke="${colours[tint]}" stroke-width="${(5.4 - row * 0.22).toFixed(1)}" stroke-linecap="round" stroke-opacity="${(0.5 - row * 0.026).toFixed(2)}"/>`,
      );
    }
  }
  const bank =
    '<path d="M0 690C160 676 330 700 520 688S880 672 1000 692L1000 706C700 712 300 702 0 708Z" fill="#03050c"/>';
  const houses = Array.from({ length: 12 }, (_, i) => {
    const x = i * 86 - 10;
    const high = 50 + ((i * 37) % 46);
    return `<path d="M${x} 694L${x} ${694 - high}L${x + 40} ${694 - high - 22}L${x + 80} ${694 - high}L${x + 80} 694Z" fill="#060a17"/><rect x="${x + 26}" y="${694 - high + 20}" width="9" height="13" fill="#ffcf7a" opacity="0.5"/><rect x="${x + 46}" y="${694 - high + 20}" width="9" height="13" fill="#ffcf7a" opacity="0.35"/>`;
  }).join('');
  return svg(
    'url(#night)',
    `${disc}${houses}${bank}<g fill="none">${water.join('')}</g>${strings.join('')}${behind}${main}`,
    lanternDefs(colours, night),
  );
}

const gold = '#e9bd5c';
const red = ['#ff5a36', '#ffb03a', '#ff7ab0'];

export const dangHoaiAn = {
  'lacquer-harvest': {
    kind: 'image',
    draw: () =>
      terraces('harvest', {
        sky: ['#2a0608', '#7c1512', '#c8401c'],
        slope: ['#5c1210', '#2c0809', '#0d0405'],
        gold,
        disc: { x: 690, y: 200, r: 76 },
      }),
  },
  'lacquer-rain-season': {
    kind: 'image',
    draw: () =>
      terraces('rain season', {
        sky: ['#06181c', '#0e3a3e', '#2c6f66'],
        slope: ['#12423e', '#0a2626', '#040d0e'],
        gold: '#d9cf9a',
        levels: 12,
        shell: 90,
        rain: 90,
      }),
  },
  'lacquer-new-year': {
    kind: 'image',
    draw: () =>
      terraces('new year', {
        sky: ['#0a0a12', '#1a1426', '#402030'],
        slope: ['#2a1424', '#150a14', '#060306'],
        gold: '#f0c878',
        disc: { x: 300, y: 190, r: 60 },
        levels: 11,
        shell: 170,
      }),
  },
  'lacquer-wind': {
    kind: 'video',
    frames: 32,
    frameMs: 125,
    draw: (t) =>
      terraces('wind', {
        sky: ['#12060c', '#4a0f18', '#a8381c'],
        slope: ['#4a1014', '#22080b', '#0a0305'],
        gold,
        disc: { x: 560, y: 220, r: 84 },
        levels: 7,
        shell: 0,
        steps: 2,
        stars: 0,
        moved: t,
      }),
  },
  'lantern-round': { kind: 'image', draw: () => riverOf('lantern round', 'round', red, { night: '#2a1838' }) },
  'lantern-bulb': {
    kind: 'image',
    draw: () => riverOf('lantern bulb', 'bulb', ['#ffa62e', '#ff5a48', '#ffd770'], { night: '#2c2030' }),
  },
  'lantern-melon': {
    kind: 'image',
    draw: () => riverOf('lantern melon', 'melon', ['#3fc28a', '#ffc24a', '#63a8ff'], { night: '#0c3440' }),
  },
  'lantern-star': {
    kind: 'image',
    draw: () => riverOf('lantern star', 'star', ['#ffd24a', '#ff4f5e', '#5ad0c8'], { night: '#182a62' }),
  },
  'lantern-lotus': {
    kind: 'image',
    draw: () => riverOf('lantern lotus', 'lotus', ['#ff7fb4', '#b58cff', '#ffc46a'], { night: '#34205a' }),
  },
  'lantern-full-moon': {
    kind: 'gif',
    frames: 20,
    frameMs: 110,
    draw: (t) =>
      riverOf('lantern full moon', 'bulb', ['#ff4a3c', '#ffc040', '#ff86c0', '#5fc8e8'], { t, count: 30, moon: true }),
  },
};

export const lanternCover = () =>
  riverOf('cover of lanterns', undefined, ['#ff5a3c', '#ffbf4a', '#ff86b8', '#59c7d8', '#9a86ff'], {
    t: 0.3,
    count: 26,
    moon: true,
  });
