import type { AddressRow, RailRow } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { BookUser } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { AddressGroups } from '#features/addresses/AddressGroups.tsx';

interface BookSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly rail: RailRow;
  readonly addresses: readonly AddressRow[];
  readonly nowMs: number;
  readonly onChoose: (row: AddressRow) => void;
}

/** The booked addresses of a network; those that still wait show the time, and cannot be chosen. */
export function BookSheet({ isOpen, onClose, rail, addresses, nowMs, onChoose }: BookSheetProps) {
  const t = useMessages();
  const own = addresses.filter(({ railId }) => railId === rail.railId);
  const { network } = rail;
  const footer = (
    <Button isWide look="soft" onClick={() => navigateTo('/pages/setting/wallet')}>
      {t('withdraw.manageBook')}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('withdraw.bookTitle', { network })} footer={footer}>
      {own.length === 0 && (
        <Empty icon={<BookUser />} title={t('withdraw.bookEmpty', { network })} text={t('withdraw.bookEmptyText')} />
      )}
      <ul className="divide-y divide-line">
        {own.map((row) => {
          const waitMs = row.usableAtMs - nowMs;
          return (
            <li key={row.destinationId}>
              <button
                type="button"
                disabled={waitMs > 0}
                onClick={() => {
                  onChoose(row);
                  onClose();
                }}
                className="press flex min-h-16 w-full flex-col justify-center gap-0.5 py-2.5 text-left outline-offset-[-2px]"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate text-15 font-semibold">{row.label}</span>
                  {waitMs > 0 && (
                    <span className="shrink-0 text-12 text-warn tabular-nums">
                      {t('withdraw.usableAt', { time: timeLeftText(waitMs) })}
                    </span>
                  )}
                </span>
                <AddressGroups address={row.address} isQuiet />
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
