import type { ScreenProps } from '#app/screen.ts';
import { RealPage } from './RealPage.tsx';
import { ViewsPage } from './views/ViewsPage.tsx';

/**
 * pages/setting/real: the verification of an identity. With `views` it is the list of those who viewed the documents.
 */
export function RealScreen({ params }: ScreenProps) {
  return params.views === undefined ? <RealPage /> : <ViewsPage />;
}
