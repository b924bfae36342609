import { useMessages } from '#i18n/use-messages.ts';

/** The list is over; nothing more will load. */
export function EndOfList() {
  const t = useMessages();
  return <p className="p-6 text-center text-12 text-fg-3">{t('common.noMoreData')}</p>;
}
