import { assert } from '@candor/kernel';
import { type CommandsOf, defineModule } from '../../module.ts';
import { onHour, onTransfer, onWeek } from './clock.ts';
import { onClosed, onExitsSet, onOpened, onOvernight } from './copying.ts';
import { cancel, follow, followWithLimits, selfHold } from './following.ts';
import { isLeading } from './rules.ts';
import type { CopySlice } from './slice.ts';
import type { copySpec } from './spec.ts';
import { termsChange } from './terms.ts';
import { apply, review, withdrawApplication } from './traders.ts';

/** Copy trading (RULES 7): traders, follows, copies in the trader's own command, profit shares, the hourly record. */
export const copyModule = defineModule<CopySlice, CommandsOf<typeof copySpec>>({
  name: 'copy',
  handlers: {
    'copy.set_terms': termsChange,
    'copy.apply': apply,
    'copy.withdraw_application': withdrawApplication,
    'copy.review': review,
    'copy.follow': follow,
    'copy.follow_with_limits': followWithLimits,
    'copy.cancel': cancel,
    'copy.self_hold': selfHold,
  },
  reactions: {
    'contract.opened': onOpened,
    'contract.closed': onClosed,
    'contract.exits_set': onExitsSet,
    'contract.exit_steps_set': onExitsSet,
    'contract.overnight_charged': onOvernight,
    'transfer.moved': onTransfer,
  },
  due: { 'copy.hour': onHour, 'copy.week': onWeek },
  isEmpty: (core) => core.copy.terms === undefined,
  write: (core, writer) => core.copy.write(writer),
  read: (core, reader) => core.copy.read(core.tickets, reader),
  check(core) {
    const { copy, tickets } = core;
    for (const { ticketId, accountId, traderId, traderTicketId } of copy.copies.values()) {
      const ticket = tickets.get(ticketId);
      assert(ticket !== undefined && ticket.accountId === accountId, 'a copy is a live ticket of its follower');
      const isTheSame = ticket.traderId === traderId && ticket.traderTicketId === traderTicketId;
      assert(isTheSame, 'a copy knows whom it follows');
      assert(copy.follow(accountId, traderId) !== undefined, 'a copy belongs to a follow');
      assert(tickets.get(traderTicketId) !== undefined, 'a copy closes with the ticket it follows');
    }
    for (const ticket of tickets.all()) {
      assert((ticket.traderId !== 0) === copy.copies.has(ticket.ticketId), 'every copied ticket is a known copy');
    }
    for (const follow of copy.allFollows()) {
      assert(follow.sharedTotal >= 0n, 'what was shared is zero or more');
      const own = copy.traders.get(follow.accountId);
      assert(follow.isActive === 0 || own === undefined || !isLeading(own.status), 'traders do not follow');
    }
  },
});
