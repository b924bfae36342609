import type { RejectCode } from '@candor/exchange/rules';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { useFormat } from '#hooks/use-format.ts';
import type { PairTerms } from '../pair-terms.ts';
import type { AmountFieldName } from './order-form.ts';
import type { OrderProblem } from './order-problems.ts';

const missing = {
  price: 'errors.price_missing',
  stopPrice: 'errors.stop_missing',
  stopLimitPrice: 'errors.price_missing',
  trailPercent: 'errors.trail_invalid',
  trailDistance: 'errors.trail_invalid',
  activationPrice: 'errors.price_missing',
  visibleAmount: 'errors.visible_quantity_invalid',
  amount: 'errors.quantity_missing',
  slippage: 'errors.slippage_invalid',
  takeProfitPrice: 'trade.problems.exitsMissing',
  stopLossPrice: 'trade.problems.exitsMissing',
} as const satisfies Readonly<Record<AmountFieldName, MessageKey>>;

/**
 * Refusals that need no figures. The form cannot run into the missing ones: only the server finds them, and words them.
 */
const others: Partial<Readonly<Record<RejectCode, MessageKey>>> = {
  index_stale: 'errors.index_stale',
  pair_not_trading: 'errors.pair_not_trading',
  price_missing: 'errors.price_missing',
  quantity_missing: 'errors.quantity_missing',
  quantity_too_small: 'errors.quantity_too_small',
  stop_missing: 'errors.stop_missing',
  stop_would_trigger: 'errors.stop_would_trigger',
  oco_prices_wrong: 'errors.oco_prices_wrong',
  exit_prices_wrong: 'errors.exit_prices_wrong',
  slippage_invalid: 'errors.slippage_invalid',
  visible_quantity_invalid: 'errors.visible_quantity_invalid',
  trail_invalid: 'errors.trail_invalid',
  activation_price_wrong: 'errors.activation_price_wrong',
  order_combination_invalid: 'errors.order_combination_invalid',
  post_only_would_take: 'errors.post_only_would_take',
};

/** The reason that the order cannot be sent, in words and with the pair's own figures. */
export function useProblemText(terms: PairTerms): (problem: OrderProblem) => string {
  const t = useMessages();
  const { amount: shown } = useFormat();
  return (problem) => {
    if (problem.kind === 'market_unknown') return t('trade.problems.bookLoading');
    if (problem.kind === 'unreadable') return t('trade.problems.unreadable');
    if (problem.kind === 'missing') return t(missing[problem.field]);
    switch (problem.code) {
      case 'price_off_tick':
        return t('trade.problems.priceOffTick', { step: shown(terms.tickText) });
      case 'quantity_off_lot':
        return t('trade.problems.quantityOffLot', { step: shown(terms.lotText) });
      case 'notional_too_small':
        return t('trade.problems.notionalTooSmall', { least: shown(terms.minNotionalText), asset: terms.quoteCode });
      case 'quantity_too_large':
        return t('trade.problems.quantityTooLarge', { most: shown(terms.maxAmountText), asset: terms.baseCode });
      case 'price_out_of_band':
        return t('trade.problems.priceOutOfBand', { percent: shown(terms.bandText) });
      case 'balance_insufficient':
        return t('trade.problems.balanceInsufficient');
      case 'liquidity_insufficient':
        return t('trade.problems.nobodyThere');
      default:
        return t(others[problem.code] ?? 'errors.parameter_error');
    }
  };
}
