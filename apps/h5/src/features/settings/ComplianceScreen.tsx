import type { ScreenProps } from '#app/screen.ts';
import { DocumentPage } from '#features/help/DocumentPage.tsx';

/** pages/setting/operational_compliance. */
export function ComplianceScreen(_props: ScreenProps) {
  return <DocumentPage name="compliance" />;
}
