import { struct } from '@candor/kernel';
import { accountId, amount, assetId, walletType } from '../../vocabulary.ts';

export const transferCommands = {
  'transfer.move': [40, struct({ accountId, assetId, amount, from: walletType, to: walletType })],
} as const;

export const transferResults = { 'transfer.move': struct({}) } as const;
