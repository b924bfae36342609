import type { OptionMarketRow } from '@candor/api';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { formatAmount } from '#lib/format.ts';
import type { OptionProblem } from './option-form.ts';

/** Why it cannot be bought yet, in words and with the figures of the terms. */
export function useProblemText({ code: asset }: OptionMarketRow): (problem: OptionProblem) => string {
  const t = useMessages();
  const format = useSetting('numberFormat');
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
        return t('options.problems.tooSmall', { least: formatAmount(problem.least, { format }), asset });
      case 'too_large':
        return t('options.problems.tooLarge', { most: formatAmount(problem.most, { format }), asset });
      case 'exposure_full':
        return t('options.problems.exposureFull', { most: formatAmount(problem.most, { format, decimals: 2 }), asset });
    }
  };
}
