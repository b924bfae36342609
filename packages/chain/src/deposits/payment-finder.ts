import { confirmationsAt } from '@candor/exchange/rules';
import { plus, zero } from '@candor/money';
import type { Chain, Hash } from '../chain.ts';
import type { ChainRail } from '../rails.ts';
import type { PaymentFinding } from '../service.ts';
import { atomsOfUnits } from '../units.ts';

/** Looks for a payment to `address` on a rail, by the given transaction. Reveals nothing about other people's. */
export async function findPayment(
  chain: Chain,
  rail: ChainRail,
  address: string,
  transaction: Hash,
): Promise<PaymentFinding> {
  const state = await chain.transaction(transaction);
  if (state.state === 'unknown') return { kind: 'not_found' };
  if (state.state === 'waiting') return { kind: 'waiting' };
  if (!state.succeeded) return { kind: 'failed' };
  const paid = state.transfers.filter(({ to }) => to === address);
  if (paid.length === 0) return { kind: 'other_address' };
  const ours = paid.filter(({ token }) => token === rail.token);
  if (ours.length === 0) return { kind: 'other_token' };
  const amount = ours.map(({ units }) => atomsOfUnits(units, rail, 'down')).reduce(plus, zero);
  const { number: head } = await chain.head();
  const confirmations = confirmationsAt(head, state.height);
  return { kind: 'found', amount, height: state.height, confirmations, needed: rail.confirmations };
}
