import { textOfLots } from '@candor/api';
import type { Lots } from '@candor/exchange/rules';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { useExitNames } from '../exits/use-exit-names.ts';
import type { ContractProblem } from './contract-problems.ts';

/** The reason that an order cannot be sent, in words and with the market's own figures. */
export function useContractProblem(tick: string): (problem: ContractProblem) => string {
  const t = useMessages();
  const format = useFormat();
  const { problemText } = useExitNames();
  const lotsText = (lots: Lots) => format.amount(textOfLots(lots));
  return (problem) => {
    switch (problem.kind) {
      case 'not_trading':
        return t('errors.pair_not_trading');
      case 'not_offered':
        return t('contract.problems.notOffered');
      case 'market_closed':
        return t('contract.problems.marketClosed');
      case 'index_stale':
        return t('contract.problems.indexStale');
      case 'slippage':
        return t('errors.slippage_invalid');
      case 'lots_missing':
        return t('contract.problems.lotsMissing');
      case 'amount_missing':
        return t('contract.problems.amountMissing');
      case 'trigger_missing':
        return t('contract.problems.triggerMissing');
      case 'trigger_reached':
        return t('contract.problems.triggerReached');
      case 'trail_missing':
        return t('contract.problems.trailMissing');
      case 'price_missing':
        return t('contract.problems.priceMissing');
      case 'exits_missing':
        return t('contract.problems.exitsMissing');
      case 'lots_min':
        return t('contract.problems.lotsMin', { lots: lotsText(problem.lots) });
      case 'lots_max':
        return t('contract.problems.lotsMax', { lots: lotsText(problem.lots) });
      case 'room':
        return t('contract.problems.room', { lots: lotsText(problem.lots) });
      case 'multiple':
        return t('contract.problems.multiple', { most: String(problem.most) });
      case 'balance':
        return t('contract.problems.balance');
      default:
        return problemText(problem, tick);
    }
  };
}
