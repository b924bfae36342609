import { bidForArtwork } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { itemOfCode, saleOfItem } from '../codes.ts';

export default serveUser(bidForArtwork, async (deps, { code, requestId, ...input }, { user }) => {
  const item = await itemOfCode(deps.exchange, code);
  if (item === undefined) return reject('nft_not_found');
  const sale = await saleOfItem(deps, item, requestId);
  if (sale === undefined) return reject('nft_not_on_sale');
  const { saleId, assetId } = sale;
  const { scale } = deps.market.instruments.assetOf(assetId);
  const price = atomsFromText(input.price, scale);
  const limit = input.limit === undefined ? undefined : atomsFromText(input.limit, scale);
  if (price === undefined || (input.limit !== undefined && limit === undefined)) return reject('amount_invalid');
  const command = { type: 'nft.bid', accountId: user.accountId, saleId, price, limit } as const;
  const outcome = await submitFor(deps, user, command, requestId);
  if (!outcome.ok) return outcome;
  const { isLeading, current, endsAtMs } = outcome.value;
  return done({ isLeading: isLeading === 'yes', current: atomsToText(current, scale), endsAtMs });
});
