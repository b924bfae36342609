import type { ArtworkRow, NftSaleRow } from '@candor/api';
import type { NftStanding } from './standing.ts';

/** The work, its sale and the user's part in it, for each step to a bid. */
export interface BidProps {
  readonly row: ArtworkRow;
  readonly sale: NftSaleRow;
  readonly standing: NftStanding | undefined;
  readonly onDone: () => void;
}
