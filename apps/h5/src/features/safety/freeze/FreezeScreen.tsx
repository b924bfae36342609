import { freezeAccount } from '@candor/api';
import { Empty, Note } from '@candor/kit/view';
import { CandlestickChart, HandCoins, KeyRound, type LucideIcon, MonitorOff, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { endSession, redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { Points } from '../Points.tsx';

const effects: readonly (readonly [LucideIcon, MessageKey])[] = [
  [MonitorOff, 'safety.freeze.effects.sessions'],
  [KeyRound, 'safety.freeze.effects.keys'],
  [HandCoins, 'safety.freeze.effects.funds'],
  [CandlestickChart, 'safety.freeze.effects.orders'],
];

/** The actions that a freeze stops, and those that it leaves alone. */
function FreezeEffects() {
  const t = useMessages();
  return <Points points={effects.map(([icon, text]) => ({ icon, text: t(text) }))} />;
}

type Progress = { readonly state: 'asking' | 'frozen' } | { readonly state: 'failed'; readonly why: string };

/**
 * pages/setting/freeze: signed in, or by the link of a security mail (`token`), which works for anybody with the mail.
 */
export function FreezeScreen({ params }: ScreenProps) {
  const { token } = params;
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const failureText = useFailureText();
  const { run, isBusy } = useSecretCall();
  const [isSure, setIsSure] = useState(false);
  const [progress, setProgress] = useState<Progress>({ state: 'asking' });

  async function freeze(): Promise<void> {
    const answer = await run(freezeAccount, token === undefined ? {} : { token });
    if (answer === undefined) return;
    setIsSure(false);
    if (!answer.ok) return setProgress({ state: 'failed', why: failureText(answer.error) });
    // With a token from a link the signed-in user may be another one; the next call shows if the session has ended.
    if (token === undefined) endSession();
    setProgress({ state: 'frozen' });
  }

  if (progress.state === 'frozen') return <Frozen />;
  if (token === undefined && !isSignedIn) {
    return (
      <Page title={t('safety.freeze.title')}>
        <SignedOut />
      </Page>
    );
  }
  return (
    <Page
      title={t('safety.freeze.title')}
      footer={
        <Button look="danger" isWide isBusy={isBusy} onClick={() => setIsSure(true)}>
          {t('safety.freeze.submit')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-4 pt-2 pb-6">
        <p className="text-14 text-fg-2">{t(token === undefined ? 'safety.freeze.text' : 'safety.freeze.linkText')}</p>
        {progress.state === 'failed' && <Note tone="danger">{progress.why}</Note>}
        <FreezeEffects />
      </div>
      <AlertDialog
        isOpen={isSure}
        onClose={() => setIsSure(false)}
        title={t('safety.freeze.question')}
        confirmText={t('safety.freeze.submit')}
        onConfirm={() => void freeze()}
        isBusy={isBusy}
        isDestructive
      >
        {t('safety.freeze.questionText')}
      </AlertDialog>
    </Page>
  );
}

function Frozen() {
  const t = useMessages();
  return (
    <Page title={t('safety.freeze.title')}>
      <div className="pt-10">
        <Empty
          icon={<Snowflake />}
          title={t('safety.freeze.done')}
          text={t('safety.freeze.doneText')}
          action={
            <Button look="soft" size="medium" onClick={() => redirectTo('/pages/setting/unfreeze')}>
              {t('safety.freeze.unfreeze')}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
