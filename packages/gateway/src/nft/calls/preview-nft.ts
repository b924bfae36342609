import { previewNft, type OutputOf } from '@candor/api';
import type { AccountId, AssetId, NftItemView, NftSaleView, NftSeriesId } from '@candor/exchange';
import {
  nftDepositOf,
  nftEndAfterBid,
  nftLeastBid,
  type NftMode,
  nftPriceMax,
  nftPriceParts,
  nftSaleState,
} from '@candor/exchange/rules';
import { done, type Outcome, reject } from '@candor/kernel';
import { type Atoms, atoms, atomsFromText, atomsToText, zero } from '@candor/money';
import type { Deps } from '../../serving/deps.ts';
import { serveUser } from '../../serving/serve.ts';
import { itemOfCode, namedBy } from '../codes.ts';

/** The parts of an act in atoms of one asset. */
interface Costs {
  readonly assetId: AssetId;
  readonly pays: Atoms;
  readonly deposit?: Atoms | undefined;
  readonly dueLater?: Atoms | undefined;
  readonly fee?: Atoms;
  readonly royalty?: Atoms;
  readonly proceeds?: Atoms;
  readonly nextBid?: Atoms;
  readonly endsAtMs?: number;
}

type Refusal = (typeof previewNft.rejects)[number];
type Costed = Outcome<Costs, Refusal>;

interface Asked {
  readonly accountId: AccountId;
  readonly price?: string | undefined;
  readonly count: number;
  readonly assetId?: number | undefined;
  readonly mode?: NftMode | undefined;
}

export default serveUser(previewNft, async (deps, { act, code, ...input }, { user }) => {
  const asked = { ...input, accountId: user.accountId };
  const named = namedBy(code);
  const costs =
    named.of === 'series' && act === 'buy'
      ? await boxesCost(deps, named.seriesId, asked)
      : await itemCosts(deps, act, await itemOfCode(deps.exchange, code), asked);
  return costs.ok ? done(await shownCosts(deps, user.accountId, costs.value)) : costs;
});

async function shownCosts(
  { exchange, market }: Deps,
  accountId: AccountId,
  { assetId, endsAtMs, ...parts }: Costs,
): Promise<OutputOf<typeof previewNft>> {
  const { code, scale } = market.instruments.assetOf(assetId);
  const balances = await exchange.query('balances', accountId);
  const wallet = balances.find((one) => one.walletType === 'spot' && one.assetId === assetId);
  const available = wallet?.available ?? zero;
  const textOf = (amount: Atoms | undefined) => (amount === undefined ? undefined : atomsToText(amount, scale));
  return {
    assetId,
    code,
    scale,
    available: atomsToText(available, scale),
    pays: atomsToText(parts.pays, scale),
    deposit: textOf(parts.deposit),
    dueLater: textOf(parts.dueLater),
    fee: textOf(parts.fee),
    royalty: textOf(parts.royalty),
    proceeds: textOf(parts.proceeds),
    nextBid: textOf(parts.nextBid),
    endsAtMs,
    isEnough: available >= parts.pays,
  };
}

async function boxesCost({ exchange, clock }: Deps, seriesId: NftSeriesId, { count }: Asked): Promise<Costed> {
  const series = await exchange.query('nftSeries', seriesId);
  if (series === undefined) return reject('nft_not_found');
  const { sold, boxes, assetId, price } = series;
  if (nftSaleState({ ...series, isOnSale: sold < boxes }, clock()) !== 1) return reject('nft_not_on_sale');
  return done({ assetId, pays: atoms(price * BigInt(count)) });
}

async function itemCosts(
  deps: Deps,
  act: 'buy' | 'bid' | 'pay' | 'resell',
  item: NftItemView | undefined,
  asked: Asked,
): Promise<Costed> {
  if (item === undefined) return reject('nft_not_found');
  if (act === 'pay') return restCost(deps, item, asked);
  if (act === 'resell') return saleParts(deps, item, asked);
  const { sale } = item;
  if (sale === undefined || nftSaleState({ ...sale, isOnSale: true }, deps.clock()) === 0) {
    return reject('nft_not_on_sale');
  }
  if (sale.mode !== (act === 'buy' ? 'fixed' : 'auction')) return reject('nft_mode_wrong');
  return act === 'buy' ? done({ assetId: sale.assetId, pays: sale.price }) : bidCost(deps, sale, asked);
}

/** A bid takes the deposit, once; the price itself is paid by the winner alone, less the deposit. */
async function bidCost({ exchange, market, clock }: Deps, sale: NftSaleView, asked: Asked): Promise<Costed> {
  const { saleId, assetId, deposit, nextBid, startsAtMs, endsAtMs, lastEndMs } = sale;
  const { scale } = market.instruments.assetOf(assetId);
  const bid = asked.price === undefined ? nextBid : atomsFromText(asked.price, scale);
  if (bid === undefined) return reject('amount_invalid');
  const standing = await exchange.query('nftStanding', asked.accountId, saleId);
  if (bid > nftPriceMax) return reject('amount_invalid');
  if (bid < nftLeastBid(sale, standing?.limit)) return reject('nft_bid_too_low');
  const atMs = Math.max(clock(), startsAtMs);
  const isMoved = standing?.isLeading !== true;
  return done({
    assetId,
    pays: standing?.hasDeposit === true ? zero : deposit,
    deposit,
    dueLater: atoms(bid - deposit),
    nextBid,
    endsAtMs: isMoved ? nftEndAfterBid(atMs, endsAtMs, lastEndMs) : endsAtMs,
  });
}

async function restCost({ exchange }: Deps, { itemId }: NftItemView, { accountId }: Asked): Promise<Costed> {
  const order = (await exchange.query('nftOrders', accountId)).find((one) => one.itemId === itemId);
  if (order === undefined) return reject('nft_order_not_found');
  const { assetId, price, deposit } = order;
  return done({ assetId, pays: atoms(price - deposit), deposit });
}

async function saleParts({ exchange, market }: Deps, item: NftItemView, asked: Asked): Promise<Costed> {
  const { ownerId, work } = item;
  if (ownerId !== asked.accountId) return reject('nft_not_yours');
  const terms = await exchange.query('nftTerms');
  const assetId = terms?.assetIds.find((one) => one === asked.assetId);
  if (terms === undefined || assetId === undefined) return reject('asset_not_found');
  const price = atomsFromText(asked.price ?? '', market.instruments.assetOf(assetId).scale);
  if (price === undefined || price <= 0n || price > nftPriceMax) return reject('nft_price_wrong');
  const parts = nftPriceParts(price, { fee: terms.fee, royalty: work.royalty }, ownerId === work.creatorId);
  const deposit = asked.mode === 'auction' ? nftDepositOf(price, terms.deposit) : undefined;
  return done({ assetId, pays: zero, deposit, ...parts });
}
