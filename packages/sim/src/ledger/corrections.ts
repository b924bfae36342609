import { type CoreEvent, type EventOf, firstUserAccount, house } from '@candor/exchange';
import { correctionHouses } from '@candor/exchange/rules';
import { type Auditor, type Delivery, expectThat } from '../auditors/auditor.ts';

type Posted = EventOf<'ledger.posted'>;

const houses: ReadonlySet<number> = new Set(correctionHouses.map((name) => house[name]));

/**
 * Corrections from the facts alone: each is what one operator proposed and another confirmed, moves that and nothing
 * else between what two accounts have free, and corrects a record of the past.
 */
export class CorrectionAuditor implements Auditor {
  readonly #proposed = new Map<number, EventOf<'proposals.proposed'>>();

  hear(told: Delivery): void {
    if (told.kind !== 'fresh') return;
    let posted: Posted | undefined;
    for (const event of told.events) {
      if (event.type === 'ledger.corrected') this.#check(event, posted, told);
      else expectThat(!isCorrection(posted), 'the posting of a correction is told as one');
      posted = event.type === 'ledger.posted' ? event : undefined;
      if (event.type === 'proposals.proposed') this.#proposed.set(event.proposalId, event);
    }
    expectThat(!isCorrection(posted), 'the posting of a correction is told as one');
  }

  #check(corrected: EventOf<'ledger.corrected'>, posted: Posted | undefined, { submission, sequence }: Delivery): void {
    const { proposalId, fromAccountId, toAccountId, assetId, amount, corrects, operators } = corrected;
    const proposed = this.#proposed.get(proposalId);
    const [first, second] = operators;
    expectThat(operators.length === 2 && first !== second, `correction ${proposalId} has two operators`);
    expectThat(proposed?.operator === first, `correction ${proposalId} is what its first operator proposed`);
    const { command } = submission;
    expectThat(
      command.type === 'proposals.confirm' && command.operator === second && command.proposalId === proposalId,
      `correction ${proposalId} is made when its second operator confirms it`,
    );
    const change = proposed?.change;
    expectThat(
      change?.type === 'ledger.correct' &&
        change.fromAccountId === fromAccountId &&
        change.toAccountId === toAccountId &&
        change.assetId === assetId &&
        change.amount === amount,
      `correction ${proposalId} moves what was proposed`,
    );
    expectThat(corrects > 0 && corrects < sequence, `correction ${proposalId} corrects a record of the past`);
    for (const accountId of [fromAccountId, toAccountId]) {
      expectThat(
        accountId >= firstUserAccount || houses.has(accountId),
        `correction ${proposalId} takes from no account that stands behind others`,
      );
    }
    expectThat(
      linesOf(posted).join(' ') === `${fromAccountId}:${assetId}:${-amount} ${toAccountId}:${assetId}:${amount}`,
      `correction ${proposalId} is posted as it is told, out of what is free`,
    );
    this.#proposed.delete(proposalId);
  }
}

function linesOf(posted: Posted | undefined): readonly string[] {
  return (posted?.lines ?? []).map(
    ({ accountId, assetId, kind, available, frozen }) =>
      `${accountId}:${assetId}:${kind === 'correction' && frozen === 0n ? available : 'other'}`,
  );
}

function isCorrection(event: CoreEvent | undefined): boolean {
  return event?.type === 'ledger.posted' && event.lines.some(({ kind }) => kind === 'correction');
}
