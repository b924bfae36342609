import { struct } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, assetId } from '../../vocabulary.ts';
import { practiceRejects } from './rejects.ts';

export const practiceSpec = defineSpec({
  name: 'practice',
  commands: {
    /** The amount of an asset that the faucet gives, per account and UTC day; 0 stops it. */
    'practice.set_faucet': command(
      30,
      operators,
      struct({ assetId, amount }),
      struct({}),
      practiceRejects['practice.set_faucet'],
    ),
    'practice.claim': command(
      31,
      'user',
      struct({ accountId, assetId }),
      struct({ assetId, amount }),
      practiceRejects['practice.claim'],
    ),
  },
  facts: {
    'practice.claimed': [31, struct({ accountId, assetId, amount })],
  },
});
