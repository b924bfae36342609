import { type CodeChannel, type OwnCodeScene, type Safety, sendOwnCode } from '@candor/contract';
import { useState } from 'react';
import { Controller, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useSite } from '../../../hooks/use-site.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { CodeField } from '../../../ui/CodeField.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { say } from '../../../ui/Toast.tsx';
import { OutboxHint } from '../../common/sign-in/OutboxHint.tsx';
import { useProblemText } from '../../common/sign-in/use-problem-text.ts';
import { useSecretCall } from '../../common/sign-in/use-secret-call.ts';
import { useSafetyRefusal } from './use-safety-refusal.ts';

export interface OwnCodeValues extends FieldValues {
  ownCode: string;
  ownChannel: CodeChannel;
}

export interface OwnCodeBoxProps<T extends OwnCodeValues> {
  readonly form: UseFormReturn<T>;
  readonly scene: OwnCodeScene;
  readonly safety: Safety;
}

/** Where a user's own code goes first: the e-mail, if one is bound. */
export function usualChannel(safety: Safety): CodeChannel {
  return safety.email !== '' ? 'email' : 'mobile';
}

/** A code to an address that is bound already; who has two may choose between them. */
export function OwnCodeBox<T extends OwnCodeValues>({ form, scene, safety }: OwnCodeBoxProps<T>) {
  const t = useMessages();
  const problemText = useProblemText();
  const site = useSite();
  const { run } = useSecretCall();
  const own = form as unknown as UseFormReturn<OwnCodeValues>;
  const refuse = useSafetyRefusal(own, ['ownCode']);
  const channel = useWatch({ control: own.control, name: 'ownChannel' });
  const [hint, setHint] = useState<string>();

  async function sendCode(): Promise<boolean> {
    const sent = await run(sendOwnCode, { scene, channel });
    if (sent === undefined) return false;
    if (!sent.ok) {
      refuse(sent.error, 'ownCode');
      return false;
    }
    const { sentTo, validForSeconds } = sent.value;
    setHint(t('account.codeSentTo', { recipient: sentTo, minutes: String(Math.round(validForSeconds / 60)) }));
    say('success', t('notices.codeSent', { recipient: sentTo }));
    // What was wrong with an older one, or that there was none, is over.
    own.clearErrors('ownCode');
    own.setFocus('ownCode');
    return true;
  }

  return (
    <div className="flex flex-col gap-1.5">
      {safety.email !== '' && safety.phone !== '' && (
        <SegmentedControl
          label={t('safety.fields.codeFrom')}
          items={[
            { id: 'email', label: t('account.email') },
            { id: 'mobile', label: t('account.mobile') },
          ]}
          value={channel}
          onChange={(chosen) => own.setValue('ownChannel', chosen)}
          className="mb-1.5 w-[220px]"
        />
      )}
      <Controller
        control={own.control}
        name="ownCode"
        render={({ field, fieldState }) => (
          <CodeField
            // Each address has its own pause between two codes.
            key={channel}
            {...field}
            label={t('safety.fields.code', { address: channel === 'email' ? safety.email : safety.phone })}
            error={problemText(fieldState.error)}
            hint={hint}
            canSend
            onSend={sendCode}
            {...(site !== undefined && { resendSeconds: site.codeResendSeconds })}
          />
        )}
      />
      <OutboxHint />
    </div>
  );
}
