import { listOtcAds } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { adRowOf, personOf } from '../present/otc.ts';

export default serve(listOtcAds, async (deps, input, { session }) => {
  const { exchange, platform, market } = deps;
  const { side, assetId, fiatAssetId, method, isMine, page, limit } = input;
  const viewer = session?.accountId as AccountId | undefined;
  const all = isMine
    ? viewer === undefined
      ? []
      : await exchange.query('ownOtcAds', viewer)
    : await exchange.query('otcAds');
  const wanted = side === undefined ? undefined : side === 'buy' ? 'sell' : 'buy';
  const fitting = all.filter(
    (ad) =>
      isMine ||
      ((wanted === undefined || ad.side === wanted) &&
        (assetId === undefined || ad.assetId === assetId) &&
        (fiatAssetId === undefined || ad.fiatAssetId === fiatAssetId) &&
        (method === undefined || ad.methods.includes(method)) &&
        ad.isOpen &&
        ad.priceNow !== undefined),
  );
  // Buyers want the lowest price, sellers the highest.
  const best = wanted === 'buy' ? -1 : 1;
  const rows = isMine
    ? fitting
    : [...fitting].sort((a, b) => best * Number((a.priceNow ?? 0n) - (b.priceNow ?? 0n)) || a.adId - b.adId);
  const shown = rows.slice((page - 1) * limit, page * limit);
  const [faces, textOf] = await Promise.all([
    platform.accounts.faces(shown.map(({ accountId }) => accountId)),
    platform.otc.texts(shown.map(({ textHash }) => textHash)),
  ]);
  const data = shown.map((ad) =>
    adRowOf(market.instruments, ad, {
      maker: personOf(faces, ad.accountId, ad.maker),
      text: textOf(ad.textHash),
      viewer,
    }),
  );
  return done({ data, page, limit, total: rows.length });
});
