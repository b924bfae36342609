import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from './AmountText.tsx';

/** The balance that an amount can be taken from, beside the label of its field. */
export function AvailableText({ value, code }: { readonly value: string; readonly code: string }) {
  const t = useMessages();
  return (
    <span className="text-12 text-fg-3">
      {t('common.available')} <AmountText value={value} isPrivate /> {code}
    </span>
  );
}
