import type { ContractMarketRow } from '@candor/contract';
import { Info } from 'lucide-react';
import { useSetting } from '../../../../hooks/use-settings.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { formatAmount } from '../../../../lib/format.ts';
import { dateText } from '../../../../lib/relative-time.ts';
import { Tag } from '../../../../ui/Tag.tsx';

/** Of a stock: whether its market is open and until when, what holds while it is not, and what one owns. */
export function SessionStrip({ row }: { readonly row: ContractMarketRow }) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const { session } = row;
  const isOpen = session?.isOpen ?? true;
  const time = session?.changesAtMs === undefined ? undefined : minuteText(session.changesAtMs);
  return (
    <div className="mx-4 mb-3 flex flex-col gap-1.5 rounded-control bg-inset px-3 py-2">
      <p className="flex flex-wrap items-center gap-2 text-12 text-fg-2">
        <Tag look={isOpen ? 'up' : 'warn'}>{t(isOpen ? 'contract.session.open' : 'contract.session.closed')}</Tag>
        {session === undefined && t('contract.session.always')}
        {time !== undefined && t(isOpen ? 'contract.session.closesAt' : 'contract.session.opensAt', { time })}
      </p>
      {!isOpen && (
        <p className="text-12 text-fg-2">
          {t('contract.session.rules', { price: formatAmount(session?.closePrice ?? row.indexPrice, { format }) })}
        </p>
      )}
      <p className="flex items-start gap-1.5 text-12 text-fg-2">
        <Info aria-hidden className="mt-px size-3.5 shrink-0 text-fg-3" />
        {t('contract.session.owns')}
      </p>
    </div>
  );
}

/** mm-dd hh:mm in the device's time zone: sessions change on the minute. */
function minuteText(atMs: number): string {
  const at = new Date(atMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${dateText(atMs).slice(5)} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
