import type { PointsItemRow } from '@candor/api';
import { Disc3, Ticket } from 'lucide-react';
import { useFormat } from '#hooks/use-format.ts';
import { Emblem } from '#features/emblem/Emblem.tsx';

/** A picture of what an item gives: a ticket with its worth, turns of the wheel, or the emblem itself. */
export function Gift({ item }: { readonly item: PointsItemRow }) {
  const format = useFormat();
  const { gives, grant, coupon } = item;
  return (
    <span aria-hidden className="relative grid h-22 place-items-center overflow-hidden rounded-tile bg-inset">
      {gives === 'emblem' && <Emblem emblem={grant} size={56} />}
      {gives === 'spins' && (
        <span className="flex items-center gap-2">
          <Disc3 className="size-8 text-accent" strokeWidth={1.5} />
          <span className="text-24 font-semibold tabular-nums">+{grant}</span>
        </span>
      )}
      {gives === 'coupon' && (
        <span className="flex flex-col items-center">
          <Ticket className="size-6 text-accent" strokeWidth={1.5} />
          {coupon !== undefined && (
            <span className="text-22 font-semibold tabular-nums">
              {format.amount(coupon.worth)} <span className="text-12 font-medium text-fg-2">{coupon.code}</span>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
