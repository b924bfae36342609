import type { RailRow } from '@candor/api';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Note } from '#ui/Note.tsx';

/** States plainly that people do it, and how long they take. */
export function HandNote({ rail }: { readonly rail: RailRow }) {
  const t = useMessages();
  const isPractice = useSite()?.mode === 'practice';
  return (
    <Note title={t('deposit.handTitle')}>
      <p>{rail.kind === 'bank' ? t('deposit.bankHandText') : t('deposit.handText', { network: rail.network })}</p>
      <p className="mt-1">{t(isPractice ? 'deposit.handTimePractice' : 'deposit.handTime')}</p>
    </Note>
  );
}
