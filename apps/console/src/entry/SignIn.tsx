import { beginOperatorSignIn, finishOperatorSignIn } from '@candor/api';
import { Button } from '@candor/kit/view';
import { startAuthentication } from '@simplewebauthn/browser';
import { send } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { optionsOf, useEntry } from './entry.ts';
import { EntryFrame } from './EntryFrame.tsx';

export function SignIn() {
  const t = useMessages();
  const entry = useEntry(async () => {
    const used = await startAuthentication({ optionsJSON: await optionsOf(beginOperatorSignIn) });
    return send(finishOperatorSignIn, { used: JSON.stringify(used) });
  });
  return (
    <EntryFrame title={t('console.signIn.title')} text={t('console.signIn.text')} error={entry.refusal}>
      <Button look="ink" isBusy={entry.isPending} onClick={() => entry.mutate()}>
        {t('console.signIn.act')}
      </Button>
    </EntryFrame>
  );
}
