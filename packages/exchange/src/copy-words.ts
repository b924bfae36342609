import { type Codec, oneOf } from '@candor/kernel';

/** The rule for a follower's size: the trader's times a number, always the same, or in proportion to both equities (RULES 7). */
export const copyModes = ['multiple', 'lots', 'proportional'] as const;
export type CopyMode = (typeof copyModes)[number];
export const copyMode: Codec<CopyMode> = oneOf(...copyModes);

/** The pairs of a follow: every one, those of its list, or every one but those. */
export const copyPairChoices = ['all', 'only', 'except'] as const;
export type CopyPairChoice = (typeof copyPairChoices)[number];
export const copyPairChoice: Codec<CopyPairChoice> = oneOf(...copyPairChoices);

/** The limit that stopped a follow: its total stop, or its total take profit. */
export const copyStopReasons = ['loss', 'profit'] as const;
export type CopyStopReason = (typeof copyStopReasons)[number];
export const copyStopReason: Codec<CopyStopReason> = oneOf(...copyStopReasons);

export const traderStatuses = ['applied', 'followable', 'refused', 'suspended', 'withdrawn'] as const;
export type TraderStatus = (typeof traderStatuses)[number];
export const traderStatus: Codec<TraderStatus> = oneOf(...traderStatuses);

/** The outcome of one trade of a trader for one follower. */
export const copyResults = ['copied', 'partial', 'skipped'] as const;
export type CopyResult = (typeof copyResults)[number];
export const copyResult: Codec<CopyResult> = oneOf(...copyResults);

/** The reason that a copy was skipped or made smaller; each is a text the user can read. */
export const copyReasons = [
  'below_minimum',
  'above_maximum',
  'margin_cap',
  'pair_cap',
  'daily_loss_cap',
  'balance_insufficient',
  'slippage',
  'open_interest_full',
  'too_many_tickets',
  'product_unavailable',
  'pair_excluded',
] as const;
export type CopyReason = (typeof copyReasons)[number];
export const copyReason: Codec<CopyReason> = oneOf(...copyReasons);
