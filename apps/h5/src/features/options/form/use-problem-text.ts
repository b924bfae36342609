import type { OptionMarketRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { OptionProblem } from './option-form.ts';

/** The reason that it cannot be bought yet, in words and with the figures of the terms. */
export function useProblemText({ code: asset }: OptionMarketRow): (problem: OptionProblem) => string {
  const t = useMessages();
  const format = useFormat();
  return (problem) => {
    switch (problem.kind) {
      case 'missing':
        return t('options.problems.stakeMissing');
      case 'unreadable':
        return t('options.problems.unreadable');
      case 'balance':
        return t('options.problems.balance');
      case 'daily_stake':
        return t('options.problems.dailyStake');
      case 'daily_loss':
        return t('options.problems.dailyLoss');
      case 'too_small':
        return t('options.problems.tooSmall', { least: format.amount(problem.least), asset });
      case 'too_large':
        return t('options.problems.tooLarge', { most: format.amount(problem.most), asset });
      case 'exposure_full':
        return t('options.problems.exposureFull', { most: format.amount(problem.most, 2), asset });
    }
  };
}
