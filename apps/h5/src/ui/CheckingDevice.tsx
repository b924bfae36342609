import { useMessages } from '#i18n/use-messages.ts';

/** The text while the device's work is awaited. */
export function CheckingDevice() {
  const t = useMessages();
  return t('common.checkingDevice');
}
