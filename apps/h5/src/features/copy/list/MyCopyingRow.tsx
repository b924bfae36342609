import { listFollows } from '@candor/api';
import { ChevronRight } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { sumOfTexts } from '../parts/sums.ts';
import { openMyCopying } from '../parts/trader-address.ts';

/** The way to the user's own copying, with its result; nothing without any. */
export function MyCopyingRow() {
  const t = useMessages();
  const own = useOwnFormat();
  const mine = useCall(listFollows, {}, { everyMs: 15_000 });
  if (mine.state !== 'ready') return null;
  const { follows, trader } = mine.data;
  if (follows.length === 0 && trader === undefined) return null;
  const total = sumOfTexts(follows.flatMap(({ realised, unrealised }) => [realised, unrealised]));
  const result = own.gain(total, 2);
  return (
    <button
      type="button"
      onClick={() => openMyCopying(follows.length === 0 ? 'lead' : 'traders')}
      className="press flex min-h-13 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 text-left"
    >
      <span className="flex-1 text-14 font-medium">{t('copy.myCopying')}</span>
      <span className="text-13 text-fg-2 tabular-nums">
        {follows.length === 0
          ? trader !== undefined && t(`copy.statuses.${trader.status}`)
          : t('copy.myCopyingText', { count: follows.length, result })}
      </span>
      <ChevronRight aria-hidden className="size-4 text-fg-3" />
    </button>
  );
}
