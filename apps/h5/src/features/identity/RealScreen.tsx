import type { ScreenProps } from '#app/screen.ts';
import { RealPage } from './RealPage.tsx';
import { ViewsPage } from './views/ViewsPage.tsx';

/**
 * pages/setting/real: the verification of an identity. With `views` it is the list of those who viewed the documents. `from=withdraw` leads back to a withdrawal.
 */
export function RealScreen({ params }: ScreenProps) {
  return params.views === undefined ? <RealPage isOnTheWay={params.from === 'withdraw'} /> : <ViewsPage />;
}
