import type { AccountId, EventOf } from '@candor/exchange';
import type { OtcRole } from '@candor/exchange/rules';
import { atomsToText } from '@candor/money';
import { describeNotices, type FactNotice } from '../inbox/describe-notices.ts';

type Sides = Pick<EventOf<'otc.paid'>, 'orderId' | 'buyerId' | 'sellerId'>;

const numbered = ({ orderId }: Sides) => ({ order: String(orderId) });
/** The side that did not act. */
const otherThan = (by: OtcRole, { buyerId, sellerId }: Sides): AccountId => (by === 'buyer' ? sellerId : buyerId);
const both = ({ buyerId, sellerId }: Sides, notice: FactNotice['notice']): readonly FactNotice[] =>
  [buyerId, sellerId].map((accountId) => ({ accountId, notice }));

export default describeNotices({
  'otc.order_opened': async (order, parts) => {
    const { side, buyerId, sellerId, fiatAssetId, total } = order;
    const [{ amount, asset }, { scale, code: fiat }] = await Promise.all([
      parts.amountOf(order.assetId, order.quantity),
      parts.asset(fiatAssetId),
    ]);
    const about = { side, amount, asset, total: atomsToText(total, scale), fiat };
    return {
      accountId: side === 'sell' ? sellerId : buyerId,
      notice: { kind: 'otc_ordered', ...numbered(order), ...about },
    };
  },
  'otc.paid': (order) => ({ accountId: order.sellerId, notice: { kind: 'otc_paid', ...numbered(order) } }),
  'otc.cancel_asked': (order) => ({
    accountId: order.buyerId,
    notice: { kind: 'otc_cancel_asked', ...numbered(order) },
  }),
  'otc.disputed': (order) => ({
    accountId: otherThan(order.by, order),
    notice: { kind: 'otc_disputed', ...numbered(order) },
  }),
  'otc.appealed': (order) => ({
    accountId: otherThan(order.by, order),
    notice: { kind: 'otc_appealed', ...numbered(order) },
  }),
  'otc.promise_missed': (order) => both(order, { kind: 'otc_verdict_late', ...numbered(order) }),
  'otc.decided': (order) => {
    const final = order.deadlineMs === undefined ? 'yes' : 'no';
    return both(order, { kind: 'otc_decided', ...numbered(order), final, untilMs: order.deadlineMs ?? 0 });
  },
  'otc.ended': async (order, parts) => {
    const { buyerId, sellerId, state, assetId, toBuyer, toSeller } = order;
    const ended = async (accountId: AccountId, role: OtcRole, came: typeof toBuyer): Promise<FactNotice> => {
      const credited = await parts.amountOf(assetId, came);
      return { accountId, notice: { kind: 'otc_ended', ...numbered(order), state, role, ...credited } };
    };
    const buyer = await ended(buyerId, 'buyer', toBuyer);
    // A seller who has released the coins knows it.
    return state === 'released' ? buyer : [buyer, await ended(sellerId, 'seller', toSeller)];
  },
});
