import type { StepUpAction, StepUpProof } from '@candor/api';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CallError } from '../../../brain/call-error.ts';
import { TextPart } from '../../../i18n/TextPart.tsx';

export interface StepUpSheetProps {
  readonly isOpen: boolean;
  /** By swipe, scrim or Esc, and once the call has been answered. */
  readonly onClose: () => void;
  readonly action: StepUpAction;
  /** From the API's subject function, of exactly what `onProven` will send. */
  readonly subject: string;
  /** What is being confirmed, every figure. */
  readonly summary: ReactNode;
  /** On the button; “Confirm” when absent. */
  readonly confirmText?: string;
  /** Sends the real call: answers why it was not done, or `undefined` when it was. See `useProvenCommand`. */
  readonly onProven: (proof: StepUpProof) => Promise<CallError | undefined>;
}

const StepUpPanel = lazy(() => import('./StepUpPanel.tsx').then((m) => ({ default: m.StepUpPanel })));

/**
 * Asks for the pay password and a second factor, whatever the server wants for this action, within a minute. A proof that
 * is not accepted is shown here and typed again; when the call itself fails the sheet closes and its owner says why.
 * Its code comes when the first one opens.
 */
export function StepUpSheet(props: StepUpSheetProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <TextPart part="account" skeleton={<></>}>
      <Suspense>
        <StepUpPanel {...props} />
      </Suspense>
    </TextPart>
  );
}
