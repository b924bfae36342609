import type { CoreEvent } from '@candor/exchange';

interface Ad {
  /** All that it has ever offered, which is somewhere now. */
  funded: bigint;
  left: bigint;
  released: bigint;
  returned: bigint;
}

/** RULES 12, from the journal's facts: escrow + released + returned = funded for every ad, and an order ends once. */
export function checkDeals(facts: readonly CoreEvent[]): void {
  const ads = new Map<number, Ad>();
  const escrow = new Map<number, { readonly adId: number; readonly quantity: bigint }>();
  const adOf = (adId: number): Ad => {
    const ad = ads.get(adId);
    if (ad === undefined) throw new Error(`ad ${adId} was never opened`);
    return ad;
  };
  for (const fact of facts) {
    if (fact.type === 'otc.ad_opened') {
      ads.set(fact.adId, { funded: fact.quantity, left: fact.quantity, released: 0n, returned: 0n });
    } else if (fact.type === 'otc.ad_edited') {
      const ad = adOf(fact.adId);
      ad.funded += fact.quantity - ad.left;
      ad.left = fact.quantity;
    } else if (fact.type === 'otc.ad_state_set' && fact.state === 'closed') {
      const ad = adOf(fact.adId);
      ad.returned += ad.left;
      ad.left = 0n;
    } else if (fact.type === 'otc.order_opened') {
      const ad = adOf(fact.adId);
      ad.left -= fact.quantity;
      if (ad.left !== fact.adLeft || ad.left < 0n) throw new Error(`ad ${fact.adId} sold more than it had`);
      escrow.set(fact.orderId, fact);
    } else if (fact.type === 'otc.ended') {
      const order = escrow.get(fact.orderId);
      if (order === undefined) throw new Error(`order ${fact.orderId} ended without an escrow, or twice`);
      escrow.delete(fact.orderId);
      const ad = adOf(fact.adId);
      ad.released += fact.toBuyer;
      // An order on an ad to buy puts what it held back twice over: to its seller, and on offer.
      const isBack = fact.toBuyer === 0n && fact.toAd > 0n;
      if (isBack ? fact.toAd !== order.quantity : fact.toBuyer + fact.toSeller !== order.quantity)
        throw new Error(`the escrow of order ${fact.orderId} does not add up`);
      ad.returned += isBack ? 0n : fact.toSeller;
      ad.left += fact.toAd;
    }
  }
  for (const [adId, { funded, left, released, returned }] of ads) {
    const held = [...escrow.values()].reduce((sum, order) => sum + (order.adId === adId ? order.quantity : 0n), 0n);
    if (left + held + released + returned !== funded) throw new Error(`ad ${adId} lost or made money`);
  }
}
