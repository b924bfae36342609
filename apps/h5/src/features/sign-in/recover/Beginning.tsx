import type { CallError } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { DoorClosed, LogIn } from 'lucide-react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { toLogin } from './to-login.ts';

/** Opened without a login before it, or open for longer than its token is good for. */
export function BeginAtLogin() {
  const t = useMessages();
  return (
    <Page title={t('recovery.title')}>
      <div className="pt-10">
        <Empty
          icon={<LogIn />}
          title={t('recovery.unknown.title')}
          text={t('recovery.unknown.text')}
          action={<ToLogin />}
        />
      </div>
    </Page>
  );
}

interface BeginFailedProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

/** A refusal with its remedy; a lost answer is requested again. */
export function BeginFailed({ error, onRetry }: BeginFailedProps) {
  const t = useMessages();
  const failureText = useFailureText();
  if (error.code === 'recovery_expired') return <BeginAtLogin />;
  if (error.failure.kind !== 'refused') {
    return (
      <Page title={t('recovery.title')}>
        <div className="px-4 pt-4">
          <Failure error={error} onRetry={onRetry} />
        </div>
      </Page>
    );
  }
  return (
    <Page title={t('recovery.title')}>
      <div role="alert" className="pt-10">
        <Empty
          icon={<DoorClosed />}
          title={failureText(error)}
          action={
            error.code === 'account_frozen' ? (
              <Button look="soft" size="medium" onClick={() => redirectTo('/pages/setting/unfreeze')}>
                {t('safety.unfreeze.title')}
              </Button>
            ) : (
              <ToLogin />
            )
          }
        />
      </div>
    </Page>
  );
}

function ToLogin() {
  const t = useMessages();
  return (
    <Button look="soft" size="medium" onClick={() => toLogin()}>
      {t('recovery.toLogin')}
    </Button>
  );
}
