import { struct } from '@candor/kernel';
import { accountId, amount, assetId, houseName } from '../../vocabulary.ts';

export const accountCommands = {
  'accounts.open': [20, struct({})],
  /** Practice only: gives a house account funds from `external`. In live, deposits do. */
  'house.fund': [21, struct({ house: houseName, assetId, amount })],
} as const;

export const accountResults = { 'accounts.open': struct({ accountId }), 'house.fund': struct({}) } as const;
