import { IconButton } from '@candor/kit/view';
import { FileClock } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';

/** The way to past transfers, in the header. */
export function HistoryButton() {
  const t = useMessages();
  return (
    <IconButton
      label={t('funds.transferHistory')}
      icon={<FileClock aria-hidden strokeWidth={1.75} />}
      onClick={() => navigateTo('/pages/fund/transfer_history')}
    />
  );
}
