import type { Price } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { LiveTicket } from '#features/position-model/live-picture.ts';
import { wayToLiquidation } from '#features/position-model/way-to-liquidation.ts';

interface WayToLiquidationProps {
  readonly live: LiveTicket;
  readonly liquidation: Price;
}

/** Beyond ten times the mark the number says nothing more. */
const percentMax = '1000';

const colours = { safe: 'bg-good', watch: 'bg-warn', near: 'bg-danger' } as const;

/** The move of the mark that a position can still bear: a bar that empties, and the percent. */
export function WayToLiquidation({ live, liquidation }: WayToLiquidationProps) {
  const t = useMessages();
  const format = useFormat();
  const { percent, share, danger } = wayToLiquidation(live.ticket.direction, live.mark.price, liquidation);
  const isFar = Number(percent) > Number(percentMax);
  return (
    <p className="flex items-center gap-2 pt-2 text-11 text-fg-3">
      <span className="shrink-0">{t('contract.card.toLiquidation')}</span>
      <span aria-hidden className="h-1 min-w-0 flex-1 overflow-hidden rounded-full bg-inset">
        <span className={`block h-full rounded-full ${colours[danger]}`} style={{ width: `${share * 100}%` }} />
      </span>
      <span className="shrink-0 font-medium text-fg tabular-nums">
        {isFar ? `> ${format.percent(percentMax, 0)}` : format.percent(percent, 2)}
      </span>
    </p>
  );
}
