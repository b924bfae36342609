import { beginPasskey, factorChangeSubject, finishPasskey, type Safety } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { HoldWarning } from '../HoldWarning.tsx';
import { PasswordSheet } from '../PasswordSheet.tsx';
import { useGuardedCall } from '../use-guarded-call.tsx';
import { useSafetyChanged } from '../use-safety.ts';
import { makePasskey, passkeyFailure } from './make-passkey.ts';

interface AddPasskeyProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly safety: Safety;
  /** The recovery codes that came with the first factor. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** A name and the login password; then the device makes the passkey, and a factor that is there already confirms it. */
export function AddPasskey({ isOpen, onClose, safety, onCodes }: AddPasskeyProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const changed = useSafetyChanged();
  const { run, isBusy } = useSecretCall();
  const [name, setName] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const guarded = useGuardedCall(finishPasskey, {
    action: 'factor_change',
    isAsked: safety.factors.length > 0,
    summary: <p className="text-14 text-fg-2">{t('safety.passkeys.add')}</p>,
    confirmText: t('safety.passkeys.add'),
    onDone: ({ recoveryCodes }) => {
      close();
      onCodes(recoveryCodes);
      changed();
      toast('success', t('safety.passkeys.added'));
    },
    onFailed: (error) => setRefusal(failureText(error)),
  });

  function close(): void {
    setName('');
    setRefusal(undefined);
    onClose();
  }

  async function add(password: string): Promise<void> {
    setRefusal(undefined);
    const begun = await run(beginPasskey, {});
    if (begun === undefined) return;
    if (!begun.ok) return setRefusal(failureText(begun.error));
    setIsMaking(true);
    try {
      const created = await makePasskey(begun.value.options);
      await guarded.start({ created, name: name.trim(), password }, factorChangeSubject('add_passkey'));
    } catch (thrown) {
      setRefusal(t(`safety.passkeys.${passkeyFailure(thrown)}`));
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <>
      <PasswordSheet
        isOpen={isOpen}
        onClose={close}
        title={t('safety.passkeys.add')}
        confirmText={t('safety.passkeys.add')}
        isBusy={isBusy || isMaking || guarded.isBusy}
        missing={name.trim() === '' ? t('safety.passkeys.nameMissing') : undefined}
        error={refusal}
        onConfirm={(password) => void add(password)}
      >
        <p className="text-14 text-fg-2">{t('safety.passkeys.addText')}</p>
        <TextField
          label={t('safety.passkeys.name')}
          value={name}
          onChange={setName}
          placeholder={t('safety.passkeys.namePlaceholder')}
          maxLength={32}
          autoComplete="off"
        />
        <HoldWarning safety={safety} />
      </PasswordSheet>
      {guarded.sheet}
    </>
  );
}
