import { IconButton } from '@candor/kit/view';
import { FileClock, QrCode } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';

/** The ways to one's own code and to past sends, in the header. */
export function SendHeader() {
  const t = useMessages();
  return (
    <>
      <IconButton
        label={t('common.titles.sendReceive')}
        icon={<QrCode aria-hidden strokeWidth={1.75} />}
        onClick={() => navigateTo('/pages/fund/send_receive')}
      />
      <IconButton
        label={t('common.titles.sendRecords')}
        icon={<FileClock aria-hidden strokeWidth={1.75} />}
        onClick={() => navigateTo('/pages/fund/send_record')}
      />
    </>
  );
}
