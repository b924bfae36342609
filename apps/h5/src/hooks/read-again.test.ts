import { listOptions, listTraders } from '@candor/api';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetUserAnswers, readAgain } from './read-again.ts';
import { callKey } from './use-call.ts';

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
});
afterEach(() => queries.clear());

/** A list that answers with its state at the call, when it is told to. */
function watchedList(spec: typeof listOptions | typeof listTraders, ...key: readonly unknown[]) {
  let stands = 'before';
  const answers: (() => void)[] = [];
  const observer = new QueryObserver<string>(queries, {
    queryKey: [...callKey(spec, {}), ...key],
    queryFn: () => {
      const asked = stands;
      return new Promise((resolve) => answers.push(() => resolve(asked)));
    },
  });
  observer.subscribe(() => undefined);
  return {
    change: () => {
      stands = 'after';
    },
    answer: async () => {
      answers.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
    shown: () => observer.getCurrentResult().data,
    asked: () => answers.length,
    leave: () => observer.destroy(),
  };
}

it('a change during the first reading is not missed', async () => {
  const list = watchedList(listOptions);
  list.change();
  const read = readAgain(queries, listOptions);
  await list.answer();
  expect(list.shown()).toBe('before');
  await list.answer();
  await read;
  expect(list.shown()).toBe('after');
  expect(list.asked()).toBe(0);
});

it('a list that is shown is read once more, and no other', async () => {
  const list = watchedList(listOptions);
  const other = watchedList(listTraders);
  await list.answer();
  await other.answer();
  list.change();
  const read = readAgain(queries, listOptions);
  expect([list.asked(), other.asked()]).toEqual([1, 0]);
  await list.answer();
  await read;
  expect([list.shown(), other.shown(), list.asked()]).toEqual(['after', 'before', 0]);
});

it('forgets the answers of a user who leaves, and reads nothing without a session', async () => {
  const list = watchedList(listOptions, true);
  const everybodys = watchedList(listTraders, false);
  await list.answer();
  await everybodys.answer();
  forgetUserAnswers(queries, false);
  expect([list.shown(), everybodys.shown()]).toEqual([undefined, 'before']);
  expect([list.asked(), everybodys.asked()]).toEqual([0, 0]);
});

it('reads again for the next user, but only what is shown', async () => {
  const list = watchedList(listOptions, true);
  const left = watchedList(listTraders, true);
  await list.answer();
  await left.answer();
  left.leave();
  list.change();
  forgetUserAnswers(queries, true);
  expect([list.shown(), list.asked(), left.asked()]).toEqual([undefined, 1, 0]);
  await list.answer();
  expect(list.shown()).toBe('after');
});

it('drops an answer that was on its way to the previous user', async () => {
  const list = watchedList(listOptions, true);
  forgetUserAnswers(queries, false);
  await list.answer();
  expect(list.shown()).toBeUndefined();
});
