import { expect, test } from 'vitest';
import { type TimelineStep, timelineOf } from './timeline-steps.ts';

const shown = (steps: readonly TimelineStep[]) => steps.map(({ status, state }) => `${status} ${state}`);

test('a new one has its whole way ahead', () => {
  const steps = [{ status: 'requested', untilMs: 60_000, atMs: 0 }] as const;
  expect(shown(timelineOf({ status: 'requested', steps: [...steps] }, 'chain'))).toEqual([
    'requested now',
    'approved ahead',
    'signed ahead',
    'broadcast ahead',
    'confirmed ahead',
  ]);
});

test('keeps an earlier hold in the history; operators sign nothing', () => {
  const steps = [
    { status: 'requested', atMs: 0 },
    { status: 'held', reason: 'security_hold', atMs: 60 },
    { status: 'review', reason: 'amount_above_limit', atMs: 90 },
  ] as const;
  expect(shown(timelineOf({ status: 'review', steps: [...steps] }, 'bank'))).toEqual([
    'requested done',
    'held done',
    'review now',
    'approved ahead',
    'broadcast ahead',
    'confirmed ahead',
  ]);
});

test('the moment at the signer is shown only while it lasts', () => {
  const steps = (['requested', 'approved', 'signing', 'signed'] as const).map((status, atMs) => ({ status, atMs }));
  const signing = timelineOf({ status: 'signing', steps: steps.slice(0, 3) }, 'chain');
  expect(shown(signing).slice(2, 4)).toEqual(['signing now', 'signed ahead']);
  expect(shown(timelineOf({ status: 'signed', steps }, 'chain')).slice(1, 4)).toEqual([
    'approved done',
    'signed now',
    'broadcast ahead',
  ]);
});

test.each(['failed', 'cancelled', 'refused'] as const)('one that was %s has nothing ahead', (status) => {
  const steps = [
    { status: 'requested', atMs: 0 },
    { status, reason: 'chain_failed', atMs: 9 },
  ] as const;
  expect(shown(timelineOf({ status, steps: [...steps] }, 'chain'))).toEqual(['requested done', `${status} broken`]);
});

test('a confirmed one is done', () => {
  const steps = (['requested', 'approved', 'signed', 'broadcast', 'confirmed'] as const).map((status, atMs) => ({
    status,
    atMs,
  }));
  expect(timelineOf({ status: 'confirmed', steps }, 'chain').every(({ state }) => state === 'done')).toBe(true);
});
