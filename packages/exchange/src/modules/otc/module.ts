import { type CommandsOf, defineModule } from '../../module.ts';
import { editAd, openAd, setAdState } from './ads.ts';
import { checkOtc } from './check.ts';
import { appeal, cancel, decide, dispute, markPaid, onDeadline, release } from './deal.ts';
import { openOrder } from './open-order.ts';
import { heldBy } from './otc.ts';
import { onTick } from './outage.ts';
import type { OtcSlice } from './slice.ts';
import type { otcSpec } from './spec.ts';

/** Deals between users for fiat that is paid elsewhere (RULES 12): an escrow in its hold until the deal or a verdict ends it. */
export const otcModule = defineModule<OtcSlice, CommandsOf<typeof otcSpec>>({
  name: 'otc',
  handlers: {
    'otc.open_ad': openAd,
    'otc.edit_ad': editAd,
    'otc.set_ad_state': setAdState,
    'otc.open_order': openOrder,
    'otc.mark_paid': markPaid,
    'otc.release': release,
    'otc.cancel': cancel,
    'otc.dispute': dispute,
    'otc.decide': decide,
    'otc.appeal': appeal,
  },
  reactions: { 'index.ticked': onTick },
  due: { 'otc.deadline': onDeadline },
  *holds({ otc }, of) {
    for (const ad of of === undefined ? otc.ads.values() : otc.adsOf(of)) {
      const { accountId, assetId, adId: reference } = ad;
      const amount = heldBy(ad);
      if (amount > 0n) {
        yield { accountId, walletType: 'spot', assetId, amount, cause: 'otc_ad', reference, at: { assetId } };
      }
    }
    for (const order of of === undefined ? otc.orders.values() : otc.ordersOf(of)) {
      const { sellerId: accountId, assetId, orderId: reference, quantity: amount } = order;
      if (of !== undefined && of !== accountId) continue;
      yield { accountId, walletType: 'spot', assetId, amount, cause: 'otc_order', reference, at: { assetId } };
    }
  },
  isEmpty: ({ otc }) => otc.isEmpty,
  write: (core, writer) => core.otc.write(writer),
  read: (core, reader) => core.otc.read(reader),
  check: checkOtc,
});
