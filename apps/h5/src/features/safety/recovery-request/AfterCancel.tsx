import { KeyRound, ShieldCheck, Snowflake } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Card } from '#ui/Card.tsx';
import { Row } from '#ui/Row.tsx';

/** It is cancelled; the person behind it still has the password, so changing that is next. */
export function AfterCancel({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const t = useMessages();
  return (
    <Card className="p-4 pb-1">
      <div role="status">
        <h2 className="flex gap-2.5 text-15 font-semibold">
          <ShieldCheck aria-hidden className="mt-px size-5 shrink-0 text-good" strokeWidth={1.75} />
          {t('recovery.cancel.done')}
        </h2>
        <p className="mt-1 text-13 text-fg-2">{t('recovery.cancel.doneText')}</p>
      </div>
      <p className="mt-3 text-14 font-semibold">{t('recovery.cancel.advice')}</p>
      <p className="mt-0.5 text-13 text-fg-2">{t('recovery.cancel.adviceText')}</p>
      {!isSignedIn && <p className="mt-2 text-13 text-fg-2">{t('recovery.cancel.freezeByMail')}</p>}
      <div className="mt-3 divide-y divide-line border-t border-line">
        <Row
          icon={<KeyRound strokeWidth={1.75} />}
          label={t('recovery.cancel.changePassword')}
          onPress={() =>
            isSignedIn
              ? navigateTo('/pages/setting/password')
              : navigateTo('/pages/common/register', { mode: 'forget' })
          }
        />
        {isSignedIn && (
          <Row
            icon={<Snowflake strokeWidth={1.75} />}
            label={t('safety.rows.freeze')}
            onPress={() => navigateTo('/pages/setting/freeze')}
          />
        )}
      </div>
    </Card>
  );
}
