import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** "1 lot", "2.5 lots": a size in plain decimal text, as it is said. */
export function useLotsText(): (lots: string) => string {
  const t = useMessages();
  const format = useFormat();
  return (lots) => t('contract.lotsText', { count: Number(lots), lots: format.amount(lots) });
}
