import { expect, it } from 'vitest';
import { createSession } from './session.ts';
import { memoryStorage } from './storage.ts';

/** Two tabs of one browser: a change of storage in one reaches the other later. */
function tabs() {
  const storage = memoryStorage();
  const [here, there] = [createSession(storage), createSession(storage)];
  const changes: string[] = [];
  here.onChange(() => changes.push('here'));
  there.onChange(() => changes.push('there'));
  return { here, there, changes, storage };
}

it('a new token is not a new user: no tab is signed out, and commands keep their names', () => {
  const { here, there, changes, storage } = tabs();
  here.signIn('the first token');
  there.follow('the first token');
  const login = here.login();
  expect(changes.splice(0)).toEqual(['here', 'there']);

  here.renew('the first token', 'the second');
  there.follow('the second');
  expect([here.token(), there.token(), storage.get('token')]).toEqual(['the second', 'the second', 'the second']);
  here.renew('the second', 'the third');
  expect([here.login(), there.login(), createSession(storage).login()]).toEqual([login, login, login]);
  expect(changes).toEqual([]);
});

it('a new token for one that is no longer here changes nothing', () => {
  const { here, storage } = tabs();
  here.signIn('the first token');
  here.renew('another one', 'the second');
  here.signOut();
  here.renew('the first token', 'the second');
  expect([here.token(), storage.get('token')]).toEqual([undefined, undefined]);
});

it('another user is another login, also without a logout in between', () => {
  const { here, changes } = tabs();
  here.signIn('token of alice');
  here.renew('token of alice', 'new one of alice');
  here.signIn('token of bob');
  expect(here.login()).toBe('n of bob');
  expect(changes).toEqual(['here', 'here', 'here']);
});

it('a tab finds the new token itself before it takes itself for signed out', () => {
  const { here, there } = tabs();
  here.signIn('the first token');
  there.follow('the first token');
  here.renew('the first token', 'the second');
  expect([there.isBehind(), there.token()]).toEqual([true, 'the second']);
  expect(there.isBehind()).toBe(false);
});
