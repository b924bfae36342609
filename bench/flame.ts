import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrders } from './http.ts';
import { flameSvg } from './lib/flame-svg.ts';
import { foldProfile, type Frame, type Profile } from './lib/fold-profile.ts';
import { printTable } from './lib/table.ts';

const picture = join('docs', 'pictures', 'order-flame.svg');
const everyUs = 500;

/** The threads of a server by the package that most of their frames are of. */
const threadNames: Readonly<Record<string, string>> = {
  gateway: 'main thread: door, session, answer',
  exchange: 'core and journal',
  journal: 'core and journal',
  readmodel: 'lists',
};

/** Draws what each thread does for an order over HTTP, in docs/pictures. */
export async function benchFlame(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-flame-'));
  const options = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${everyUs}`];
  const { perSecond, fromUs, untilUs } = await loadOrders(options);
  const orders = (perSecond * (untilUs - fromUs)) / 1e6;
  const threads = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile)
    .map((profile) => foldProfile(profile, { fromUs, untilUs }))
    .map((root) => ({ name: threadNames[mainPackageOf(root)], root }))
    .flatMap(({ name, root }) => (name === undefined ? [] : [{ name, root }]))
    .toSorted((a, b) => b.root.us - a.root.us);
  rmSync(folder, { recursive: true });
  writeFileSync(picture, flameSvg(threads, orders));
  printTable(
    `A flame graph of an order over HTTP, in ${picture}`,
    threads.map(({ name, root }) => ({ what: name, value: `${(root.us / orders).toFixed(0)} µs` })),
  );
}

/** The package of the project in which a thread spends the most by itself. */
function mainPackageOf(root: Frame): string {
  const spent = new Map<string, number>();
  const add = (frame: Frame) => {
    if (frame.ours !== undefined) spent.set(frame.ours, (spent.get(frame.ours) ?? 0) + frame.selfUs);
    for (const child of frame.children.values()) add(child);
  };
  add(root);
  return [...spent].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
