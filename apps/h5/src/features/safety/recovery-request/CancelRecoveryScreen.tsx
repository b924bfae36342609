import { Empty, Note } from '@candor/kit/view';
import { ShieldQuestionMark } from 'lucide-react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { AfterCancel } from './AfterCancel.tsx';
import { useCancelRecovery } from './use-cancel-recovery.ts';

/** No such request, or no such link: another try would change nothing. */
const isFinal: ReadonlySet<string> = new Set(['recovery_not_open', 'recovery_link_invalid']);

/**
 * pages/setting/cancelRecovery: by the link of a mail (`token`), which works for anybody with the mail, or signed in.
 * Nothing is cancelled by opening it: programs that scan mails open every link.
 */
export function CancelRecoveryScreen({ params }: ScreenProps) {
  const { token } = params;
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const { cancel, isBusy, isCancelled, error } = useCancelRecovery(token);
  const failureText = useFailureText();
  const title = t('recovery.cancel.title');
  if (isCancelled) {
    return (
      <Page title={title}>
        <div className="px-4 pt-2">
          <AfterCancel isSignedIn={isSignedIn} />
        </div>
      </Page>
    );
  }
  if (token === undefined && !isSignedIn) {
    return (
      <Page title={title}>
        <SignedOut />
      </Page>
    );
  }
  if (error !== undefined && isFinal.has(error.code)) {
    return (
      <Page title={title}>
        <div role="alert" className="pt-10">
          <Empty
            icon={<ShieldQuestionMark />}
            title={failureText(error)}
            text={t('recovery.cancel.lookText')}
            action={
              <Button look="soft" size="medium" onClick={() => redirectTo('/pages/setting/security')}>
                {t('recovery.cancel.look')}
              </Button>
            }
          />
        </div>
      </Page>
    );
  }
  return (
    <Page
      title={title}
      footer={
        <Button isWide isBusy={isBusy} onClick={() => void cancel()}>
          {t('recovery.cancel.submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-4 pt-2 pb-6">
        <p className="text-14">{t('recovery.cancel.text')}</p>
        {error !== undefined && <Note tone="danger">{failureText(error)}</Note>}
        <Note tone="warn" title={t('recovery.cancel.why')}>
          {t('recovery.cancel.whyText')}
        </Note>
        <Note title={t('recovery.cancel.mine')}>{t('recovery.cancel.mineText')}</Note>
        {token !== undefined && <p className="text-12 text-fg-3">{t('safety.freeze.linkText')}</p>}
      </div>
    </Page>
  );
}
