import { done, reject } from '@candor/kernel';
import { ppmOne } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { Change } from '../../module.ts';
import type { AssetId, NftItemId, NftWorkId } from '../../vocabulary.ts';
import { weakeningBy } from '../../weakening.ts';
import { nftEditionsMax, nftPaymentMinMs, nftPaymentMs } from './rules.ts';
import type { NftSlice } from './slice.ts';
import type { NftTerms } from './views.ts';

const hashSize = 32;
const assetsMax = 16;

/** Terms for sales and series that are opened afterwards. */
export const termsChange: Change<'nft.set_terms', NftSlice> = {
  refuses(core, { type: _type, ...terms }) {
    if (!terms.assetIds.every((assetId) => core.catalog.assets.get(assetId)?.assetClass === 'coin')) {
      return 'asset_not_found';
    }
    return isSound(terms) ? undefined : 'terms_invalid';
  },
  present: (core, { type }) => (core.nft.terms === undefined ? undefined : { type, ...core.nft.terms }),
  weakens: weakeningBy({
    type: 'fixed',
    fee: ['up', 'confirmed'],
    deposit: ['either', 'confirmed'],
    royaltyMax: ['either', 'confirmed'],
    assetIds: [hasNew, 'confirmed'],
  }),
  make(core, { type: _type, ...terms }) {
    core.nft.terms = terms;
    core.emit({ type: 'nft.terms_set', ...terms });
    return {};
  },
};

function hasNew(next: readonly AssetId[], before: readonly AssetId[]): boolean {
  return next.some((assetId) => !before.includes(assetId));
}

/** Half of a price at least is its seller's. */
function isSound({ fee, deposit, royaltyMax, assetIds }: NftTerms): boolean {
  if (assetIds.length < 1 || assetIds.length > assetsMax || new Set(assetIds).size < assetIds.length) return false;
  return 2 * (fee + royaltyMax) <= ppmOne && deposit >= 1 && 2 * deposit <= ppmOne;
}

/** All copies of a work are its creator's at first. */
export function mint(core: NftSlice, command: CommandOf<'nft.mint'>): OutcomeOf<'nft.mint'> {
  const { accountId: creatorId, kind, rarity, royalty, editions, contentHash, paymentMs } = command;
  const { nft } = core;
  if (!core.accounts.has(creatorId)) return reject('account_not_found');
  const royaltyMax = nft.terms?.royaltyMax ?? 0;
  const isSoundWork =
    royalty <= royaltyMax &&
    editions >= 1 &&
    editions <= nftEditionsMax &&
    contentHash.length === hashSize &&
    paymentMs >= nftPaymentMinMs &&
    paymentMs <= nftPaymentMs;
  if (!isSoundWork) return reject('nft_work_invalid');

  const workId = (nft.works.length + 1) as NftWorkId;
  const firstItemId = nft.nextItemId as NftItemId;
  const work = { workId, creatorId, kind, rarity, royalty, editions, firstItemId, contentHash, paymentMs };
  nft.addWork(work);
  core.emit({ type: 'nft.minted', ...work });
  return done({ workId, itemId: firstItemId });
}
