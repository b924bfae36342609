import { struct } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, assetId } from '../../vocabulary.ts';

export const practiceSpec = defineSpec({
  name: 'practice',
  commands: {
    /** What the faucet gives of an asset, per account and UTC day; 0 stops it. */
    'practice.set_faucet': command(30, operators, struct({ assetId, amount }), struct({}), [
      'practice_only',
      'asset_not_found',
      'amount_invalid',
    ]),
    'practice.claim': command(31, 'user', struct({ accountId, assetId }), struct({ assetId, amount }), [
      'practice_only',
      'account_not_found',
      'faucet_not_offered',
      'clock_fault',
      'already_claimed_today',
    ]),
  },
  facts: {
    'practice.claimed': [31, struct({ accountId, assetId, amount })],
  },
});
