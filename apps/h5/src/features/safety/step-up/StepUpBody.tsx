import { type CallError, getSafety } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { Failure } from '#ui/Failure.tsx';
import { ProofFields } from './ProofFields.tsx';
import { missingOf } from './proof-form.ts';
import { SetUpFirst } from './SetUpFirst.tsx';
import { useProving } from './use-proving.ts';
import { useStepUp } from './use-step-up.ts';
import type { StepUpAction, StepUpProof } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import type { ReactNode } from 'react';

export interface StepUpSheetProps {
  readonly isOpen: boolean;
  /** By swipe, scrim or Esc, and once the call has been answered. */
  readonly onClose: () => void;
  readonly action: StepUpAction;
  /** From the API's subject function, of exactly the fields that `onProven` will send. */
  readonly subject: string;
  /** The action being confirmed, with every figure. */
  readonly summary: ReactNode;
  /** On the button; “Confirm” when absent. */
  readonly confirmText?: string;
  /** Sends the real call: answers why it was not done, or `undefined` when it was. See `useProvenCommand`. */
  readonly onProven: (proof: StepUpProof) => Promise<CallError | undefined>;
}

interface StepUpBodyProps
  extends Pick<StepUpSheetProps, 'isOpen' | 'action' | 'subject' | 'summary' | 'confirmText' | 'onProven'> {
  readonly onDone: () => void;
}

/** The action and its proofs; or the factors that have to be set up before. */
export function StepUpBody({ isOpen, action, subject, summary, confirmText, onProven, onDone }: StepUpBodyProps) {
  // Read anew each time: a missing factor may have been set up on another page a moment ago.
  const safety = useCall(getSafety, {}, { staleMs: 0 });
  const begun = useStepUp(isOpen, { action, subject });
  const proving = useProving({ stepUp: begun.stepUp, onProven, onDone });
  if (safety.state === 'failed') return <Failure error={safety.error} onRetry={safety.retry} />;
  if (begun.error !== undefined) return <Failure error={begun.error} onRetry={begun.askAgain} />;
  if (safety.state !== 'ready') return <StepUpSkeleton />;
  const { hasPayPassword, payPasswordLockedUntilMs, factors } = safety.data;
  const has = { payPassword: hasPayPassword, factor: factors.length > 0 };
  const missing = missingOf(action, has, proving.refusedFor);
  if (missing !== undefined) return <SetUpFirst missing={missing} onLeave={onDone} />;
  if (begun.stepUp === undefined) return <StepUpSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-tile bg-inset px-3 py-2">{summary}</div>
      <ProofFields
        stepUp={begun.stepUp}
        proving={proving}
        confirmText={confirmText}
        payLockedUntilMs={begun.stepUp.methods.includes('pay_password') ? payPasswordLockedUntilMs : undefined}
        onAskAgain={begun.askAgain}
        onLeave={onDone}
      />
    </div>
  );
}

function StepUpSkeleton() {
  return (
    <Skeleton
      className="gap-4"
      blocks={[
        'h-20 w-full rounded-tile!',
        'h-3 w-24',
        'h-13 w-full rounded-field!',
        'h-3 w-24',
        'h-13 w-full rounded-field!',
        'h-12 w-full rounded-control!',
      ]}
    />
  );
}
