import { type DepositRow, fundingTopic } from '@candor/api';
import { expect, it } from 'vitest';
import type { SocketClient } from '../socket.ts';
import { createFunding, type FundingChange } from './funding.ts';

const deposit = (depositId: string, atMs: number, status: DepositRow['status']) =>
  ({ depositId, atMs, status, amount: '5' }) as DepositRow;
const limits = {} as never;

function watched() {
  let handlers: Parameters<SocketClient['subscribe']>[2] | undefined;
  const socket = {
    subscribe(topic: unknown, _key: unknown, given: typeof handlers) {
      expect(topic).toBe(fundingTopic);
      handlers = given;
      return () => undefined;
    },
  } as unknown as SocketClient;
  const funding = createFunding(socket);
  funding.watch();
  const shown = () => funding.store.getState().deposits.map((row) => `${row.depositId}:${row.status}`);
  const message = (deposits: DepositRow[], heads: { railId: number; height: number }[] = []) =>
    ({ sequence: 1, deposits, withdrawals: [], heads, limits }) as never;
  return {
    funding,
    shown,
    picture: (...given: Parameters<typeof message>) => handlers?.onSnapshot(message(...given)),
    update: (...given: Parameters<typeof message>) => handlers?.onUpdate(message(...given)),
  };
}

it('shows a deposit to its end, and lets ended ones go with the next picture', () => {
  const { shown, picture, update } = watched();
  picture([deposit('d1', 10, 'pending')]);
  update([deposit('d2', 20, 'pending')]);
  update([deposit('d1', 10, 'credited')]);
  expect(shown()).toEqual(['d2:pending', 'd1:credited']);
  picture([deposit('d2', 20, 'pending')]);
  expect(shown()).toEqual(['d2:pending']);
});

it('keeps the heads of all rails, and reports rows with the state before', () => {
  const { funding, picture, update } = watched();
  const told: FundingChange[] = [];
  funding.onChange((change) => told.push(change));
  picture([], [{ railId: 1, height: 7 }]);
  update([], [{ railId: 4, height: 90 }]);
  expect([...funding.store.getState().heads]).toEqual([
    [1, 7],
    [4, 90],
  ]);
  expect(told).toEqual([]);
  update([deposit('d1', 10, 'pending')]);
  expect(told.map(({ deposits, before }) => [deposits.length, before.deposits.length])).toEqual([[1, 0]]);
});

it('reports changed rows to lists read by a call, and possibly changed ones after a time without a watcher', () => {
  const { funding, picture, update } = watched();
  let moves = 0;
  funding.onMove(() => (moves += 1));
  picture([]);
  update([], [{ railId: 1, height: 7 }]);
  expect(moves).toBe(1);
  update([deposit('d1', 10, 'pending')]);
  picture([]);
  expect(moves).toBe(3);
});
