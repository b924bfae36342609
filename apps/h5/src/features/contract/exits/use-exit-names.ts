import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ExitDraftProblem, ExitKind } from './exit-drafts.ts';

/** The names of the kinds of exits, and the reasons that they cannot be set, in words. */
export function useExitNames() {
  const t = useMessages();
  const format = useFormat();
  const names = {
    take_profit: t('trade.takeProfit'),
    stop_loss: t('trade.stopLoss'),
    trailing_stop: t('contract.exitsSheet.trailingStop'),
  } as const;
  return {
    nameOf: (kind: ExitKind) => names[kind],
    problemText(problem: ExitDraftProblem, tick: string): string {
      switch (problem.kind) {
        case 'unreadable':
          return t('trade.problems.unreadable');
        case 'off_tick':
          return t('trade.problems.priceOffTick', { step: format.amount(tick) });
        case 'exit_lots':
          return t('contract.problems.exitLots');
        case 'exit_small':
          return t('contract.problems.exitSmall');
        case 'exit_far':
          return t('contract.problems.exitFar');
        case 'exit_sum':
          return t('contract.problems.exitSum');
        case 'trail':
          return t('errors.trail_invalid');
        case 'activation':
          return t('errors.activation_price_wrong');
        case 'exit_side': {
          const exit = t(`trade.${problem.exit}`);
          return t(problem.isAbove ? 'contract.problems.exitAbove' : 'contract.problems.exitBelow', { exit });
        }
      }
    },
  };
}
