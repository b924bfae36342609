import type { TicketRow } from '@candor/contract';
import { expect, it } from 'vitest';
import { withTicketChanges } from './positions.ts';

it('puts changed tickets in place, new ones in front, and lets ended ones go', () => {
  const ticket = (ticketId: number, status: TicketRow['status']) => ({ ticketId, status }) as TicketRow;
  const after = withTicketChanges(
    [ticket(2, 'open'), ticket(1, 'pending')],
    [ticket(1, 'open'), ticket(3, 'pending')],
    [2, 9],
  );
  expect(after.map((row) => `${row.ticketId}:${row.status}`)).toEqual(['3:pending', '1:open']);
});
