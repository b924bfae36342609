import type { StepUp } from '@candor/api';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { clock } from '#client/read.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { FactorField } from './FactorField.tsx';
import { PayPasswordField } from './PayPasswordField.tsx';
import { ProofNote } from './ProofNote.tsx';
import { isTyped, wayOf, waysOf } from './proof-form.ts';
import type { Proving } from './use-proving.ts';

interface ProofFieldsProps {
  readonly stepUp: StepUp;
  readonly proving: Proving;
  readonly confirmText: string | undefined;
  /** Known before anything was tried. */
  readonly payLockedUntilMs: number | undefined;
  readonly onAskAgain: () => void;
  /** Before another page opens. */
  readonly onLeave: () => void;
}

/** The fields, their minute, and the one button. The last digit sends. */
export function ProofFields({ stepUp, proving, confirmText, payLockedUntilMs, onAskAgain, onLeave }: ProofFieldsProps) {
  const t = useMessages();
  const payInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  useNow(500);
  const nowMs = clock.serverNow();
  const { form, isBusy, error } = proving;
  const offered = waysOf(stepUp);
  const way = wayOf(form, offered);
  const failure = error?.failure;
  const refusedUntilMs = failure?.kind === 'refused' ? failure.untilMs : undefined;
  const lockedUntilMs = Math.max(payLockedUntilMs ?? 0, refusedUntilMs ?? 0);
  const isLocked = lockedUntilMs > nowMs;
  const isSpent = proving.refusedFor === 'step_up_expired' || proving.refusedFor === 'step_up_differs';
  const isOver = !isBusy && (isSpent || nowMs >= stepUp.expiresAtMs);
  const isShut = isLocked || isOver || isBusy;
  const asksPay = stepUp.methods.includes('pay_password');
  const onlyNeedsButton = way === 'passkey' || way === undefined;
  const firstEmpty = asksPay && form.payPassword === '' ? payInput : codeInput;
  const isRefused = error !== undefined && !isShut;
  useEffect(() => {
    // The shut fields of a refused proof lost the focus; the first empty one gets it again.
    if (isRefused) firstEmpty.current?.focus();
  }, [isRefused, firstEmpty]);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        proving.prove(form, way);
      }}
    >
      {asksPay && (
        <PayPasswordField
          value={form.payPassword}
          isWrong={proving.refusedFor === 'pay_password_wrong'}
          isDisabled={isShut}
          onChange={(payPassword) => proving.change({ ...form, payPassword })}
          onComplete={() => codeInput.current?.focus()}
          inputRef={payInput}
          onLeave={onLeave}
        />
      )}
      <FactorField
        form={form}
        way={way}
        offered={offered}
        inputRef={codeInput}
        isWrong={proving.refusedFor === 'second_factor_wrong'}
        isDisabled={isShut}
        onChange={proving.change}
        onComplete={(code) => proving.prove({ ...form, code }, way)}
      />
      <ProofNote
        isOver={isOver}
        lockedForMs={isLocked ? lockedUntilMs - nowMs : undefined}
        leftMs={stepUp.expiresAtMs - nowMs}
        error={error}
        isPasskeyRefused={proving.isPasskeyRefused}
      />
      {isOver ? (
        <Button
          isWide
          onClick={() => {
            proving.change(form);
            onAskAgain();
          }}
        >
          {t('stepUp.askAgain')}
        </Button>
      ) : (
        <Button
          type="submit"
          isWide
          isBusy={isBusy}
          isDisabled={isLocked || !isTyped(form, stepUp, way)}
          icon={onlyNeedsButton && way === 'passkey' ? <Fingerprint aria-hidden className="size-5" /> : undefined}
        >
          {confirmText ?? t('common.confirm')}
        </Button>
      )}
    </form>
  );
}
