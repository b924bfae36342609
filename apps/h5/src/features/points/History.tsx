import { listPointsHistory, type PointsMoveRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { CircleDot, Disc3, Hourglass, type LucideIcon, ShoppingBag, Sparkles, Star } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useItemTitle } from './use-item-text.ts';
import { usePointsText } from './use-points-text.ts';

/** Every movement of the user's points. */
export function History() {
  const t = useMessages();
  const history = usePages(listPointsHistory, {});
  return (
    <Loaded from={history} skeleton={<SkeletonRows rows={6} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          rowHeight={60}
          keyOf={({ moveId }) => moveId}
          renderRow={(move) => <Move move={move} />}
          empty={<Empty icon={<Star />} title={t('points.noMoves')} text={t('points.noMovesText')} />}
        />
      )}
    </Loaded>
  );
}

const icons: Readonly<Record<PointsMoveRow['kind'], LucideIcon>> = {
  earned: Star,
  released: CircleDot,
  exchanged: ShoppingBag,
  staked: Disc3,
  won: Sparkles,
  returned: Disc3,
  expired: Hourglass,
};
const outgoing: ReadonlySet<PointsMoveRow['kind']> = new Set(['exchanged', 'staked', 'expired']);

function Move({ move }: { readonly move: PointsMoveRow }) {
  const t = useMessages();
  const text = usePointsText();
  const itemTitle = useItemTitle();
  const { kind, points, available, task, item, reference, availableAtMs, atMs } = move;
  const Icon = icons[kind];
  const isPending = kind === 'earned' && availableAtMs !== undefined;
  const title =
    task !== undefined
      ? t(`points.tasks.${task}.title`)
      : item !== undefined
        ? itemTitle(item)
        : t(`points.moves.${kind}`, { number: String(reference ?? '') });
  return (
    <div className="flex min-h-15 items-center gap-3 border-b border-line py-2">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-tile bg-inset">
        <Icon className="size-4.5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">{title}</span>
        <TimeText atMs={atMs} look="moment" className="block text-12 text-fg-3" />
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <span className={cx('block text-14 font-medium', isPending && 'text-fg-3')}>
          {outgoing.has(kind) ? '−' : '+'}
          {text(points)}
        </span>
        <span className="block text-12 text-fg-3">
          {isPending ? t('points.pendingShort') : t('points.balanceAfter', { points: text(available) })}
        </span>
      </span>
    </div>
  );
}
