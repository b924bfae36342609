import { type CallError, getPasskeyOptions, loginByPasskey } from '@candor/api';
import { SkeletonBlock } from '@candor/kit/view';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { answerOfPasskey } from '#features/safety/step-up/passkey.ts';
import { hasPasskeys, passkeyFailure } from '#features/safety/passkeys/make-passkey.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

interface PasskeySignInProps {
  readonly staysLoggedIn: boolean;
  readonly onToken: (token: string) => void;
  readonly onRefused: (error: CallError) => void;
}

/** The passkey alone, without address and password; absent where the browser has none. */
export function PasskeySignIn(props: PasskeySignInProps) {
  if (!hasPasskeys()) return null;
  return (
    <TextPart part="account" skeleton={<SkeletonBlock className="h-12 rounded-control" />}>
      <PasskeyButton {...props} />
    </TextPart>
  );
}

function PasskeyButton({ staysLoggedIn, onToken, onRefused }: PasskeySignInProps) {
  const t = useMessages();
  const { run, isBusy } = useSecretCall();
  const [isAsking, setIsAsking] = useState(false);

  async function signIn(): Promise<void> {
    const options = await run(getPasskeyOptions, {});
    if (options === undefined) return;
    if (!options.ok) return onRefused(options.error);
    setIsAsking(true);
    try {
      const passkey = await answerOfPasskey(options.value.options);
      const answer = await run(loginByPasskey, { passkey, staysLoggedIn });
      if (answer?.ok) onToken(answer.value);
      else if (answer !== undefined) onRefused(answer.error);
    } catch (thrown) {
      toast('error', t(`safety.passkeys.${passkeyFailure(thrown)}`));
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <Button
      look="soft"
      isWide
      isBusy={isBusy || isAsking}
      icon={<Fingerprint aria-hidden className="size-[1.125rem]" />}
      onClick={() => void signIn()}
    >
      {t('safety.signIn.passkey')}
    </Button>
  );
}
