import { TextPart } from '#i18n/TextPart.tsx';
import type { ScreenProps } from '#app/screen.ts';
import { RealSkeletonPage } from '../RealSkeleton.tsx';
import { RealMarkPage } from './RealMarkPage.tsx';

/** pages/setting/real_mark: where an answer of type 998 leads. `from` is the page on which something was tried. */
export function RealMarkScreen({ params }: ScreenProps) {
  return (
    <TextPart part="account" skeleton={<RealSkeletonPage />}>
      <RealMarkPage tried={params.from === '/pages/fund/withdraw' ? 'withdraw' : 'other'} />
    </TextPart>
  );
}
