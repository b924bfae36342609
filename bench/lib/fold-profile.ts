import { existsSync, readFileSync } from 'node:fs';
import { type SourceMapPayload, SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

/** A profile as Node.js writes it with `--cpu-prof`; times in microseconds of the clock that only goes forward. */
export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A function under its callers. */
export interface Frame {
  readonly name: string;
  /** The package of the project that it is of, or undefined for libraries and Node.js. */
  readonly ours: string | undefined;
  /** Microseconds in it and in what it calls. */
  us: number;
  selfUs: number;
  readonly children: Map<string, Frame>;
}

const newFrame = (name: string, ours?: string): Frame => ({ name, ours, us: 0, selfUs: 0, children: new Map() });
const resting = new Set(['(idle)', '(root)']);

/** The busy time of a profile between two moments, as a tree of functions. A function that calls itself is one frame. */
export function foldProfile(
  { nodes, startTime, samples, timeDeltas }: Profile,
  { fromUs, untilUs }: { readonly fromUs: number; readonly untilUs: number },
): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const sources = new Map<string, SourceMap | undefined>();
  const root = newFrame('all');
  let atUs = startTime;
  for (const [place, id] of samples.entries()) {
    const us = timeDeltas[place] ?? 0;
    atUs += us;
    if (atUs < fromUs || atUs > untilUs) continue;
    const stack: ProfileNode[] = [];
    for (let node = byId.get(id); node !== undefined; node = byId.get(parents.get(node.id) ?? -1)) stack.unshift(node);
    if (stack.length === 0 || resting.has(stack.at(-1)?.callFrame.functionName ?? '')) continue;
    let frame = root;
    frame.us += us;
    for (const { callFrame } of stack.slice(1)) {
      const name = callFrame.functionName || '(a function)';
      if (name === frame.name) continue;
      let child = frame.children.get(name);
      if (child === undefined) frame.children.set(name, (child = newFrame(name, packageOf(callFrame, sources))));
      child.us += us;
      frame = child;
    }
    frame.selfUs += us;
  }
  return root;
}

/** The package of the project whose source a frame of a bundle comes from. */
function packageOf(
  { url, lineNumber, columnNumber }: ProfileNode['callFrame'],
  sources: Map<string, SourceMap | undefined>,
): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  if (!sources.has(url)) sources.set(url, mapOf(fileURLToPath(url)));
  const entry = sources.get(url)?.findEntry(lineNumber, columnNumber);
  const source = entry !== undefined && 'originalSource' in entry ? entry.originalSource : '';
  return /(?:packages|apps)\/(?<name>[\w-]+)\/src/.exec(source)?.groups?.['name'];
}

function mapOf(file: string): SourceMap | undefined {
  const path = `${file}.map`;
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : undefined;
}
