import type { ArgumentsOf, CallSpec, StepUpProof } from '@candor/api';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { HoldWarning } from './HoldWarning.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import { type GuardedCallOptions, useGuardedCall } from './use-guarded-call.tsx';
import { useSafety } from './use-safety.ts';

/** The fields of a call without its proofs, the login password being one. */
type Wish<C> = Omit<ArgumentsOf<C>, keyof StepUpProof | 'password'>;

interface PasswordGuardedOptions<C>
  extends Pick<GuardedCallOptions<C>, 'action' | 'isAsked' | 'confirmText' | 'onDone'> {
  readonly title: string;
  /** The meaning of the change. */
  readonly text: string;
  readonly isDestructive?: boolean;
  /** True when the change holds withdrawals, which is then shown before. */
  readonly isHolding?: boolean;
}

interface PasswordGuarded<C> {
  /** Opens the question; `subject` is the API's text of exactly this input. */
  readonly ask: (input: Wish<C>, subject: string) => void;
  readonly isBusy: boolean;
  /** To be put into the page. */
  readonly sheets: ReactNode;
}

/**
 * A change that first asks for the login password and then for the step-up. After a refusal the question returns with
 * the reason.
 */
export function usePasswordGuarded<C extends CallSpec>(
  spec: C,
  { title, text, isDestructive = false, isHolding = false, ...options }: PasswordGuardedOptions<C>,
): PasswordGuarded<C> {
  const failureText = useFailureText();
  const safety = useSafety();
  const [wish, setWish] = useState<{ readonly input: Wish<C>; readonly subject: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const guarded = useGuardedCall(spec, {
    ...options,
    summary: (
      <>
        <p className="text-14 font-semibold">{title}</p>
        <p className="mt-0.5 text-13 text-fg-2">{text}</p>
      </>
    ),
    onFailed: (failed) => {
      setError(failureText(failed));
      setIsOpen(true);
    },
  });

  function confirm(password: string): void {
    if (wish === undefined) return;
    setIsOpen(false);
    // The proof is added by the step-up, and with the password the input is whole.
    type Input = Parameters<typeof guarded.start>[0];
    void guarded.start({ ...wish.input, password } as unknown as Input, wish.subject);
  }

  const sheets = (
    <>
      <PasswordSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        confirmText={options.confirmText}
        isDestructive={isDestructive}
        isBusy={guarded.isBusy}
        error={error}
        onConfirm={confirm}
      >
        <p className="text-14 text-fg-2">{text}</p>
        {isHolding && safety.data && <HoldWarning safety={safety.data} />}
      </PasswordSheet>
      {guarded.sheet}
    </>
  );
  return {
    ask(input, subject) {
      setError(undefined);
      setWish({ input, subject });
      setIsOpen(true);
    },
    isBusy: guarded.isBusy,
    sheets,
  };
}
