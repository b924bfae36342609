import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { AlertProblem } from './alert-form.ts';

/** A problem of the form in words, with the present price where that is in the way. */
export function useProblemText(problem: AlertProblem | undefined, decimals: number): string | undefined {
  const t = useMessages();
  const format = useFormat();
  if (problem === undefined) return undefined;
  if (problem.kind === 'above_met' || problem.kind === 'below_met') {
    return t(`alerts.problems.${problem.kind}`, { price: format.amount(problem.index, decimals) });
  }
  return t(`alerts.problems.${problem.kind}`);
}
