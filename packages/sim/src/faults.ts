import {
  type Applied,
  Core,
  type CoreEvent,
  decodeEvents,
  eventCodec,
  firstUserAccount,
  house,
  type Submission,
} from '@candor/exchange';
import { ByteWriter } from '@candor/kernel';
import { atoms, negated, zero } from '@candor/money';
import type { Told } from './auditors/auditor.ts';

/**
 * A bug that is planted on purpose, from outside: the simulator is on trial too, and has to find each of these
 * (reliability A6). Everything is optional: what is absent works as it should.
 */
export interface Fault {
  readonly name: string;
  readonly core?: new () => Core;
  /** What the host makes of a submission that is sent again. */
  readonly resend?: (submission: Submission, time: number) => Submission;
  /** How often the readers of facts get each answer. */
  readonly deliveries?: (told: Told) => number;
}

function withMore(applied: Applied, more: readonly CoreEvent[]): Applied {
  const writer = new ByteWriter();
  writer.raw(applied.eventBytes);
  for (const event of more) eventCodec.write(writer, event);
  return { ...applied, eventBytes: writer.take() };
}

/** Gives back what an order held, and then again out of what other orders hold. */
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

/** Gives an atom of each taker's fee back, in balanced postings that are told. */
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
      this.ledger.line(this.ledger.wallet(event.takerAccountId, 'change', assetId), 'trade_fee', atoms(1n), zero);
      more.push({ type: 'ledger.posted', reference: 0, lines: this.ledger.post() });
    }
    return withMore(applied, more);
  }
}

/** Forgets on a restart what was going to fall due. */
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

/** Lets a quote be used as often as somebody likes. */
class ForgetsUse extends Core {
  override apply(submission: Submission, sequence: number, atMs: number): Applied {
    const applied = super.apply(submission, sequence, atMs);
    for (const [quoteId, quote] of this.convert.quotes) this.convert.quotes.set(quoteId, { ...quote, isUsed: false });
    return applied;
  }
}

export const faults: readonly Fault[] = [
  { name: 'a hold is released twice', core: ReleasesTwice },
  { name: 'fees are rounded to the user', core: RoundsFeesToUsers },
  { name: 'timers are lost in a snapshot', core: LosesTimers },
  { name: 'a refusal leaves facts', core: TellsRefused },
  { name: 'a quote can be used twice', core: ForgetsUse },
  {
    name: 'a repeated command takes effect again',
    resend: (submission, time) => ({ ...submission, commandId: `${submission.commandId}:${time}` }),
  },
  { name: 'a reader applies facts twice', deliveries: ({ sequence }) => (sequence % 97 === 0 ? 2 : 1) },
];
