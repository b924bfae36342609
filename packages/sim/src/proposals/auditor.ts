import type { CoreEvent, EventOf } from '@candor/exchange';
import { type Auditor, expectThat, Violation, type Delivery } from '../auditors/auditor.ts';

type Terms = EventOf<'funding.terms_set'>;

interface Open {
  readonly proposed: EventOf<'proposals.proposed'>;
  confirmed?: EventOf<'proposals.confirmed'>;
}

/**
 * Two-person control from the facts alone: who agreed to which change, when it took effect, and that nothing loosens
 * without.
 */
export class ProposalAuditor implements Auditor {
  readonly #open = new Map<number, Open>();
  readonly #claimed = new Map<number, bigint>();
  #terms: Terms | undefined;

  hear(told: Delivery): void {
    if (told.kind !== 'fresh') return;
    for (const event of told.events) this.#hear(event, told);
  }

  #hear(event: CoreEvent, told: Delivery): void {
    switch (event.type) {
      case 'proposals.proposed':
        expectThat(!this.#open.has(event.proposalId), 'a proposal is told of once');
        this.#open.set(event.proposalId, { proposed: event });
        break;
      case 'proposals.confirmed': {
        const open = this.#known(event.proposalId);
        expectThat(open.proposed.operator !== event.operator, 'nobody confirms what they proposed');
        expectThat(event.takesEffectAtMs >= told.atMs + 30_000, 'what is delayed can still be stopped');
        open.confirmed = event;
        break;
      }
      case 'proposals.ended':
        this.#end(event, told);
        break;
      case 'funding.terms_set':
        if (this.#terms !== undefined && isLooser(event, this.#terms)) this.#expectAgreed(told);
        this.#terms = event;
        break;
      case 'funding.claim_made':
        this.#claimed.set(event.claimId, event.amount);
        break;
      case 'funding.claim_decided': {
        const claimed = this.#claimed.get(event.claimId) ?? 0n;
        expectThat((event.received ?? 0n) <= claimed, 'what is credited is at most what was claimed');
        this.#claimed.delete(event.claimId);
        break;
      }
      default:
    }
  }

  #end({ proposalId, end, operators }: EventOf<'proposals.ended'>, told: Delivery): void {
    const { proposed, confirmed } = this.#known(proposalId);
    this.#open.delete(proposalId);
    if (end !== 'made') return;
    const [first, second] = operators;
    expectThat(operators.length === 2 && first === proposed.operator && first !== second, 'a change has two operators');
    expectThat((confirmed?.takesEffectAtMs ?? 0) <= told.atMs, 'a change waits for its time');
  }

  /** Waits and limits: the system founds with them, operators loosen them by twos and with notice. */
  #expectAgreed(told: Delivery): void {
    const { actor, command } = told.submission;
    if (actor === 'system' && command.type === 'funding.set_terms') return;
    const isAgreed = told.events.some(
      (event) => event.type === 'proposals.ended' && event.end === 'made' && event.operators.length === 2,
    );
    expectThat(isAgreed, 'what loosens limits needs two operators');
  }

  #known(proposalId: number): Open {
    const open = this.#open.get(proposalId);
    if (open === undefined) throw new Violation(`proposal ${proposalId} was told of`);
    return open;
  }
}

function isLooser(next: Terms, present: Terms): boolean {
  const isShorter =
    next.undoMs < present.undoMs || next.destinationWaitMs < present.destinationWaitMs || next.holdMs < present.holdMs;
  return (
    isShorter ||
    next.basicLimit > present.basicLimit ||
    next.advancedLimit > present.advancedLimit ||
    next.reviewAbove > present.reviewAbove ||
    next.twoPeopleAbove > present.twoPeopleAbove
  );
}
