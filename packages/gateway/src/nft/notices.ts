import type { AccountId, NftItemId } from '@candor/exchange';
import { hex } from '@candor/kernel/hash';
import { textIn } from '@candor/platform';
import { describeNotices, type NoticeParts } from '../inbox/describe-notices.ts';
import { codeOfItem } from './codes.ts';

/** The work as the one who is told calls it. */
async function workOf(parts: NoticeParts, accountId: AccountId, itemId: NftItemId) {
  const [item, ownerId] = await Promise.all([
    parts.exchange.query('nftItem', itemId),
    parts.platform.inbox.ownerOf(accountId),
  ]);
  if (item === undefined) return { code: '', work: '' };
  const hash = hex(item.work.contentHash);
  const [descriptions, profile] = await Promise.all([
    parts.platform.nft.descriptions([hash]),
    ownerId === undefined ? undefined : parts.platform.accounts.profile(ownerId),
  ]);
  const code = codeOfItem(item.work, itemId);
  return { code, work: textIn(descriptions.get(hash)?.names ?? {}, profile?.language ?? 'en') || code };
}

export default describeNotices({
  'nft.bid_placed': async ({ saleId, itemId, outbidId, current, endsAtMs }, parts) => {
    const sale = await parts.exchange.query('nftSale', saleId);
    if (outbidId === undefined || sale === undefined) return undefined;
    const [work, price] = await Promise.all([workOf(parts, outbidId, itemId), parts.amountOf(sale.assetId, current)]);
    // A fight of two bidders is one notice while it is unread.
    return { accountId: outbidId, notice: { kind: 'nft_outbid', ...work, ...price, endsAtMs }, fold: `sale ${saleId}` };
  },
  'nft.order_opened': async ({ kind, itemId, buyerId, assetId, price, deposit, deadlineMs }, parts) => {
    const [work, rest] = await Promise.all([
      workOf(parts, buyerId, itemId),
      parts.amountOf(assetId, (price - deposit) as typeof price),
    ]);
    const told = kind === 'won' ? 'nft_won' : 'nft_second_chance';
    return { accountId: buyerId, notice: { kind: told, ...work, ...rest, untilMs: deadlineMs } };
  },
  'nft.order_expired': async ({ itemId, buyerId, sellerId, assetId, forfeited, fee }, parts) => {
    const [buyers, sellers, lost, came] = await Promise.all([
      workOf(parts, buyerId, itemId),
      workOf(parts, sellerId, itemId),
      parts.amountOf(assetId, forfeited),
      parts.amountOf(assetId, (forfeited - fee) as typeof fee),
    ]);
    return [
      { accountId: buyerId, notice: { kind: 'nft_expired', ...buyers, ...lost } },
      { accountId: sellerId, notice: { kind: 'nft_not_paid', ...sellers, ...came } },
    ];
  },
  'nft.paid': async ({ itemId, sellerId, assetId, price, fee, royalty }, parts) => {
    const [work, came] = await Promise.all([
      workOf(parts, sellerId, itemId),
      parts.amountOf(assetId, (price - fee - royalty) as typeof price),
    ]);
    return { accountId: sellerId, notice: { kind: 'nft_sold', ...work, ...came } };
  },
  'nft.sale_ended': async ({ itemId, sellerId, end }, parts) => {
    if (end === 'sold' || end === 'won') return undefined;
    return { accountId: sellerId, notice: { kind: 'nft_unsold', ...(await workOf(parts, sellerId, itemId)), end } };
  },
});
