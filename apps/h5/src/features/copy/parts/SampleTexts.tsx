import { useMessages } from '#i18n/use-messages.ts';
import { wonPercent } from './percent.ts';

interface AccuracyTextProps {
  readonly wins: number;
  readonly trades: number;
}

/** A rate is never shown without its sample: "63% of 41". */
export function AccuracyText({ wins, trades }: AccuracyTextProps) {
  const t = useMessages();
  const percent = wonPercent(wins, trades);
  return percent === undefined ? t('copy.noTrades') : t('copy.accuracyOf', { percent, count: String(trades) });
}

/** The share of the followers' copies that won, with their number. */
export function CopiesText({ wins, trades }: AccuracyTextProps) {
  const t = useMessages();
  const percent = wonPercent(wins, trades);
  return percent === undefined
    ? t('copy.followersNone')
    : t('copy.followersSample', { percent, count: String(trades) });
}
