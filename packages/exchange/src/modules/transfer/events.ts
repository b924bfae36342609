import { struct } from '@candor/kernel';
import { accountId, amount, assetId, walletType } from '../../vocabulary.ts';

export const transferEvents = {
  'transfer.moved': [40, struct({ accountId, assetId, amount, from: walletType, to: walletType })],
} as const;
