import { proveRecoveryAddress, sendRecoveryCode } from '@candor/api';
import { CircleCheck } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField, codeDigits } from '#ui/CodeField.tsx';
import { toast } from '#ui/Toast.tsx';
import { OutboxHint } from '#features/auth-fields/OutboxHint.tsx';
import { RecoverFrame } from './RecoverFrame.tsx';
import type { stepsOf } from './stage.ts';
import type { OpenRequest } from './use-recovery.ts';
import { useRequestCall } from './use-request-call.ts';

interface CodeStageProps {
  readonly request: OpenRequest;
  readonly steps: ReturnType<typeof stepsOf>;
  readonly stage: 'email' | 'phone';
}

/** A code to the address or number that is bound. */
export function CodeStage({ request, steps, stage }: CodeStageProps) {
  const t = useMessages();
  const formId = useId();
  const site = useSite();
  const input = useRef<HTMLInputElement>(null);
  const { row, token, take } = request;
  const sending = useRequestCall(request);
  const proving = useRequestCall(request);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [hint, setHint] = useState<string>();
  const address = row[stage];
  const channel = stage === 'email' ? 'email' : 'mobile';

  function forgive(): void {
    setProblem(undefined);
    sending.clearError();
    proving.clearError();
  }

  async function sendCode(): Promise<boolean> {
    forgive();
    const sent = await sending.send(sendRecoveryCode, { token, channel });
    if (sent === undefined) return false;
    const { sentTo: recipient, validForSeconds } = sent;
    setHint(t('account.codeSentTo', { recipient, minutes: String(Math.round(validForSeconds / 60)) }));
    toast('success', t('notices.codeSent', { recipient }));
    input.current?.focus();
    return true;
  }

  async function prove(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    forgive();
    if (code.length !== codeDigits) return setProblem(t('account.problems.codeSixDigits'));
    const proven = await proving.send(proveRecoveryAddress, { token, channel, code });
    if (proven !== undefined) take(proven);
  }

  return (
    <RecoverFrame
      steps={steps}
      title={t(`recovery.codes.${stage}`)}
      text={t('recovery.codes.text', { address })}
      footer={
        <Button type="submit" form={formId} isWide isBusy={proving.isBusy}>
          {t('common.confirm')}
        </Button>
      }
    >
      {stage === 'phone' && row.isEmailProven && (
        <p className="flex items-center gap-2 text-13">
          <CircleCheck aria-hidden className="size-[1.125rem] shrink-0 text-good" strokeWidth={1.75} />
          {t('recovery.codes.proven', { address: row.email })}
        </p>
      )}
      <form id={formId} noValidate className="flex flex-col gap-1.5" onSubmit={(event) => void prove(event)}>
        <CodeField
          ref={input}
          label={t('safety.fields.code', { address })}
          value={code}
          onChange={(text) => {
            forgive();
            setCode(text);
          }}
          error={problem ?? sending.error ?? proving.error}
          hint={hint}
          canSend
          onSend={sendCode}
          {...(site !== undefined && { resendSeconds: site.codeResendSeconds })}
        />
        <OutboxHint />
      </form>
    </RecoverFrame>
  );
}
