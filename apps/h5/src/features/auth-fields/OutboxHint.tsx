import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The place of codes that are not sent: on a practice site without a mail server. */
export function OutboxHint() {
  const t = useMessages();
  const site = useSite();
  if (!site?.hasOutbox) return null;
  return (
    <p className="text-12 text-fg-3">
      {t('account.outboxHint')}{' '}
      <a href="/outbox" target="_blank" rel="noopener" className="font-semibold text-accent underline">
        {t('account.outbox')}
      </a>
    </p>
  );
}
