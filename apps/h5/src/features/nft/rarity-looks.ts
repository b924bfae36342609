import type { NftPrizeRow } from '@candor/api';
import type { TagLook } from '@candor/kit/view';

type Rarity = NftPrizeRow['rarity'];

/** The colour of a rarity; its word is always beside it. */
export const rarityLooks: Readonly<Record<Rarity, TagLook>> = {
  common: 'plain',
  rare: 'good',
  epic: 'accent',
  legendary: 'warn',
};

/** The frame of a prize as it comes out of its box. */
export const rarityFrames: Readonly<Record<Rarity, string>> = {
  common: 'border-line-strong',
  rare: 'border-good',
  epic: 'border-accent',
  legendary: 'border-warn',
};
