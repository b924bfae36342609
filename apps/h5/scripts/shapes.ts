import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { texts } from '../../../tools/lib/texts-plugin.ts';
import { firstPages } from '../src/early/pages.ts';
import { type ShapeMode, type ShapeNode, shapeFile } from '../src/early/shape.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The written languages, and the folders of their texts. */
const languages = { vn: 'vi', zh: 'zh-Hans', en: 'en' } as const;
const modes: readonly ShapeMode[] = ['practice', 'live', 'unknown'];
/** Attributes that the look of a page needs; the rest is for hands and readers, which a shape has none of. */
const kept =
  /^(?:class|style|viewBox|fill|stroke(?:-.*)?|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points|transform|type|data-first-visit)$/;

/**
 * The first pages as a visitor sees them before the app's code has come, by the names of their files: each is drawn by its own
 * screen, so that no second description of it can grow old.
 */
export async function shapes(): Promise<ReadonlyMap<string, string>> {
  const outDir = mkdtempSync(join(tmpdir(), 'candor-shapes-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [react(), texts()],
      ssr: { noExternal: true },
      build: { ssr: 'src/early/render-shape.tsx', outDir, emptyOutDir: true, target: 'node20', minify: false },
    });
    const wanted = firstPages.flatMap(({ path }) =>
      Object.entries(languages).flatMap(([language, folder]) =>
        modes.map((mode) => ({ path, language, folder, mode })),
      ),
    );
    const drawn = await drawnBy(pathToFileURL(join(outDir, 'render-shape.js')).href, wanted);
    return new Map(
      wanted.map(({ path, folder, mode }, index) => [
        shapeFile(path, folder, mode),
        JSON.stringify(nodesOf(drawn[index] as string)),
      ]),
    );
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** One word that changes when any shape does. */
export function hashOf(files: ReadonlyMap<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('base64url')
    .slice(0, 8);
}

/** The app expects a browser around it; a thread of its own has the little that its modules ask for while they load. */
const surroundings = `
const nothing = () => undefined;
Object.assign(globalThis, {
  window: globalThis,
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  location: new URL('http://localhost/h5/'),
  history: { state: null, replaceState: nothing, pushState: nothing },
  addEventListener: nothing,
});
`;

function drawnBy(module: string, wanted: readonly object[]): Promise<string[]> {
  const code = `${surroundings}
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  const { renderShape } = await import(workerData.module);
  const drawn = [];
  for (const { path, language, mode } of workerData.wanted) drawn.push(await renderShape(path, language, mode));
  parentPort.postMessage(drawn);
  process.exit(0);
})();`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: { module, wanted } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const part = /<(\/)?([a-z][\w-]*)((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*(\/)?>|<!--.*?-->|([^<]+)/gi;

/** React's markup as a tree: React closes every element, and quotes every value. */
function nodesOf(markup: string): ShapeNode {
  const top: ShapeNode[] = [];
  const open: [tag: string, attributes: Record<string, string>, children: ShapeNode[]][] = [];
  for (const [, isEnd, tag, attributes = '', isWhole, text] of markup.matchAll(part)) {
    if (text !== undefined) (open.at(-1)?.[2] ?? top).push(plain(text));
    if (tag === undefined) continue;
    if (isEnd === undefined) open.push([tag, attributesOf(attributes), []]);
    if (isEnd === undefined && isWhole === undefined) continue;
    const [name, kept, children] = open.pop() ?? ['', {}, []];
    // A link asks for a file, and a picture comes with its data.
    if (name !== 'link') (open.at(-1)?.[2] ?? top).push([name, kept, ...children]);
  }
  return ['div', { class: 'relative flex h-full flex-col' }, ...top];
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([^\s=]+)="([^"]*)"/g)].filter(([, name]) => kept.test(name as string));
  return Object.fromEntries(found.map(([, name, value]) => [name, plain(value as string)]));
}

function plain(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#x27': "'",
    nbsp: '\u00a0',
  };
  return text.replace(/&([\w#]+);/g, (whole, name: string) => signs[name] ?? whole);
}
