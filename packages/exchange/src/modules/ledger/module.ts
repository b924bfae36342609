import { type CommandsOf, defineModule } from '../../module.ts';
import { correction } from './correct.ts';
import type { LedgerSlice } from './slice.ts';
import type { ledgerSpec } from './spec.ts';

/**
 * Balances of everybody. Its invariants are those of the whole house; the causes of frozen amounts come from the
 * products.
 */
export const ledgerModule = defineModule<LedgerSlice, CommandsOf<typeof ledgerSpec>>({
  name: 'ledger',
  handlers: { 'ledger.correct': correction },
  write: (core, writer) => core.ledger.write(writer),
  read: (core, reader) => core.ledger.read(reader),
  check: (core) => core.ledger.check(core.liveHolds()),
});
