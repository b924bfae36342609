import { IconButton } from '@candor/kit/view';
import { FileClock } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { recordsPath } from './paths.ts';

/** The way to past withdrawals, in the header. */
export function RecordsButton() {
  const t = useMessages();
  return (
    <IconButton
      label={t('withdraw.records')}
      icon={<FileClock aria-hidden strokeWidth={1.75} />}
      onClick={() => navigateTo(recordsPath)}
    />
  );
}
