import type { Customers, Frame, Listings, Money } from '../../slices.ts';
import type { AccountId } from '../../vocabulary.ts';
import type { Nft } from './nft.ts';
import type { nftSpec } from './spec.ts';

export interface NftSlice extends Frame<typeof nftSpec>, Listings, Money, Customers {
  readonly nft: Nft;
  /** The invitation by which an account came, and what speaks against it. */
  readonly invitations: {
    of(friend: AccountId): { readonly inviterId: AccountId; readonly suspicions: readonly string[] } | undefined;
  };
}
