import { textOfLots } from '@candor/api';
import { present } from '@candor/kernel';
import { atomsToText, priceToText } from '@candor/money';
import { describeNotices } from '../inbox/describe-notices.ts';
import { differenceOf } from '../serving/decimals.ts';

export default describeNotices({
  'contract.opened': async ({ accountId, ticketId, pairId, direction, lots, price, copyOf }, parts) => {
    const { symbol: pair } = await parts.pair(pairId);
    const opened = { ticket: String(ticketId), direction, pair, lots: textOfLots(lots), price: priceToText(price) };
    return copyOf === undefined
      ? { accountId, notice: { kind: 'ticket_opened', ...opened } }
      : { accountId, notice: { kind: 'copy_opened', ...opened, count: 1 }, fold: 'copies opened' };
  },
  'contract.closed': async (event, parts) => {
    const { accountId, ticketId, pairId, direction, lots, price, profit, fee, reason, copyOf } = event;
    // The liquidation itself tells of all of them.
    if (reason === 'liquidation') return undefined;
    const { symbol: pair, quote } = await parts.pair(pairId);
    const closed = {
      ticket: String(ticketId),
      direction,
      pair,
      lots: textOfLots(lots),
      price: priceToText(price),
      profit: atomsToText(differenceOf(profit, fee), quote.scale),
      asset: quote.code,
    };
    if (reason === 'deleveraged') return { accountId, notice: { kind: 'ticket_deleveraged', ...closed } };
    return copyOf === undefined
      ? { accountId, notice: { kind: 'ticket_closed', ...closed, reason } }
      : { accountId, notice: { kind: 'copy_closed', ...closed, count: 1 }, fold: 'copies closed' };
  },
  'contract.cancelled': async ({ accountId, ticketId, pairId, reason }, parts) => {
    if (reason === 'user_cancelled' || reason === 'liquidation') return undefined;
    const { symbol: pair } = await parts.pair(pairId);
    return { accountId, notice: { kind: 'ticket_cancelled', ticket: String(ticketId), pair, reason } };
  },
  'contract.liquidated': async ({ accountId, tickets, closed }, parts) => {
    const first = present(
      tickets.find(({ ticketId }) => closed.includes(ticketId)) ?? tickets[0],
      'a liquidation is of a ticket',
    );
    const { symbol: pair } = await parts.pair(first.pairId);
    const positions = Math.max(1, closed.length);
    return { accountId, notice: { kind: 'contract_liquidated', pair, price: priceToText(first.markPrice), positions } };
  },
});
