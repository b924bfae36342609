import type { OptionLimitsRow, OptionMarketRow, TickerRow } from '@candor/api';
import { useAgeText } from '#hooks/use-age-text.ts';
import { useComingTime } from '#hooks/use-coming-time.ts';
import { useOnline } from '#hooks/use-online.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { untilText } from '#features/limits/until-text.ts';

interface BarrierFacts {
  readonly market: OptionMarketRow;
  readonly ticker: TickerRow;
  readonly limits: OptionLimitsRow | undefined;
  /** Seconds since the last price when it is stale; `undefined` while it is fresh, or before the first. */
  readonly staleSeconds: number | undefined;
  readonly hasPrice: boolean;
  readonly nowMs: number;
}

/** The reason that nobody can buy now, whatever the form contains; `undefined` without one. */
export function usePurchaseBlocker({
  market,
  ticker,
  limits,
  staleSeconds,
  hasPrice,
  nowMs,
}: BarrierFacts): string | undefined {
  const t = useMessages();
  const ageText = useAgeText();
  const isOnline = useOnline();
  const { terms, session, symbol: pair } = market;
  const opens = useComingTime(session?.changesAtMs);
  const pausedUntilMs = limits?.pausedUntilMs;
  if (pausedUntilMs !== undefined && pausedUntilMs > nowMs) {
    return t('options.problems.paused', { time: untilText(pausedUntilMs, nowMs) });
  }
  if (session?.isOpen === false) {
    return opens === undefined ? t('options.problems.closed') : t('options.problems.closedUntil', { time: opens });
  }
  if (ticker.status !== 'trading') return t('options.problems.halted', { pair });
  if (!terms.isOffered || terms.durations.length === 0) return t('options.problems.notOffered', { pair });
  if (!isOnline) return t('options.problems.offline');
  if (staleSeconds !== undefined) return t('options.problems.stale', { age: ageText(staleSeconds) });
  return hasPrice ? undefined : t('options.problems.noPrice');
}
