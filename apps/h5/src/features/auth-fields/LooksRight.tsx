import { CircleCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';

/** At the end of a field: the typed text is plausible. */
export function LooksRight() {
  const t = useMessages();
  return <CircleCheck role="img" aria-label={t('account.isValid')} className="size-[1.125rem] shrink-0 text-good" />;
}
