import type { Duty } from '@candor/kernel/duty';
import { expect, it } from 'vitest';
import { Duties } from './duties.ts';

/** Duties that record their events. */
function world(...names: readonly string[]) {
  const seen: string[] = [];
  const duties = names.map(
    (name): Duty => ({
      name,
      start: () => void seen.push(`${name} starts`),
      stop: () => void seen.push(`${name} stops`),
    }),
  );
  return { seen, duties };
}

it('starts in order and stops in the opposite one, each duty once', async () => {
  const { seen, duties } = world('chain', 'market', 'mails');
  const all = new Duties(duties);
  await all.start();
  await Promise.all([all.stop(), all.stop()]);
  await all.stop();
  expect(seen).toEqual(['chain starts', 'market starts', 'mails starts', 'mails stops', 'market stops', 'chain stops']);
});

it('waits at each stop for work under way, before the next duty is stopped', async () => {
  const { seen, duties } = world('chain', 'market');
  let finish = (): void => undefined;
  const busy: Duty = {
    name: 'busy',
    start: () => undefined,
    stop: () => new Promise((resolve) => (finish = resolve)),
  };
  const all = new Duties([...duties, busy]);
  await all.start();
  const stopping = all.stop();
  await new Promise(setImmediate);
  expect(seen).toEqual(['chain starts', 'market starts']);
  finish();
  await stopping;
  expect(seen.slice(2)).toEqual(['market stops', 'chain stops']);
});

it('stops the others when one fails to stop, and reports it', async () => {
  const { seen, duties } = world('chain', 'market');
  const failing: Duty = { name: 'failing', start: () => undefined, stop: () => Promise.reject(new Error('no')) };
  const all = new Duties([...duties, failing]);
  await all.start();
  await expect(all.stop()).rejects.toThrow('no');
  expect(seen.slice(2)).toEqual(['market stops', 'chain stops']);
});

it('stops all when one cannot start', async () => {
  const { seen, duties } = world('chain', 'market');
  const [chain, market] = duties as [Duty, Duty];
  const broken: Duty = {
    name: 'broken',
    start() {
      throw new Error('no port');
    },
    stop: () => void seen.push('broken stops'),
  };
  await expect(new Duties([chain, broken, market]).start()).rejects.toThrow('no port');
  expect(seen).toEqual(['chain starts', 'market stops', 'broken stops', 'chain stops']);
});
