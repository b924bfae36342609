import { type CodeChannel, type OwnCodeScene, type Safety, sendOwnCode } from '@candor/api';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SentCodeField } from '#features/auth-fields/SentCodeField.tsx';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { useSafetyRefusal } from './use-safety-refusal.ts';

interface OwnCodeValues extends FieldValues {
  ownCode: string;
  ownChannel: CodeChannel;
}

interface OwnCodeBoxProps<T extends OwnCodeValues> {
  readonly form: UseFormReturn<T>;
  readonly scene: OwnCodeScene;
  readonly safety: Safety;
}

/** The first choice for a user's own code: the e-mail, if one is bound. */
export function usualChannel(safety: Safety): CodeChannel {
  return safety.email !== '' ? 'email' : 'mobile';
}

/** A code to an address that is bound already; a user with two may choose between them. */
export function OwnCodeBox<T extends OwnCodeValues>({ form, scene, safety }: OwnCodeBoxProps<T>) {
  const t = useMessages();
  const { run } = useSecretCall();
  const own = form as unknown as UseFormReturn<OwnCodeValues>;
  const refuse = useSafetyRefusal(own, ['ownCode']);
  const channel = useWatch({ control: own.control, name: 'ownChannel' });

  async function send() {
    const sent = await run(sendOwnCode, { scene, channel });
    if (sent?.ok) return sent.value;
    if (sent !== undefined) refuse(sent.error, 'ownCode');
    return undefined;
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
          className="mb-1.5 w-[13.75rem] max-w-full"
        />
      )}
      <SentCodeField
        form={own}
        name="ownCode"
        label={t('safety.fields.code', { address: channel === 'email' ? safety.email : safety.phone })}
        address={channel}
        send={send}
      />
    </div>
  );
}
