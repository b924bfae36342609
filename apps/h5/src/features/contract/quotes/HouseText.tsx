import { percentOfPpm, type Ppm } from '@candor/money';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The house as the counterparty of a contract, and its earnings: stated plainly. */
export function HouseText({ spread }: { readonly spread: Ppm }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3 pb-2 text-14 text-fg-2">
      <p>{t('contract.house.counterparty')}</p>
      <p>{t('contract.house.quote', { spread: format.amount(percentOfPpm(spread)) })}</p>
      <p>{t('contract.house.nextTick')}</p>
      <p>{t('contract.house.room')}</p>
      <p>{t('contract.house.profit')}</p>
    </div>
  );
}
