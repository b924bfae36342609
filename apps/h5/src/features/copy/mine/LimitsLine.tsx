import type { FollowRow } from '@candor/api';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The limits of a follow in one line, with the used part of the day's. */
export function LimitsLine({ follow }: { readonly follow: FollowRow }) {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  const amount = (text: string) => format.amount(text, 2);
  const { marginMax, pairMarginMax, dailyLossMax, lostToday, pairs, symbols, lossMax, profitMin } = follow;
  const names = symbols.join(', ');
  const limits = [
    pairs !== 'all' && t(pairs === 'only' ? 'copy.mine.pairsOnly' : 'copy.mine.pairsExcept', { pairs: names }),
    marginMax !== undefined && t('copy.mine.limitMargin', { amount: amount(marginMax) }),
    pairMarginMax !== undefined && t('copy.mine.limitPair', { amount: amount(pairMarginMax) }),
    dailyLossMax !== undefined && t('copy.mine.limitLoss', { used: amount(lostToday), amount: amount(dailyLossMax) }),
    lossMax !== undefined && t('copy.mine.limitTotal', { amount: amount(lossMax) }),
    profitMin !== undefined && t('copy.mine.limitProfit', { amount: amount(profitMin) }),
    (lossMax !== undefined || profitMin !== undefined) &&
      follow.isActive &&
      t('copy.mine.sinceBegin', { amount: own.gain(follow.result, 2) }),
  ].filter((limit) => limit !== false);
  return (
    <p className="mt-2 text-12 text-fg-3 tabular-nums">
      {t('copy.mine.limits')}: {limits.length === 0 ? t('copy.mine.noLimits') : limits.join(' · ')}
    </p>
  );
}
