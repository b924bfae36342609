import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { Identity } from '../identity.ts';

/** "200 BTC / 24 h · 2,000 USDT / trade": the limits of a level, in one line. */
export function useLimitsText(limits: Identity['limits']): (realLevel: number) => string {
  const t = useMessages();
  const { amount } = useFormat();
  return (realLevel) => {
    const row = limits.find((one) => one.realLevel === realLevel);
    if (row === undefined) return '';
    const { withdrawals, unit, fiatTrade } = row;
    return t('identity.levels.limits', { withdrawals: amount(withdrawals), unit, trade: amount(fiatTrade) });
  };
}
