import { createHash } from 'node:crypto';
import { solveWork } from '@candor/api/work';
import { beforeEach, expect, test } from 'vitest';
import { ProofOfWork, workLifeMs } from './proof-of-work.ts';

const login = '/user/login\n{"userString":"ann@example.com"}';

let nowMs: number;
let pressure: number;
let desk: ProofOfWork;
beforeEach(() => {
  nowMs = 1_000_000;
  pressure = 0;
  desk = newDesk('first');
});

function newDesk(name: string): ProofOfWork {
  let drawn = 0;
  return new ProofOfWork({
    clock: () => nowMs,
    randomBytes: (size) => createHash('shake256', { outputLength: size }).update(`${name} ${drawn++}`).digest(),
    pressure: { hashing: () => pressure, sending: () => 0 },
  });
}

const proofFor = (subject: string) => solveWork(desk.newTask('hashing', subject));

test('accepts a solution once', () => {
  const proof = proofFor(login);
  expect(desk.accept(login, proof)).toBe(true);
  expect(desk.accept(login, proof)).toBe(false);
  expect(desk.accept(login, proofFor(login))).toBe(true);
});

test.each([
  ['another call', '/user/forget\n{"userString":"ann@example.com"}'],
  ['another name', '/user/login\n{"userString":"bob@example.com"}'],
])('for %s it counts nothing, and stays good for its own', (_, other) => {
  const proof = proofFor(login);
  expect(desk.accept(other, proof)).toBe(false);
  expect(desk.accept(login, proof)).toBe(true);
});

test('it counts until it expires', () => {
  const [early, late] = [proofFor(login), proofFor(login)];
  nowMs += workLifeMs - 1;
  expect(desk.accept(login, early)).toBe(true);
  nowMs += 1;
  expect(desk.accept(login, late)).toBe(false);
});

test('a restart invalidates every earlier proof: used ones are not remembered', () => {
  const proof = proofFor(login);
  expect(newDesk('second').accept(login, proof)).toBe(false);
});

test('terms of the caller’s own making count nothing', () => {
  const { salt, bits } = desk.newTask('hashing', login);
  const [expires, , ...rest] = salt.split('.');
  const easier = [expires, '1', ...rest].join('.');
  const later = [nowMs + 10 * workLifeMs, '8', ...rest].join('.');
  for (const forged of [easier, later]) {
    const count = Number(forged.split('.')[1]);
    expect(desk.accept(login, solveWork({ salt: forged, bits, count, expiresAtMs: 0 }))).toBe(false);
  }
});

test('requires so many different numbers, and nothing that only looks like one', () => {
  const proof = proofFor(login);
  const [salt = '', found = ''] = proof.split(':');
  const numbers = found.split(',');
  const [first = '', second = ''] = numbers;
  const wrong = [
    [],
    numbers.slice(1),
    [...numbers, numbers.at(-1)],
    numbers.map(() => first),
    [second, first, ...numbers.slice(2)],
    [`0${first}`, ...numbers.slice(1)],
    [String(Number(first) + 1), ...numbers.slice(1)],
    [...numbers.slice(0, -1), '9999999999'],
  ];
  for (const list of wrong) expect(desk.accept(login, `${salt}:${list.join(',')}`), list.join(',')).toBe(false);
  for (const text of ['', ':', '☃', '...:', `${proof}:1`, proof.padEnd(2_000, '0')]) {
    expect(desk.accept(login, text), text).toBe(false);
  }
  expect(desk.accept(login, proof)).toBe(true);
});

test('the more of the waiting callers have worked, the more work there is, up to four times as much', () => {
  const countAt = (load: number) => {
    pressure = load;
    return desk.newTask('hashing', login).count;
  };
  expect([countAt(0), countAt(0.5), countAt(1)]).toEqual([8, 20, 32]);
});
