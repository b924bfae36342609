import type { Direction, Lots } from '@candor/api';
import { Tag } from '@candor/kit/view';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { lotsValues } from './lots-values.ts';

interface TicketHeadProps {
  readonly symbol: string;
  readonly direction: Direction;
  readonly multiple?: number;
  readonly lots: Lots;
  /** At the right end. */
  readonly children?: ReactNode;
}

/** The head of a position: direction, pair, multiple, size. */
export function TicketHead({ symbol, direction, multiple, lots, children }: TicketHeadProps) {
  const t = useMessages();
  return (
    <div className="flex items-center gap-2">
      <Tag look={direction === 'long' ? 'up' : 'down'}>{t(`contract.directions.${direction}`)}</Tag>
      <span className="truncate text-15 font-semibold">{symbol}</span>
      {multiple !== undefined && <Tag>{t('contract.times', { multiple: String(multiple) })}</Tag>}
      <span className="min-w-0 flex-1 truncate text-12 text-fg-3 tabular-nums">{t('copy.side', lotsValues(lots))}</span>
      {children}
    </div>
  );
}
