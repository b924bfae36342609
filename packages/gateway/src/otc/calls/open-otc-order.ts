import { openOtcOrder } from '@candor/api';
import type { OtcAdId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { atoms, atomsFromText, atomsToText, priceScale } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(openOtcOrder, async (deps, { requestId, ...input }, { user }) => {
  const { exchange, platform, market } = deps;
  const adId = input.ad as OtcAdId;
  const ad = await exchange.query('otcAd', adId);
  if (ad === undefined) return reject('otc_ad_not_found');
  const { scale } = market.instruments.assetOf(ad.assetId);
  const fiat = market.instruments.assetOf(ad.fiatAssetId);
  const quantity = atomsFromText(input.quantity, scale);
  if (quantity === undefined) return reject('amount_invalid');
  const seller = ad.side === 'buy' ? user.userId : await platform.conversations.userOf(ad.accountId);
  const isPayable = seller !== undefined && (await platform.otc.methodNames(seller)).has(input.method);
  // A maker may have forgotten a way that the ad still names.
  if (!isPayable) return reject(ad.side === 'buy' ? 'otc_details_missing' : 'otc_method_not_offered');
  const profile = present(await platform.accounts.profile(user.userId), 'a signed-in user is known');
  const opened = await submitFor(
    deps,
    user,
    {
      type: 'otc.open_order',
      accountId: user.accountId,
      adId,
      quantity,
      method: input.method,
      price: atomsFromText(input.price, priceScale) ?? atoms(0n),
      delayMs: input.delayMs,
      memberSinceMs: profile.createdAtMs,
    },
    requestId,
  );
  if (!opened.ok) return opened;
  const { orderId, total, deadlineMs } = opened.value;
  const [buyerId, sellerId] = ad.side === 'buy' ? [ad.accountId, user.accountId] : [user.accountId, ad.accountId];
  // Fixes where it is paid; after a lost answer the first look does.
  await platform.otc.deal({ orderId, buyerId, sellerId, method: input.method });
  return done({ orderId, total: atomsToText(total, fiat.scale), deadlineMs });
});
