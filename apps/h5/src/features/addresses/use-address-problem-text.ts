import { useMessages } from '#i18n/use-messages.ts';
import type { AddressFormProblem } from './address-form.ts';
import { labelMax } from './label-rules.ts';

/** A problem of the form in words, short enough for the line above the button. */
export function useAddressProblemText(): (problem: AddressFormProblem) => string {
  const t = useMessages();
  return (problem) =>
    ({
      label_missing: () => t('addresses.nameMissing'),
      label_too_long: () => t('addresses.nameTooLong', { most: String(labelMax) }),
      address_missing: () => t('addresses.addressMissing'),
      address_wrong: () => t('withdraw.addressUnsound'),
      picture_missing: () => t('addresses.qrMissing'),
      picture_useless: () => t('addresses.qrMissing'),
      picture_differs: () => t('withdraw.addressUnsound'),
    })[problem]();
}
