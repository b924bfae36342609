import type { ArtworkDetail } from '@candor/api';

/** The user's part in an auction. */
export type NftStanding = NonNullable<ArtworkDetail['standing']>;
