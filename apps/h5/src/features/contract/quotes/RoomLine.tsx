import { textOfLots } from '@candor/api';
import type { Direction, Lots } from '@candor/exchange/rules';
import { cx } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';

interface RoomLineProps {
  readonly direction: Direction;
  /** Open interest. */
  readonly taken: Lots;
  readonly room: Lots;
}

/** The size that the house still covers on a side, and its fill level. */
export function RoomLine({ direction, taken, room }: RoomLineProps) {
  const t = useMessages();
  const whole = taken + room;
  const percent = whole === 0 ? 100 : Math.round((taken / whole) * 100);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-2 text-12">
        <span className="text-fg-2">{t(`contract.directions.${direction}`)}</span>
        <AmountText value={textOfLots(room)} isVolume={room >= 100_000} className="font-medium" />
      </p>
      <div aria-hidden className="mt-1 h-1 overflow-hidden rounded-full bg-inset">
        <div
          className={cx('h-full rounded-full', direction === 'long' ? 'bg-up' : 'bg-down')}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
