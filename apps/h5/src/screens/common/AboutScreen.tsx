import type { ScreenProps } from '../../routes.ts';
import { DocumentPage } from './content/DocumentPage.tsx';

/** pages/common/aboutus. */
export function AboutScreen(_props: ScreenProps) {
  return <DocumentPage name="about" />;
}
