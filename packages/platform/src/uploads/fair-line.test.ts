import { expect, test } from 'vitest';
import { FairLine } from './fair-line.ts';

const limits = { atOnce: 1, ofOne: 4, inAll: 6 };

/** Work that lasts until it is ended by name. */
function stage(line: FairLine) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (sender: string, name: string) =>
    line
      .inTurn(sender, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      })
      .catch((error: { kind?: string }) => error.kind);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, bring, end };
}

test('turns go round by sender: one picture does not queue behind all of another user’s', async () => {
  const { begun, bring, end } = stage(new FairLine(limits));
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => bring(name[0] as string, name));
  for (let i = 0; i < 5; i++) await end(begun.at(-1) as string);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

test('of one sender one runs at a time, though there is room for two', async () => {
  const { begun, bring, end } = stage(new FairLine({ ...limits, atOnce: 2 }));
  const all = ['a1', 'a2', 'b1'].map((name) => bring(name[0] as string, name));
  await end('none');
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['b1', 'a1', 'a2']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
});

test('a full queue makes room for the sender with fewer in it, and refuses the one with most', async () => {
  const { begun, bring, end } = stage(new FairLine(limits));
  const mine = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => bring('a', name));
  expect(await mine[5]).toBe('server_busy');
  const others = ['b1', 'b2', 'c1'].map((name) => bring(name[0] as string, name));
  // Six waited when c came: the last of a's made room for it.
  expect(await mine[4]).toBe('server_busy');
  while (begun.length < 7) await end(begun.at(-1) as string);
  await end(begun.at(-1) as string);
  expect(await Promise.all([...mine.slice(0, 4), ...others])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
});
