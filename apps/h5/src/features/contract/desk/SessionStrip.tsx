import type { ContractMarketRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { Info } from 'lucide-react';
import { useComingTime } from '#hooks/use-coming-time.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { ClosedTag } from '#features/market/ClosedMarket.tsx';

interface SessionStripProps {
  readonly row: ContractMarketRow;
  /** The company's. */
  readonly name: string;
}

/** Of a stock: its company, the state of its market and its end, the rules while it is closed, and the nature of the holding. */
export function SessionStrip({ row, name }: SessionStripProps) {
  const t = useMessages();
  const format = useFormat();
  const { session } = row;
  const isOpen = session?.isOpen ?? true;
  const time = useComingTime(session?.changesAtMs);
  return (
    <div className="mx-4 mb-3 flex flex-col gap-1.5 rounded-control bg-inset px-3 py-2">
      <p className="flex flex-wrap items-center gap-2 text-12 text-fg-2">
        <span className="font-semibold text-fg">{name}</span>
        {isOpen ? <Tag look="up">{t('contract.session.open')}</Tag> : <ClosedTag />}
        {session === undefined && t('contract.session.always')}
        {time !== undefined && t(isOpen ? 'contract.session.closesAt' : 'contract.session.opensAt', { time })}
      </p>
      {!isOpen && (
        <p className="text-12 text-fg-2">
          {t('contract.session.rules', { price: format.amount(session?.closePrice ?? row.indexPrice) })}
        </p>
      )}
      <p className="flex items-start gap-1.5 text-12 text-fg-2">
        <Info aria-hidden className="mt-px size-3.5 shrink-0 text-fg-3" />
        {t('contract.session.owns')}
      </p>
    </div>
  );
}
