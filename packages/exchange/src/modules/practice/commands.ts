import { struct } from '@candor/kernel';
import { accountId, amount, assetId } from '../../vocabulary.ts';

export const practiceCommands = {
  /** What the faucet gives of an asset, per account and UTC day; 0 stops it. */
  'practice.set_faucet': [30, struct({ assetId, amount })],
  'practice.claim': [31, struct({ accountId, assetId })],
} as const;

export const practiceResults = {
  'practice.set_faucet': struct({}),
  'practice.claim': struct({ assetId, amount }),
} as const;
