import type { ScreenProps } from '#app/screen.ts';
import { DocumentPage } from './DocumentPage.tsx';

/** pages/common/aboutus. */
export function AboutScreen(_props: ScreenProps) {
  return <DocumentPage name="about" />;
}
