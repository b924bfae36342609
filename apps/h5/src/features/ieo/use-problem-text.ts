import { atomsToText } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import {
  isRest,
  type SubscribeFacts,
  type SubscribeProblem,
  type SubscribeSummary,
  tokensLeft,
} from './subscribe-form.ts';

/** A problem of the form in words. */
export function useProblemText(
  problem: SubscribeProblem | undefined,
  { project }: SubscribeFacts,
  { missing = '0' }: SubscribeSummary,
): string | undefined {
  const t = useMessages();
  const format = useFormat();
  if (problem === undefined) return undefined;
  const { tokenCode: token, accountMin, accountMax, tokenScale, payCode: code } = project;
  const left = format.amount(atomsToText(tokensLeft(project), tokenScale));
  return {
    amount_missing: () => t('ieo.problems.amount_missing'),
    amount_unreadable: () => t('ieo.problems.amount_unreadable'),
    amount_small: () =>
      isRest(project)
        ? t('ieo.restHint', { left, token })
        : t('ieo.problems.amount_small', { min: format.amount(accountMin), token }),
    amount_large: () => t('ieo.problems.amount_large', { max: format.amount(accountMax), token }),
    amount_left: () => t('ieo.problems.amount_left', { left, token }),
    funds_missing: () => t('ieo.problems.funds_missing', { missing: format.amount(missing), code }),
  }[problem]();
}
