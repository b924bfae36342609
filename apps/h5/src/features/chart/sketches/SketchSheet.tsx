import { IconButton } from '@candor/kit/view';
import { Minus, Rows4, Square, Trash2, TrendingUp } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { deleteSketch, takeTool, useSketches } from './sketch-store.ts';
import { type SketchKind, sketchesMax, sketchKinds } from './sketches.ts';

interface SketchSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pairId: number;
  readonly formatPrice: (price: number) => string;
}

const icons = { trend: TrendingUp, level: Minus, box: Square, fibonacci: Rows4 } as const satisfies Record<
  SketchKind,
  unknown
>;

/** The tools, and the drawings of this pair as a list, where each can be deleted without finding it on the chart. */
export function SketchSheet({ isOpen, onClose, pairId, formatPrice }: SketchSheetProps) {
  const t = useMessages();
  const sketches = useSketches(pairId);
  const isFull = sketches.length >= sketchesMax;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chart.draw.title')}>
      <div className="grid grid-cols-2 gap-2.5">
        {sketchKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <button
              key={kind}
              type="button"
              disabled={isFull}
              onClick={() => {
                takeTool(kind);
                onClose();
              }}
              className="press flex min-h-13 items-center gap-2.5 rounded-control bg-inset px-3 text-left text-14 disabled:text-fg-3"
            >
              <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
              {t(`chart.draw.kinds.${kind}`)}
            </button>
          );
        })}
      </div>
      {isFull && <p className="pt-2 text-12 text-fg-3">{t('chart.draw.full', { count: sketchesMax })}</p>}
      <h3 className="pt-5 pb-1 text-13 text-fg-2">{t('chart.draw.own')}</h3>
      {sketches.length === 0 ? (
        <p className="pb-4 text-14 text-fg-3">{t('chart.draw.none')}</p>
      ) : (
        <ul className="divide-y divide-line pb-2">
          {sketches.map(({ id, kind, points }) => {
            const Icon = icons[kind];
            return (
              <li key={id} className="flex min-h-13 items-center gap-3">
                <Icon aria-hidden className="size-5 shrink-0 text-fg-3" strokeWidth={1.75} />
                <span className="min-w-0 flex-1">
                  <span className="block text-14">{t(`chart.draw.kinds.${kind}`)}</span>
                  <span className="block text-12 text-fg-3 tabular-nums">
                    {points.map(({ price }) => formatPrice(price)).join(' → ')}
                  </span>
                </span>
                <IconButton
                  size={18}
                  label={t('chart.draw.delete', {
                    kind: `${t(`chart.draw.kinds.${kind}`)} ${points.map(({ price }) => formatPrice(price)).join(' – ')}`,
                  })}
                  icon={<Trash2 aria-hidden strokeWidth={1.75} />}
                  onClick={() => deleteSketch(pairId, id)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <p className="pb-2 text-12 text-fg-3">{t('chart.draw.kept')}</p>
    </Sheet>
  );
}
