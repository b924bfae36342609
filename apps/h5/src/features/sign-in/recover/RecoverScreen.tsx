import { TextPart } from '#i18n/TextPart.tsx';
import type { ScreenProps } from '#app/screen.ts';
import { RecoverPage } from './RecoverPage.tsx';
import { RecoverSkeleton } from './RecoverSkeleton.tsx';

/** pages/common/recover: for who has lost every second factor; the login's second step leads here. */
export function RecoverScreen(_props: ScreenProps) {
  return (
    <TextPart part="account" skeleton={<RecoverSkeleton />}>
      <RecoverPage />
    </TextPart>
  );
}
