import type { AccountId, CommandOf, CommandType, TicketId } from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { pair } from '../catalog.ts';

/** The people and the copy that are there for commands on copying. */
interface World {
  readonly buyer: AccountId;
  readonly other: AccountId;
  readonly trader: AccountId;
  readonly follower: AccountId;
  readonly applicant: AccountId;
  readonly copiedTicket: TicketId;
}

type OfCopying = Extract<CommandType, `copy.${string}`>;

export const everyCopyCommand: { readonly [T in OfCopying]: (world: World) => CommandOf<T> } = {
  'copy.set_terms': () => ({ type: 'copy.set_terms', shareMax: 0 as Ppm, followersMax: 1, isOffered: 'no' }),
  'copy.apply': ({ other }) => ({ type: 'copy.apply', accountId: other, share: 50_000 as Ppm }),
  'copy.withdraw_application': ({ applicant: accountId }) => ({ type: 'copy.withdraw_application', accountId }),
  'copy.review': ({ applicant }) => ({ type: 'copy.review', traderId: applicant, decision: 'accept' }),
  'copy.follow': ({ buyer, trader }) => ({
    type: 'copy.follow',
    accountId: buyer,
    traderId: trader,
    mode: 'multiple',
    size: 50,
  }),
  'copy.follow_with_limits': ({ buyer, trader }) => ({
    type: 'copy.follow_with_limits',
    accountId: buyer,
    traderId: trader,
    mode: 'proportional',
    size: 100,
    pairs: 'only',
    pairIds: [pair['BTC/USDT']],
    lossMax: atoms(100_000_000n),
  }),
  'copy.cancel': ({ follower, trader }) => ({ type: 'copy.cancel', accountId: follower, traderId: trader }),
  'copy.self_hold': ({ follower, copiedTicket: ticketId }) => ({
    type: 'copy.self_hold',
    accountId: follower,
    ticketId,
  }),
};
