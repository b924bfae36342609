import { listOf, struct, uint } from '@candor/kernel';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, assetId, pairId } from '../../vocabulary.ts';
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
    /**
     * The time before `untilMs` is a past that simulated traders have made before anybody came: its ticks are samples, and no
     * candles are made of them. Before the first account, so that nobody's own time can be called a past.
     */
    'practice.begin_past': command(
      32,
      'system',
      struct({ untilMs: uint }),
      struct({}),
      practiceRejects['practice.begin_past'],
    ),
  },
  facts: {
    'practice.claimed': [31, struct({ accountId, assetId, amount })],
    'practice.past_begun': [32, struct({ untilMs: uint, pairIds: listOf(pairId) })],
  },
});
