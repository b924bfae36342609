import { buyArtwork } from '@candor/api';
import type { AssetId, NftBoxId, NftSeriesId } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import type { Deps, UserContext } from '../../serving/deps.ts';
import { serveUser } from '../../serving/serve.ts';
import { type RefusalOf, submitFor } from '../../serving/submit.ts';
import { codeOfBox, itemOfCode, namedBy, saleOfItem } from '../codes.ts';

interface Wanted {
  readonly assetId: number;
  readonly price: string;
  readonly count: number;
  readonly requestId?: string | undefined;
}

export default serveUser(buyArtwork, async (deps, { code, ...wanted }, context) => {
  const named = namedBy(code);
  if (named.of === 'series') return buyBoxes(deps, context, named.seriesId, wanted);
  const { accountId } = context.user;
  const item = await itemOfCode(deps.exchange, code);
  if (item === undefined) return reject('nft_not_found');
  const sale = await saleOfItem(deps, item, wanted.requestId);
  if (sale === undefined) return reject('nft_not_on_sale');
  const price = atomsFromText(wanted.price, deps.market.instruments.assetOf(sale.assetId).scale);
  if (price === undefined) return reject('nft_price_moved');
  const assetId = wanted.assetId as AssetId;
  const command = { type: 'nft.buy', accountId, saleId: sale.saleId, assetId, price } as const;
  const outcome = await submitFor(deps, context.user, command, wanted.requestId);
  return outcome.ok ? done({ codes: [code] }) : outcome;
});

async function buyBoxes(
  deps: Deps,
  { user }: UserContext,
  seriesId: NftSeriesId,
  { assetId, price: priceText, count, requestId }: Wanted,
): Promise<Outcome<{ codes: string[] }, RefusalOf<'nft.buy_boxes'>>> {
  // Of a series whose last seed was revealed, history alone knows the currency, and a request that is sent again its first answer.
  const series = (await deps.exchange.query('nftSeries', seriesId)) ?? (await deps.reader.nftSeriesById(seriesId));
  if (series === undefined) return reject('nft_series_not_found');
  const price = atomsFromText(priceText, deps.market.instruments.assetOf(series.assetId).scale);
  if (price === undefined || assetId !== series.assetId) return reject('nft_price_moved');
  const command = { type: 'nft.buy_boxes', accountId: user.accountId, seriesId, count, price } as const;
  const outcome = await submitFor(deps, user, command, requestId);
  if (!outcome.ok) return outcome;
  const { boxId } = outcome.value;
  return done({ codes: Array.from({ length: count }, (_one, place) => codeOfBox((boxId + place) as NftBoxId)) });
}
