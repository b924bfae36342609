import { struct } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { accountId, amount, assetId, walletType } from '../../vocabulary.ts';
import { transferRejects } from './rejects.ts';

export const transferSpec = defineSpec({
  name: 'transfer',
  commands: {
    'transfer.move': command(
      40,
      'user',
      struct({ accountId, assetId, amount, from: walletType, to: walletType }),
      struct({}),
      transferRejects['transfer.move'],
    ),
  },
  facts: {
    'transfer.moved': [40, struct({ accountId, assetId, amount, from: walletType, to: walletType })],
  },
});
