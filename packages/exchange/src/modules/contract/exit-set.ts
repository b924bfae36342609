import type { Exit, ExitSet } from './views.ts';
import type { Contracts } from './contracts.ts';
import type { ContractSlice } from './slice.ts';
import { exitsOf, setExitsOf, type Ticket } from './ticket.ts';

/** All exits of a ticket: those in its own record, and those that stand beside it. */
export function allExitsOf(contract: Pick<Contracts, 'steps'>, ticket: Readonly<Ticket>): ExitSet {
  const { takeProfit, stopLoss } = exitsOf(ticket);
  const steps = contract.steps.of(ticket.ticketId);
  return {
    takeProfits: takeProfit === undefined ? (steps?.takeProfits ?? []) : [takeProfit],
    stopLosses: stopLoss === undefined ? (steps?.stopLosses ?? []) : [stopLoss],
    trails: steps?.trails ?? [],
  };
}

/** Single exits as a set. */
export function exitSet(takeProfit: Exit | undefined, stopLoss: Exit | undefined): ExitSet {
  return {
    takeProfits: takeProfit === undefined ? [] : [takeProfit],
    stopLosses: stopLoss === undefined ? [] : [stopLoss],
    trails: [],
  };
}

/** Gives a ticket its exits; where they wait and what is told is not decided here. */
export function keepExits({ contract }: ContractSlice, ticket: Ticket, exits: ExitSet): void {
  const alone = (list: readonly Exit[]) => (list.length === 1 ? list[0] : undefined);
  const others = (list: readonly Exit[]) => (list.length === 1 ? [] : list);
  const { takeProfits, stopLosses, trails } = exits;
  setExitsOf(ticket, alone(takeProfits), alone(stopLosses));
  contract.steps.set(ticket, { takeProfits: others(takeProfits), stopLosses: others(stopLosses), trails });
}

/** States all exits of a ticket that has more than its own record holds. */
export function tellSteps(core: ContractSlice, ticket: Ticket): void {
  const { ticketId, accountId, pairId } = ticket;
  const exits = copyOfExits(allExitsOf(core.contract, ticket));
  core.emit({ type: 'contract.exit_steps_set', ticketId, accountId, pairId, ...exits });
}

/** The exits as they are now: what is told or answered does not change afterwards. */
export function copyOfExits({ takeProfits, stopLosses, trails }: ExitSet): ExitSet {
  const copied = <T extends object>(list: readonly T[]) => list.map((one) => ({ ...one }));
  return { takeProfits: copied(takeProfits), stopLosses: copied(stopLosses), trails: copied(trails) };
}

/** After a close: the exits of what is left close no more than that, and what has fired is gone. */
export function fitExits(core: ContractSlice, ticket: Ticket, hasFired: boolean): void {
  const { steps } = core.contract;
  if (ticket.lots === 0 || steps.of(ticket.ticketId) === undefined) return;
  const isLess = steps.fit(core.contract.market(ticket.pairId), ticket);
  if (!isLess && !hasFired) return;
  tellSteps(core, ticket);
  const left = steps.of(ticket.ticketId);
  if (left !== undefined && left.takeProfits.length + left.stopLosses.length + left.trails.length === 0)
    steps.drop(ticket.ticketId);
}
