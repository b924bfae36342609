import type { AccountId, NftItemId, NftSaleId } from '@candor/exchange';
import { nftBiddersMax } from '@candor/exchange/rules';
import { hourMs, Seeded } from '@candor/kernel';
import { atoms } from '@candor/money';
import { asset, nftAuctionFor, nftTermsFor, nftUsdt, nftWorkFor, type Runner, startWorld } from '@candor/testkit';
import { applied } from './lib/applied.ts';
import { printTable, type Row } from './lib/table.ts';

const auctions = 10;
const bidsOfOne = 2_000;
const bidsTarget = 1_000;
const bidTargetMs = 5;
const endTargetMs = 50;

interface Room {
  readonly runner: Runner;
  readonly saleIds: readonly NftSaleId[];
  readonly bidders: readonly AccountId[];
}

/** Auctions of so many bidders, each with a deposit in all of them, that have not begun to bid. */
function room(count: number): Room {
  const { runner } = startWorld({ users: 0 });
  runner.checksInvariants = false;
  runner.must({ type: 'practice.set_faucet', assetId: asset.USDT, amount: atoms(10n ** 12n) });
  runner.must(nftTermsFor());
  const { accountId: seller } = runner.must({ type: 'accounts.open' });
  runner.must(nftWorkFor(seller, { editions: auctions }));
  const endsAtMs = runner.nowMs + 2 * hourMs;
  const saleIds = Array.from({ length: auctions }, (_one, place) => {
    const sale = nftAuctionFor({ itemId: (place + 1) as NftItemId, endsAtMs, price: nftUsdt(1), raise: atoms(1n) });
    return runner.must({ ...sale, accountId: seller }).saleId;
  });
  const bidders = Array.from({ length: count }, () => {
    const { accountId } = runner.must({ type: 'accounts.open' });
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    for (const saleId of saleIds) runner.must({ type: 'nft.place_deposit', accountId, saleId });
    return accountId;
  });
  runner.steps.length = 0;
  return { runner, saleIds, bidders };
}

/** Bids at the next price, or a little beside it: those of a rush, of which many come too late. */
function rush({ runner, saleIds, bidders }: Room): { readonly times: readonly number[]; readonly accepted: number } {
  const random = new Seeded(31);
  const times: number[] = [];
  let accepted = 0;
  for (const saleId of saleIds) {
    let next = nftUsdt(1);
    for (let at = 0; at < bidsOfOne; at++) {
      runner.nowMs += 1;
      const accountId = random.pick(bidders);
      // A price that doubles without end is no auction: most of a rush is refused.
      const price = random.chance(1, 10) ? next : atoms((next * 99n) / 100n);
      const { ms, outcome } = applied(runner, 'user', { type: 'nft.bid', accountId, saleId, price });
      times.push(ms);
      if (outcome.ok) accepted += 1;
      next = runner.core.queries.nftSale(saleId)?.nextBid ?? next;
    }
  }
  return { times: times.sort((a, b) => a - b), accepted };
}

/** Lets the auctions end: all deposits of each come back in one moment. */
function endings({ runner }: Room): readonly number[] {
  const times: number[] = [];
  while (times.length === 0) {
    runner.nowMs += 9_000;
    const gridIndex = Math.floor(runner.nowMs / 500);
    const { core } = runner;
    const before = core.queries.nftSale(1 as NftSaleId);
    const { ms } = applied(runner, 'system', { type: 'index.tick', gridIndex, prices: [] });
    if (before !== undefined && core.queries.nftSale(1 as NftSaleId) === undefined) times.push(ms / auctions);
  }
  return times;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

/** Measures bids and ends of auctions, in the core. */
export function benchNft(): void {
  const [few, many] = [room(10), room(nftBiddersMax)];
  const [fewBids, manyBids] = [rush(few), rush(many)];
  const perSecond = ({ times }: { readonly times: readonly number[] }) =>
    (times.length * 1_000) / times.reduce((sum, ms) => sum + ms, 0);
  const [fewEnd = 0] = endings(few);
  const [manyEnd = 0] = endings(many);
  const p99 = at(manyBids.times, 0.99);
  const rows: Row[] = [
    {
      what: `bids on an auction of ${nftBiddersMax.toLocaleString('en')} bidders, ${manyBids.accepted} of them taken`,
      value: `${Math.round(perSecond(manyBids)).toLocaleString('en')}/s`,
      against: `of 10 bidders ${Math.round(perSecond(fewBids)).toLocaleString('en')}/s`,
      ratio: perSecond(manyBids) / perSecond(fewBids),
      target: `${bidsTarget.toLocaleString('en')}/s`,
      isMet: perSecond(manyBids) >= bidsTarget,
    },
    {
      what: 'a bid, p99',
      value: `${p99.toFixed(3)} ms`,
      against: `of 10 bidders ${at(fewBids.times, 0.99).toFixed(3)} ms`,
      target: `${bidTargetMs} ms`,
      isMet: p99 <= bidTargetMs,
    },
    {
      what: `the end of an auction of ${nftBiddersMax.toLocaleString('en')} bidders`,
      value: `${manyEnd.toFixed(1)} ms`,
      against: `of 10 bidders ${fewEnd.toFixed(2)} ms`,
      target: `${endTargetMs} ms`,
      isMet: manyEnd <= endTargetMs,
    },
  ];
  printTable('NFT', rows);
}
