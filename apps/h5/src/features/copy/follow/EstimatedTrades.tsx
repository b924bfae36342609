import { type FollowEstimate, textOfLots } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { ResultTag } from '../parts/ResultTag.tsx';

/** The trades behind an estimate: sizes, outcomes, and results. */
export function EstimatedTrades({ trades }: { readonly trades: FollowEstimate['trades'] }) {
  const t = useMessages();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {trades.map((trade) => (
        <li key={trade.traderTicketId} className="py-2">
          <div className="flex items-center gap-2">
            <Tag look={trade.direction === 'long' ? 'up' : 'down'}>{t(`contract.directions.${trade.direction}`)}</Tag>
            <span className="min-w-0 flex-1 truncate text-13 font-medium">{trade.symbol}</span>
            {trade.result === 'skipped' ? (
              <ResultTag result="skipped" />
            ) : (
              <AmountText value={trade.total} decimals={2} isChange className="text-13 font-medium" />
            )}
          </div>
          <p className="mt-0.5 text-12 text-fg-3 tabular-nums">
            {t('copy.estimate.sizes', { theirs: textOfLots(trade.traderLots), yours: textOfLots(trade.lots) })}
            {trade.reason !== undefined && ` · ${t(`copy.reasons.${trade.reason}`)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
