import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { Sheet } from '#ui/Sheet.tsx';

interface PasswordSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly confirmText: string;
  readonly isDestructive?: boolean;
  readonly isBusy: boolean;
  /** Other fields that have to be filled in first, in words. */
  readonly missing?: string | undefined;
  /** The reason that the password was refused, in words. */
  readonly error: string | undefined;
  readonly onConfirm: (loginPassword: string) => void;
  /** A description of the change, and more fields. */
  readonly children: ReactNode;
}

/** Asks for the login password before a change; the typed text is gone when it closes. */
export function PasswordSheet(props: PasswordSheetProps) {
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      {props.isOpen && <PasswordForm {...props} />}
    </Sheet>
  );
}

function PasswordForm({ confirmText, isDestructive, isBusy, missing, error, onConfirm, children }: PasswordSheetProps) {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTouched(false);
        onConfirm(password);
      }}
    >
      {children}
      <PasswordField
        label={t('safety.fields.loginPassword')}
        value={password}
        onChange={(typed) => {
          setIsTouched(true);
          setPassword(typed);
        }}
        autoComplete="current-password"
        maxLength={256}
        // A refusal belongs to the sent password, not to later typing.
        error={isTouched ? undefined : error}
      />
      <Button
        type="submit"
        isWide
        look={isDestructive ? 'danger' : 'ink'}
        isBusy={isBusy}
        isDisabled={missing !== undefined || password === ''}
        reason={missing ?? t('safety.fields.passwordMissing')}
      >
        {confirmText}
      </Button>
    </form>
  );
}
