import { type CloseChoice, closeChoices } from '@candor/api';
import type { Atoms } from '@candor/money';
import { type LiveTicket, sumOf } from './live-picture.ts';
import { closeEstimate } from './ticket-figures.ts';

interface ChoiceOutcome {
  readonly choice: CloseChoice;
  readonly count: number;
  /** The total result of closing them after fees, if the next ticks repeat the marks. */
  readonly total: Atoms;
}

/** For each way of closing many: the number of tickets and the result. Those that close already are left out. */
export function choiceOutcomes(open: readonly LiveTicket[]): readonly ChoiceOutcome[] {
  const closable = open.filter(({ ticket }) => ticket.status === 'open');
  return closeChoices.map((choice) => {
    const meant = closable.filter((live) => isMeant(live, choice));
    return {
      choice,
      count: meant.length,
      total: sumOf(
        meant,
        ({ rules, position, mark }) => closeEstimate(rules, position, position.lots, mark.price).total,
      ),
    };
  });
}

function isMeant({ ticket, figures }: LiveTicket, choice: CloseChoice): boolean {
  if (choice === 'all') return true;
  if (choice === 'winning') return figures.unrealised > 0n;
  if (choice === 'losing') return figures.unrealised < 0n;
  return ticket.direction === choice;
}
