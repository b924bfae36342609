import { useMessages } from '#i18n/use-messages.ts';

/** The words of what waits for the device's work. */
export function CheckingDevice() {
  const t = useMessages();
  return t('common.checkingDevice');
}
