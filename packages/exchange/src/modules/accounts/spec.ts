import { struct } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { accountId, amount, assetId, houseName } from '../../vocabulary.ts';

export const accountSpec = defineSpec({
  name: 'accounts',
  commands: {
    'accounts.open': command(20, 'system', struct({}), struct({ accountId })),
    /** Practice only: gives a house account funds from `external`. In live, deposits do. */
    'house.fund': command(21, 'system', struct({ house: houseName, assetId, amount }), struct({}), [
      'practice_only',
      'asset_not_found',
      'amount_invalid',
    ]),
  },
  facts: {
    'accounts.opened': [20, struct({ accountId })],
  },
});
