import { struct } from '@candor/kernel';
import { accountId, amount, assetId } from '../../vocabulary.ts';

export const practiceEvents = {
  'practice.claimed': [31, struct({ accountId, assetId, amount })],
} as const;
