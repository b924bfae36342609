import { type ArgumentsOf, type CallError, loginUser } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { useState } from 'react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { EntryPage } from './EntryPage.tsx';
import { type FactorProof, FactorStep } from './FactorStep.tsx';
import { isOfFactor } from '#features/auth-fields/refusals.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

interface SecondStepProps {
  /** The correct input so far; in memory only. */
  readonly input: ArgumentsOf<typeof loginUser>;
  readonly onToken: (token: string) => void;
  /** Refused for something else than the factor. */
  readonly onRefused: (error: CallError) => void;
  readonly onBack: () => void;
  /** For users who have lost every second factor. */
  readonly onLost: () => void;
}

/** The login once more, with the second factor. */
export function SecondStep(props: SecondStepProps) {
  const t = useMessages();
  return (
    <TextPart
      part="account"
      skeleton={
        <EntryPage title={t('entry.welcomeBack')} text={t('entry.loginText')}>
          <Skeleton blocks={['h-13 rounded-field']} />
        </EntryPage>
      }
    >
      <FactorPage {...props} />
    </TextPart>
  );
}

function FactorPage({ input, onToken, onRefused, onBack, onLost }: SecondStepProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const { run, isBusy } = useSecretCall();
  const [error, setError] = useState<string>();

  async function prove(proof: FactorProof): Promise<void> {
    setError(undefined);
    const answer = await run(loginUser, { ...input, ...proof });
    if (answer === undefined) return;
    if (answer.ok) return onToken(answer.value);
    if (isOfFactor(answer.error)) setError(failureText(answer.error));
    else onRefused(answer.error);
  }

  return (
    <EntryPage title={t('safety.signIn.title')} text={t('safety.signIn.text')}>
      <FactorStep
        onProof={(proof) => void prove(proof)}
        onBack={onBack}
        onLost={onLost}
        isBusy={isBusy}
        submitText={t('common.logIn')}
        error={error}
      />
    </EntryPage>
  );
}
