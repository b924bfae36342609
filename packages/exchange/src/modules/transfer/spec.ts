import { struct } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { accountId, amount, assetId, walletType } from '../../vocabulary.ts';

export const transferSpec = defineSpec({
  name: 'transfer',
  commands: {
    'transfer.move': command(
      40,
      'user',
      struct({ accountId, assetId, amount, from: walletType, to: walletType }),
      struct({}),
      [
        'account_not_found',
        'asset_not_found',
        'transfer_same_account',
        'transfer_not_allowed',
        'amount_invalid',
        'balance_insufficient',
        'margin_needed',
      ],
    ),
  },
  facts: {
    'transfer.moved': [40, struct({ accountId, assetId, amount, from: walletType, to: walletType })],
  },
});
