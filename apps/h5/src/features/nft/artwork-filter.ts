import type { ArgumentsOf, listArtworks } from '@candor/api';

/** The choice of works in the market's list. */
export type ArtworkFilter = Pick<
  ArgumentsOf<typeof listArtworks>,
  'kind' | 'mode' | 'rarity' | 'assetId' | 'priceMin' | 'priceMax' | 'sort'
>;
