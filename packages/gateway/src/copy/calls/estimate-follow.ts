import { estimateFollow } from '@candor/api';
import { done, present, reject } from '@candor/kernel';
import { type Atoms, atoms, atomsToText } from '@candor/money';
import { copySizeMax } from '@candor/exchange/rules';
import { type EstimatedCopy, estimateCopies, type PastTrade } from '../estimate.ts';
import { followCommandOf } from '../input.ts';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';

/** Trades that an estimate looks back on. */
const tradesMax = 10;

export default serveUser(estimateFollow, async (deps, input, { user }) => {
  const { instruments } = deps.market;
  const { scale } = instruments.assetOf(usdtId);
  const read = followCommandOf(user.accountId, input, scale);
  if (!read.ok) return read;
  const { traderId, ...how } = read.value;
  if (how.size < 1 || how.size > copySizeMax) return reject('follow_invalid');
  const [trader, own] = await Promise.all([
    deps.exchange.query('trader', traderId),
    deps.exchange.query('contractAccount', user.accountId),
  ]);
  if (trader?.status !== 'followable') return reject('trader_not_found');
  const { rows } = await deps.reader.traderTickets({ traderId, page: 1, limit: tradesMax });
  const terms = await deps.market.terms.of(rows.map(({ termsId }) => termsId));
  const trades = rows.map((ticket): PastTrade => {
    const { tick, base, quote } = instruments.pairOf(ticket.pairId);
    const own = present(terms.get(ticket.termsId), 'the terms of these tickets were asked for');
    return { ticket, terms: own, grid: { lot: own.lot, tick, baseScale: base.scale, quoteScale: quote.scale } };
  });
  const { copies, marginPeak, share } = estimateCopies(
    trades,
    { ...how, capitals: { follower: own.equity, trader: trader.equity } },
    trader.share,
  );
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const sum = (of: (copy: EstimatedCopy) => Atoms) => atoms(copies.reduce((total, copy) => total + of(copy), 0n));
  return done({
    trades: rows.map((ticket) => {
      const copy = present(
        copies.find((one) => one.ticket === ticket),
        'every trade was estimated',
      );
      const { ticketId, pairId, direction, lots: traderLots } = ticket;
      return {
        traderTicketId: ticketId,
        pairId,
        symbol: instruments.pairOf(pairId).symbol,
        direction,
        traderLots,
        lots: copy.lots,
        result: copy.result,
        reason: copy.reason,
        margin: text(copy.margin),
        profit: text(copy.profit),
        fees: text(copy.fees),
        overnight: text(copy.overnight),
        total: text(copy.total),
        openedAtMs: present(ticket.openedAtMs, 'a closed ticket was opened'),
        endedAtMs: present(ticket.endedAtMs, 'a closed ticket has ended'),
      };
    }),
    sample: rows.length,
    marginPeak: text(marginPeak),
    profit: text(sum(({ profit }) => profit)),
    fees: text(sum(({ fees }) => fees)),
    overnight: text(sum(({ overnight }) => overnight)),
    share: text(share),
    total: text(atoms(sum(({ total }) => total) - share)),
  });
});
