import { type CommandsOf, defineModule } from '../../module.ts';
import { checkContracts } from './check.ts';
import { close, closeMany, reverse } from './close.ts';
import { changeExits, moveMargin, setExits, setExitSteps } from './exits.ts';
import { setMultiple } from './multiple.ts';
import { cancel, open, openAtTrigger, openConditional } from './order.ts';
import { goOnLiquidating, liquidateFirst } from './liquidate.ts';
import { beginNight, chargeFirst, goOnCharging } from './overnight.ts';
import { crossRisk } from './risk.ts';
import { termsChange } from './terms.ts';
import { onTick } from './tick.ts';
import { atoms, zero } from '@candor/money';
import type { ContractSlice } from './slice.ts';
import type { contractSpec } from './spec.ts';

/** Leveraged contracts against the house (RULES 5): tickets, margins, liquidation, overnight fees. */
export const contractModule = defineModule<ContractSlice, CommandsOf<typeof contractSpec>>({
  name: 'contract',
  handlers: {
    'contract.set_terms': termsChange,
    'contract.open': open,
    'contract.cancel': cancel,
    'contract.close': close,
    'contract.close_many': closeMany,
    'contract.set_exits': setExits,
    'contract.change_exits': changeExits,
    'contract.move_margin': moveMargin,
    'contract.reverse': reverse,
    'contract.open_at_trigger': openAtTrigger,
    'contract.set_multiple': setMultiple,
    'contract.open_conditional': openConditional,
    'contract.set_exit_steps': setExitSteps,
  },
  reactions: {
    'index.ticked': onTick,
    'transfer.moved'(core, { accountId, from }) {
      if (from === 'contract') core.contract.guards.markAccountStale(accountId);
    },
  },
  due: {
    'contract.overnight': beginNight,
    'contract.charge': goOnCharging,
    'contract.liquidate': goOnLiquidating,
  },
  piecewise: ['contract.charge', 'contract.liquidate'],
  settlesFirst(core, accountId) {
    chargeFirst(core, accountId);
    liquidateFirst(core, accountId);
  },
  lockedBalance(core, accountId, walletType, assetId) {
    if (walletType !== 'contract' || core.contract.countOf(accountId) === 0) return zero;
    if (assetId !== core.contract.assetId(core)) return zero;
    const { margin, unrealised, maintenance, tickets } = crossRisk(core, accountId);
    if (tickets.length === 0) return zero;
    // Losses are covered, and margins that were drawn on are no excuse to go down to the maintenance.
    const needed = margin > maintenance ? 0n : maintenance + 1n - margin;
    return atoms(needed > unrealised ? needed - unrealised : 0n);
  },
  *holds(core, of) {
    const { contract } = core;
    const tickets = of === undefined ? contract.tickets.values() : contract.ticketsOf(of);
    for (const { accountId, ticketId, pairId, hold, margin } of tickets) {
      const wallet = { accountId, walletType: 'contract', assetId: contract.assetId(core) } as const;
      const ticket = { reference: ticketId, at: { pairId } };
      if (hold > 0n) yield { ...wallet, ...ticket, cause: 'contract_order', amount: hold };
      if (margin > 0n) yield { ...wallet, ...ticket, cause: 'position', amount: margin };
    }
  },
  isEmpty: (core) => core.contract.terms.length === 0,
  write: (core, writer) => core.contract.write(writer),
  read: (core, reader) => core.contract.read(core, reader),
  check: checkContracts,
});
