import { positionsTopic, type TicketNotice, type TicketRow } from '@candor/api';
import { expect, it } from 'vitest';
import type { SocketClient } from '../socket.ts';
import { createPositions, withTicketChanges } from './positions.ts';

it('puts changed tickets in place, new ones in front, and lets ended ones go', () => {
  const ticket = (ticketId: number, status: TicketRow['status']) => ({ ticketId, status }) as TicketRow;
  const after = withTicketChanges(
    [ticket(2, 'open'), ticket(1, 'pending')],
    [ticket(1, 'open'), ticket(3, 'pending')],
    [2, 9],
  );
  expect(after.map((row) => `${row.ticketId}:${row.status}`)).toEqual(['3:pending', '1:open']);
});

function watched() {
  let handlers: Parameters<SocketClient['subscribe']>[2] | undefined;
  const socket = {
    subscribe(topic: unknown, _key: unknown, given: typeof handlers) {
      if (topic === positionsTopic) handlers = given;
      return () => undefined;
    },
  } as unknown as SocketClient;
  const positions = createPositions(socket);
  positions.watch();
  const message = (endedIds: number[], kinds: TicketNotice['kind'][]) =>
    ({ account: {}, tickets: [], endedIds, terms: [], notices: kinds.map((kind) => ({ kind })) }) as never;
  return {
    positions,
    picture: () => handlers?.onSnapshot(message([], [])),
    update: (endedIds: number[], ...kinds: TicketNotice['kind'][]) => handlers?.onUpdate(message(endedIds, kinds)),
  };
}

it('reports changes to lists read by a call, and possible changes after a time without a watcher', () => {
  const { positions, picture, update } = watched();
  let moves = 0;
  positions.onMove(() => (moves += 1));
  picture();
  expect(moves).toBe(1);
  update([]);
  update([], 'overnight_charged');
  expect(moves).toBe(1);
  update([7]);
  update([], 'liquidated');
  expect(moves).toBe(3);
});
