import { LocateFixed } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { type Coordinates, metresBetween } from './place.ts';
import { PositionProblemNote } from './PositionProblemNote.tsx';
import { usePosition } from './use-position.ts';

const metresMost = 1_000;

/** The distance of a place from here; the browser is asked when the user requests it. */
export function Distance({ to }: { readonly to: Coordinates }) {
  const t = useMessages();
  const format = useFormat();
  const { position, ask } = usePosition();
  if (position.state === 'known') {
    const metres = metresBetween(position.at, to);
    const kilometres = metres / 1_000;
    const text =
      metres < metresMost
        ? t('places.metresAway', { metres: String(Math.round(metres)) })
        : t('places.kilometresAway', {
            kilometres: format.amount(kilometres.toFixed(kilometres < 100 ? 1 : 0)),
          });
    return (
      <p role="status" className="flex items-center gap-2 text-14 font-medium tabular-nums">
        <LocateFixed aria-hidden className="size-4 shrink-0 text-accent" />
        {text}
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        look="soft"
        size="medium"
        icon={<LocateFixed aria-hidden className="size-4" />}
        isBusy={position.state === 'asking'}
        onClick={ask}
      >
        {t(position.state === 'asking' ? 'places.finding' : 'places.measure')}
      </Button>
      {position.state === 'failed' ? (
        <PositionProblemNote because={position.because} />
      ) : (
        <p className="text-12 text-fg-3">{t('places.measureText')}</p>
      )}
    </div>
  );
}
