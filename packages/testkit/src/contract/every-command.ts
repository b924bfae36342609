import type { AccountId, CommandOf, CommandType, Lots, TicketId } from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { pair } from '../catalog.ts';
import { contractTerms } from './world.ts';

/** The tickets that are there for commands on tickets. */
interface World {
  readonly other: AccountId;
  readonly pendingTicket: TicketId;
  readonly openTicket: TicketId;
}

type OfContracts = Extract<CommandType, `contract.${string}`>;

const btc = pair['BTC/USDT'];

export const everyContractCommand: { readonly [T in OfContracts]: (world: World) => CommandOf<T> } = {
  'contract.set_terms': () => contractTerms('BTC/USDT', { isOffered: 'no' }),
  'contract.open': ({ other }) => ({
    type: 'contract.open',
    accountId: other,
    pairId: btc,
    direction: 'short',
    lots: 100 as Lots,
    multiple: 20,
    marginMode: 'cross',
  }),
  'contract.cancel': ({ other, pendingTicket: ticketId }) => ({ type: 'contract.cancel', accountId: other, ticketId }),
  'contract.close': ({ other, openTicket: ticketId }) => ({ type: 'contract.close', accountId: other, ticketId }),
  'contract.close_many': ({ other }) => ({ type: 'contract.close_many', accountId: other, choice: 'all' }),
  'contract.set_exits': ({ other, openTicket: ticketId }) => ({
    type: 'contract.set_exits',
    accountId: other,
    ticketId,
    stopLoss: { price: price(5_900_000_000_000) },
  }),
  'contract.change_exits': ({ other, openTicket: ticketId }) => ({
    type: 'contract.change_exits',
    accountId: other,
    ticketId,
    stopLoss: { exit: { price: price(5_900_000_000_000) } },
    takeProfit: {},
  }),
  'contract.move_margin': ({ other, openTicket: ticketId }) => ({
    type: 'contract.move_margin',
    accountId: other,
    ticketId,
    way: 'add',
    amount: atoms(10_000_000n),
  }),
  'contract.reverse': ({ other, openTicket: ticketId }) => ({ type: 'contract.reverse', accountId: other, ticketId }),
  'contract.open_at_trigger': ({ other }) => ({
    type: 'contract.open_at_trigger',
    accountId: other,
    pairId: btc,
    direction: 'long',
    lots: 100 as Lots,
    multiple: 20,
    marginMode: 'cross',
    triggerPrice: price(6_100_000_000_000),
  }),
  'contract.set_multiple': ({ other, openTicket: ticketId }) => ({
    type: 'contract.set_multiple',
    accountId: other,
    ticketId,
    multiple: 5,
  }),
  'contract.open_conditional': ({ other }) => ({
    type: 'contract.open_conditional',
    accountId: other,
    pairId: btc,
    direction: 'long',
    lots: 100 as Lots,
    multiple: 20,
    marginMode: 'cross',
    trailRate: 10_000 as Ppm,
    takeProfits: [],
    stopLosses: [],
    trails: [{ lots: 50 as Lots, trailDistance: price(50_000_000_000), activationPrice: price(6_200_000_000_000) }],
  }),
  'contract.set_exit_steps': ({ other, openTicket: ticketId }) => ({
    type: 'contract.set_exit_steps',
    accountId: other,
    ticketId,
    takeProfits: [
      { price: price(6_100_000_000_000), lots: 10 as Lots },
      { price: price(6_200_000_000_000), lots: 20 as Lots },
    ],
    trails: [{ trailRate: 20_000 as Ppm }],
  }),
};
