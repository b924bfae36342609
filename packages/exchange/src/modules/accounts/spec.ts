import { struct } from '@candor/kernel';
import { command, defineSpec } from '../../spec.ts';
import { houseName } from '../../ledger-words.ts';
import { accountId, amount, assetId } from '../../vocabulary.ts';
import { accountRejects } from './rejects.ts';

export const accountSpec = defineSpec({
  name: 'accounts',
  commands: {
    'accounts.open': command(20, 'system', struct({}), struct({ accountId })),
    /** Practice only: funds a house account from `external`. In live, deposits do. */
    'house.fund': command(
      21,
      'system',
      struct({ house: houseName, assetId, amount }),
      struct({}),
      accountRejects['house.fund'],
    ),
  },
  facts: {
    'accounts.opened': [20, struct({ accountId })],
  },
});
