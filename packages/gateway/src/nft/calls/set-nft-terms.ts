import { type ArtworkDetail, setNftTerms } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { done, type Outcome } from '@candor/kernel';
import type { ServedCall } from '../../serving/deps.ts';
import { serveChange } from '../../serving/serve-change.ts';
import { codeOfItem } from '../codes.ts';
import getArtwork from './get-artwork.ts';

/** The entries of the market among which a work is looked for: series of blind boxes are none. */
const newestMax = 20;

export default serveChange(setNftTerms, 'nft.set_terms', {
  change: (_, { assetIds, ...terms }) =>
    done({ ...terms, assetIds: assetIds.map(([assetId]) => Number(assetId) as AssetId) }),
  fields: (_, { type: _type, assetIds, ...terms }) => ({ ...terms, assetIds: assetIds.map((id) => [`${id}`]) }),
  /** Users meet the terms where they sell a work: it is the newest one. */
  async draft({ exchange, reader }, { type: _type, ...terms }) {
    const { rows } = await reader.nftEntries({ page: 1, limit: newestMax });
    const [newest] = rows.flatMap((entry) => (entry.subject === 'item' ? entry.itemId : []));
    const item = newest && (await exchange.query('nftItem', newest));
    if (item === undefined) return undefined;
    return {
      page: `/pages/nft/resell?code=${codeOfItem(item.work, item.itemId)}`,
      core: { nftTerms: async () => terms },
      own: [toSell],
    };
  },
});

/** The work as its owner sees it, before they sell it. */
const toSell: ServedCall = {
  call: getArtwork.call,
  async handle(deps, input, context) {
    const found = (await getArtwork.handle(deps, input, context)) as Outcome<ArtworkDetail, 'nft_not_found'>;
    return found.ok ? done({ ...found.value, row: { ...found.value.row, isMine: true, sale: undefined } }) : found;
  },
};
