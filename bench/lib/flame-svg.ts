import type { Frame } from './fold-profile.ts';

const width = 1_200;
const rowHeight = 17;
const headHeight = 26;
const margin = 12;
const letterWidth = 6.3;
/** Frames that are narrower are not drawn. */
const widthMin = 1.5;
const depthMax = 34;

const colours: Readonly<Record<string, string>> = {
  gateway: '#f0b45a',
  api: '#f4cf8e',
  server: '#e9c46a',
  exchange: '#6fb98f',
  money: '#9ad1b0',
  kernel: '#9ad1b0',
  journal: '#5aa9c9',
  readmodel: '#b094d6',
  feed: '#d99ab5',
  platform: '#e59b7c',
};
const foreign = '#d5d8dc';

export interface Thread {
  readonly name: string;
  readonly root: Frame;
}

interface Drawing {
  readonly parts: string[];
  readonly orders: number;
  readonly scale: number;
  top: number;
}

/** Threads under each other at one scale, the widest calls first; colours are packages of the project, grey is everything else. */
export function flameSvg(threads: readonly Thread[], orders: number): string {
  const longest = Math.max(...threads.map(({ root }) => root.us));
  const drawing: Drawing = { parts: [], orders, scale: (width - 2 * margin) / longest, top: margin };
  for (const thread of threads) drawThread(drawing, thread);
  drawLegend(drawing, packagesIn(threads));
  const { parts, top: height } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="10.5">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function drawThread(drawing: Drawing, { name, root }: Thread): void {
  const title = `${name}, ${microsText(root.us, drawing)} an order`;
  drawing.parts.push(text(margin, drawing.top + 17, title, 'font-size="14" font-weight="bold"'));
  drawing.top += headHeight;
  let deepest = 0;
  const draw = (frame: Frame, left: number, depth: number) => {
    const wide = frame.us * drawing.scale;
    if (wide < widthMin || depth >= depthMax) return;
    deepest = Math.max(deepest, depth + 1);
    const top = drawing.top + depth * rowHeight;
    const label = `${frame.name} ${microsText(frame.us, drawing)}`;
    drawing.parts.push(
      `<g><title>${escaped(label)}</title><rect x="${left.toFixed(1)}" y="${top}" width="${(wide - 0.5).toFixed(1)}" height="${rowHeight - 1}" fill="${colours[frame.ours ?? ''] ?? foreign}"/>${labelOf(frame.name, left, top, wide)}</g>`,
    );
    drawChildren(frame, left, depth + 1);
  };
  const drawChildren = (frame: Frame, left: number, depth: number) => {
    let at = left;
    for (const child of [...frame.children.values()].toSorted((a, b) => b.us - a.us)) {
      draw(child, at, depth);
      at += child.us * drawing.scale;
    }
  };
  drawChildren(root, margin, 0);
  drawing.top += deepest * rowHeight + margin;
}

function labelOf(name: string, left: number, top: number, wide: number): string {
  const letters = Math.floor((wide - 6) / letterWidth);
  if (letters < 3) return '';
  return text(left + 3, top + 12, name.length > letters ? `${name.slice(0, letters - 1)}…` : name);
}

function drawLegend(drawing: Drawing, packages: readonly string[]): void {
  let left = margin;
  for (const name of [...packages, 'Node.js and libraries']) {
    drawing.parts.push(
      `<rect x="${left}" y="${drawing.top}" width="12" height="12" fill="${colours[name] ?? foreign}"/>`,
      text(left + 17, drawing.top + 10, name),
    );
    left += 17 + name.length * letterWidth + 18;
  }
  drawing.top += 12 + margin;
}

function packagesIn(threads: readonly Thread[]): string[] {
  const found = new Set<string>();
  const add = (frame: Frame) => {
    if (frame.ours !== undefined && frame.ours in colours) found.add(frame.ours);
    for (const child of frame.children.values()) add(child);
  };
  for (const { root } of threads) add(root);
  return [...found];
}

function microsText(us: number, { orders }: Drawing): string {
  return `${(us / orders).toFixed(1)} µs`;
}

function text(left: number, base: number, words: string, more = ''): string {
  return `<text x="${left.toFixed(1)}" y="${base}" fill="#1c2024"${more === '' ? '' : ` ${more}`}>${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
