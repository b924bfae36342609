import { type CopyFeedRow, textOfLots } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { TimeText } from '#ui/TimeText.tsx';
import { ResultTag } from '../parts/ResultTag.tsx';

/** One trade: the trader's size, the wanted and the copied one, and the reason where they differ. */
export function FeedItem({ row }: { readonly row: CopyFeedRow }) {
  const t = useMessages();
  const format = useFormat();
  const { direction, symbol, result, reason } = row;
  const sizes = {
    theirs: textOfLots(row.traderLots),
    wanted: textOfLots(row.wantedLots),
    yours: textOfLots(row.lots),
  };
  return (
    <article className="border-b border-line py-3">
      <div className="flex items-center gap-2">
        <Tag look={direction === 'long' ? 'up' : 'down'}>{t(`contract.directions.${direction}`)}</Tag>
        <span className="truncate text-15 font-semibold">{symbol}</span>
        <span className="min-w-0 flex-1 truncate text-12 text-fg-3">{t('copy.feed.by', { name: row.name })}</span>
        <ResultTag result={result} />
      </div>
      <div className="mt-1.5 flex items-baseline justify-between gap-3 text-12 text-fg-3 tabular-nums">
        <span className="min-w-0 truncate">{t('copy.feed.sizes', sizes)}</span>
        <TimeText atMs={row.atMs} look="moment" className="shrink-0" />
      </div>
      <p className="mt-0.5 text-12 text-fg-3 tabular-nums">
        {t('copy.feed.at', { price: format.amount(row.price) })}
        {reason !== undefined && <span className="text-fg-2"> · {t(`copy.reasons.${reason}`)}</span>}
      </p>
    </article>
  );
}
