/** The address of a medium of a work, below the site's own: public, and the same bytes for ever. */
export function nftMediaPath(hash: string): string {
  return `/media/${hash}`;
}

/** The kinds of media of works; `gif` is whatever moves without a sound and goes round. */
export const nftMediaKinds = ['image', 'gif', 'audio', 'video'] as const;
export type NftMediaKind = (typeof nftMediaKinds)[number];
