import { resellArtwork } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { itemOfCode } from '../codes.ts';

export default serveUser(resellArtwork, async (deps, { code, requestId, ...input }, { user }) => {
  const item = await itemOfCode(deps.exchange, code);
  if (item === undefined) return reject('nft_not_found');
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const price = atomsFromText(input.price, asset.scale);
  if (price === undefined) return reject('nft_price_wrong');
  const raise = atomsFromText(input.raise, asset.scale);
  const reserve = input.reserve === undefined ? undefined : atomsFromText(input.reserve, asset.scale);
  if (raise === undefined || (input.reserve !== undefined && reserve === undefined)) return reject('nft_raise_wrong');
  const { mode, startsAtMs, endsAtMs } = input;
  const outcome = await submitFor(
    deps,
    user,
    {
      type: 'nft.list',
      accountId: user.accountId,
      itemId: item.itemId,
      mode,
      assetId: input.assetId as AssetId,
      price,
      raise,
      reserve,
      startsAtMs,
      endsAtMs,
    },
    requestId,
  );
  if (!outcome.ok) return outcome;
  return done({ saleId: outcome.value.saleId, deposit: atomsToText(outcome.value.deposit, asset.scale) });
});
