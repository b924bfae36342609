import {
  type Applied,
  Core,
  type CoreEvent,
  decodeEvents,
  firstUserAccount,
  house,
  type Submission,
} from '@candor/exchange';
import { atoms, negated, price, zero } from '@candor/money';
import { financeFaults } from './finance-faults.ts';
import { type Fault, retold, withMore } from './planting.ts';

/** Releases an order's hold, and then again out of the holds of other orders. */
class ReleasesTwice extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    for (const event of decodeEvents(applied.eventBytes)) {
      if (event.type !== 'ledger.posted') continue;
      for (const { kind, accountId, walletType, assetId, available, frozen } of event.lines) {
        if (kind !== 'order_release' || accountId < firstUserAccount) continue;
        const wallet = this.ledger.wallet(accountId, walletType, assetId);
        if (this.ledger.frozen(wallet) < available) continue;
        this.ledger.line(wallet, 'order_release', available, frozen);
        this.ledger.post();
      }
    }
    return applied;
  }
}

/** Gives an atom of each taker's fee back, in balanced postings with their facts. */
class RoundsFeesToUsers extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    const more: CoreEvent[] = [];
    for (const event of decodeEvents(applied.eventBytes)) {
      if (event.type !== 'spot.traded' || event.takerAccountId < firstUserAccount || event.takerFee === 0n) continue;
      const pair = this.catalog.pairs.get(event.pairId);
      const assetId = event.takerSide === 'buy' ? pair?.base.assetId : pair?.quote.assetId;
      if (assetId === undefined) continue;
      this.ledger.line(this.ledger.wallet(house.fees, 'house', assetId), 'trade_fee', negated(atoms(1n)), zero);
      this.ledger.line(this.ledger.wallet(event.takerAccountId, 'spot', assetId), 'trade_fee', atoms(1n), zero);
      more.push({ type: 'ledger.posted', reference: 0, lines: this.ledger.post() });
    }
    return withMore(applied, more);
  }
}

/** Forgets its timers on a restart. */
class LosesTimers extends Core {
  override restore(snapshot: Uint8Array): void {
    super.restore(snapshot);
    while (this.timers.takeDue(Number.MAX_SAFE_INTEGER) !== undefined);
  }
}

/** States a fact, and refuses afterwards. */
class TellsRefused extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    if (applied.outcome.ok || applied.outcome.code !== 'balance_insufficient') return applied;
    return withMore(applied, [{ type: 'accounts.opened', accountId: this.accounts.next as never }]);
  }
}

/** Lets a quote be used any number of times. */
class ForgetsUse extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    const { quotes } = this.convertDesk;
    for (const [quoteId, quote] of quotes)
      if (quote.status === 'used') quotes.set(quoteId, { ...quote, status: 'open' });
    return applied;
  }
}

/** Moves each strike against its buyer, after its fact. */
class MovesStrikes extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    for (const event of decodeEvents(applied.eventBytes)) {
      const option = event.type === 'options.struck' ? this.options.live.get(event.optionId) : undefined;
      if (option?.strike === undefined) continue;
      const away = option.direction === 'up' ? 1_000_000 : -1_000_000;
      option.strike = { ...option.strike, price: price(option.strike.price + away) };
    }
    return applied;
  }
}

/** Reports to winners of options an atom less than they got. */
class ShavesWins extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    return retold(applied, (event) =>
      event.type === 'options.settled' && event.result === 'won' ? { ...event, paid: atoms(event.paid - 1n) } : event,
    );
  }
}

/** Releases the reserve of an option as soon as it is sold. */
class LetsReservesGo extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    const more: CoreEvent[] = [];
    for (const event of decodeEvents(applied.eventBytes)) {
      if (event.type !== 'options.bought') continue;
      const cover = this.ledger.wallet(house.underwriting, 'house', this.options.assetId(this));
      this.ledger.line(cover, 'option_reserve', event.reward, negated(event.reward));
      more.push({ type: 'ledger.posted', reference: 0, lines: this.ledger.post() });
    }
    return withMore(applied, more);
  }
}

/** Puts new terms in force for tickets that were opened under the old ones. */
class ChangesOldTerms extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    const { command } = submission;
    if (command.type !== 'contract.set_terms' || !applied.outcome.ok) return applied;
    const { terms } = this.contract;
    terms.forEach((old, i) => {
      if (old.pairId === command.pairId) terms[i] = { ...old, spread: command.spread, fee: command.fee };
    });
    return applied;
  }
}

/** Does not notice whose margin is used up. */
class LooksAway extends Core {
  constructor() {
    super();
    const { guards } = this.contract;
    guards.touch = () => undefined;
    guards.markStale = () => undefined;
    guards.markAccountStale = () => undefined;
  }
}

/** Trades at night. */
class NeverCloses extends Core {
  constructor() {
    super();
    this.sessions.isOpen = () => true;
  }
}

/** Gives every ticket that closes an atom of the house's, in balanced postings with their facts. */
class RoundsGainsUp extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    const more: CoreEvent[] = [];
    for (const event of decodeEvents(applied.eventBytes)) {
      if (event.type !== 'contract.closed') continue;
      const assetId = this.contract.assetId(this);
      const from = this.ledger.wallet(house.fees, 'house', assetId);
      this.ledger.line(from, 'contract_profit', negated(atoms(1n)), zero);
      this.ledger.line(this.ledger.wallet(event.accountId, 'contract', assetId), 'contract_profit', atoms(1n), zero);
      more.push({ type: 'ledger.posted', reference: 0, lines: this.ledger.post() });
    }
    return withMore(applied, more);
  }
}

/** Hides the skips of copies. */
class HidesSkips extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    return retold(super.apply(submission, sequence, atMs), (event) =>
      event.type === 'copy.copied' && event.result === 'skipped' ? undefined : event,
    );
  }
}

/** Lets copies live on when the trader's ticket closes. */
class KeepsCopies extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    return retold(super.apply(submission, sequence, atMs), (event) =>
      event.type === 'contract.closed' && event.reason === 'trader_closed' ? { ...event, lotsLeft: event.lots } : event,
    );
  }
}

/** Leaves the copies of a follow that a total limit has stopped. */
class KeepsStopped extends Core {
  constructor() {
    super();
    this.tickets.closeAtMark = () => false;
  }
}

/** Copies the pairs too that a follower has left out. */
class CopiesAllPairs extends Core {
  constructor() {
    super();
    const { copyLimits } = this;
    const of = copyLimits.of.bind(copyLimits);
    copyLimits.of = (key) => {
      const limits = of(key);
      return limits && { ...limits, pairs: 'all' };
    };
  }
}

/** Forgets the shared profits, so that a profit is shared every week again. */
class SharesAgain extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    for (const follow of this.copy.allFollows()) follow.sharedTotal = zero;
    return super.apply(submission, sequence, atMs);
  }
}

/** Forgets the settled payments, so that a chain that repeats them pays again. */
class CreditsAgain extends Core {
  constructor() {
    super();
    const { funding } = this;
    const paymentsOf = funding.paymentsOf.bind(funding);
    funding.paymentsOf = (railId) => Object.assign(paymentsOf(railId), { isSettled: () => false });
  }
}

/** Forgets today's withdrawals. */
class ForgetsUses extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    for (const account of this.funding.accounts.values()) account.uses = [];
    return super.apply(submission, sequence, atMs);
  }
}

/** Releases approved withdrawals, whatever has changed since. */
class HoldsNothing extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    for (const account of this.funding.accounts.values()) account.holds.clear();
    return super.apply(submission, sequence, atMs);
  }
}

/** Counts no send against the limit of the day. */
class ForgetsSends extends Core {
  constructor() {
    super();
    this.fundingForSend.count = () => undefined;
  }
}

/** Converts twice for one time of a plan. */
class BuysTwice extends Core {
  constructor() {
    super();
    const { conversions } = this;
    const carryOut = conversions.carryOut.bind(conversions);
    conversions.carryOut = (planned) => {
      carryOut(planned);
      return carryOut(planned);
    };
  }
}

/** Offers everything to everybody. */
class SwitchesNothingOff extends Core {
  constructor() {
    super();
    this.products.allows = () => true;
  }
}

/** Takes every change of a setting for one that tightens. A correction has a fault of its own (`finance-faults.ts`). */
class LoosensAlone extends Core {
  constructor() {
    super();
    const { changes } = this;
    const weakeningOf = changes.weakeningOf.bind(changes);
    changes.weakeningOf = (change) => (change.type === 'ledger.correct' ? weakeningOf(change) : 'none');
  }
}

export const faults: readonly Fault[] = [
  { name: 'a hold is released twice', core: ReleasesTwice },
  { name: 'fees are rounded to the user', core: RoundsFeesToUsers },
  { name: 'timers are lost in a snapshot', core: LosesTimers },
  { name: 'a refusal leaves facts', core: TellsRefused },
  { name: 'a quote can be used twice', core: ForgetsUse },
  { name: 'strikes are moved after the fact', core: MovesStrikes },
  { name: 'winners of options are told less than they are due', core: ShavesWins },
  { name: 'what options may win is not reserved', core: LetsReservesGo },
  { name: 'new terms reach open tickets', core: ChangesOldTerms },
  { name: 'nobody is liquidated', core: LooksAway },
  { name: 'a closed market trades', core: NeverCloses },
  { name: 'gains are rounded to the user', core: RoundsGainsUp },
  { name: 'a skipped copy is not told', core: HidesSkips },
  { name: 'a copy outlives the ticket it follows', core: KeepsCopies },
  { name: 'a stopped follow keeps its copies', core: KeepsStopped, favoured: ['copy'] },
  { name: 'pairs that were left out are copied', core: CopiesAllPairs, favoured: ['copy'] },
  { name: 'a profit is shared again every week', core: SharesAgain },
  { name: 'a payment is credited again', core: CreditsAgain },
  { name: 'limits of withdrawals are forgotten', core: ForgetsUses },
  { name: 'sends count against no limit', core: ForgetsSends, favoured: ['send'] },
  { name: 'a plan buys twice at one time', core: BuysTwice, favoured: ['recurring'] },
  { name: 'a change of security holds nothing', core: HoldsNothing },
  { name: 'one operator loosens limits', core: LoosensAlone },
  { name: 'a product that is off is sold', core: SwitchesNothingOff },
  ...financeFaults,
  {
    name: 'a repeated command takes effect again',
    resend: (submission, time) => ({ ...submission, commandId: `${submission.commandId}:${time}` }),
  },
  { name: 'the wall clock is believed', believesWall: true },
  { name: 'a reader applies facts twice', deliveries: ({ sequence }) => (sequence % 97 === 0 ? 2 : 1) },
];
