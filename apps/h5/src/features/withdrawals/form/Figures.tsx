import type { RailRow } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';

/** The cost of the rail and the amount that arrives. */
export function Figures({ rail, receives }: { readonly rail: RailRow; readonly receives: string | undefined }) {
  const t = useMessages();
  return (
    <dl className="rounded-tile border border-line px-4 py-2.5">
      <div className="flex items-baseline justify-between py-1 text-13">
        <dt className="text-fg-2">{t('common.fee')}</dt>
        <dd className="font-medium">
          <AmountText value={rail.withdrawFee} unit={rail.code} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between py-1">
        <dt className="text-13 text-fg-2">{t('withdraw.youReceive')}</dt>
        <dd className="text-17 font-semibold" aria-live="polite">
          <AmountText value={receives} unit={rail.code} />
        </dd>
      </div>
    </dl>
  );
}
