/** The kinds of media of works, for the parts that know the contract and not the core. */
export type { NftKind } from '@candor/exchange/rules';

/** The address of a medium of a work, below the site's own: public, and the same bytes for ever. */
export function nftMediaPath(hash: string): string {
  return `/media/${hash}`;
}
