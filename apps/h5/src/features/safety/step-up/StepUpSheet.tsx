import { lazy, Suspense, useState } from 'react';
import { TextPart } from '#i18n/TextPart.tsx';
import type { StepUpSheetProps } from './StepUpBody.tsx';

const StepUpPanel = lazy(() => import('./StepUpPanel.tsx').then((m) => ({ default: m.StepUpPanel })));

/**
 * Asks for the pay password and a second factor, as the server requires for this action, within a minute. A refused
 * proof is shown here and typed again; when the call itself fails the sheet closes and its owner shows the reason. Its
 * code comes when the first one opens.
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
