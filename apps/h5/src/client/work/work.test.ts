import { CallError, type CallFailure, loginUser, type WorkTask } from '@candor/api';
import { expect, it } from 'vitest';
import type { CallOptions } from '../request.ts';
import { solve } from './solve.ts';
import { withWork } from './with-work.ts';
import { createWork } from './work.ts';

const task: WorkTask = { salt: 'a salt', bits: 10, count: 4, expiresAtMs: 0 };
const proof = 'a salt:742,2802,3289,5576';
const asking: CallFailure = { kind: 'refused', code: 'work_needed', message: 'busy', work: task };
const input = { userString: 'ann@example.com', password: 'p' };

/** A server that answers each call with the next of these, and records its input. */
function world(answers: readonly (CallFailure | string)[]) {
  const heard: { input: unknown; options: CallOptions | undefined }[] = [];
  const work = createWork(async () => ({ solve }));
  const call = withWork(async (_spec, given, options) => {
    const answer = answers[heard.length];
    heard.push({ input: given, options });
    if (typeof answer !== 'string') throw new CallError(answer ?? { kind: 'unreachable' });
    return answer as never;
  }, work);
  return { call, heard, work };
}

it('does the work that a call requires, and sends the same again with it', async () => {
  const { call, heard, work } = world([asking, 'a-token']);
  const states: boolean[] = [];
  work.store.subscribe(({ isWorking }) => states.push(isWorking));
  expect(await call(loginUser, input, { timeoutMs: 5 })).toBe('a-token');
  expect(heard).toEqual([
    { input, options: { timeoutMs: 5 } },
    { input, options: { timeoutMs: 5, work: proof } },
  ]);
  expect(states).toEqual([true, false]);
});

it('does it again when that did not count, and then reports the answer', async () => {
  const { call, heard } = world([asking, asking, asking, asking, 'never']);
  await expect(call(loginUser, input)).rejects.toMatchObject({ failure: asking });
  expect(heard).toHaveLength(4);
});

it('leaves other refusals alone, and one without a task', async () => {
  for (const failure of [
    { kind: 'refused', code: 'login_failed', message: 'no' },
    { kind: 'refused', code: 'work_needed', message: 'busy' },
    { kind: 'unreachable' },
  ] as const) {
    const { call, heard } = world([failure]);
    await expect(call(loginUser, input)).rejects.toMatchObject({ failure });
    expect(heard).toHaveLength(1);
  }
});

it('ends when its page is left: nothing more is computed or sent', async () => {
  const endless = { ...asking, work: { ...task, bits: 32 } };
  const { call, heard, work } = world([endless, 'never']);
  const called = call(loginUser, input);
  // The search is in its slices by then.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(work.store.getState().isWorking).toBe(true);
  work.giveUp();
  await expect(called).rejects.toMatchObject({ failure: { kind: 'given_up' } });
  expect([heard.length, work.store.getState().isWorking]).toEqual([1, false]);
});
