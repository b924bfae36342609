import type { ScreenProps } from '#app/screen.ts';
import { RealPage } from './RealPage.tsx';
import { ViewsPage } from './views/ViewsPage.tsx';

/** pages/setting/real: who somebody is. With `views` it is the list of who looked at the documents. */
export function RealScreen({ params }: ScreenProps) {
  return params.views === undefined ? <RealPage /> : <ViewsPage />;
}
