import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { MyCopying } from './mine/MyCopying.tsx';

/** pages/copytrade/my. `tab`: traders, feed or lead. */
export function MyCopyingScreen({ params }: ScreenProps) {
  const t = useMessages();
  return (
    <Page title={t('common.titles.myCopies')}>
      <TextPart part={['copy', 'contract']}>
        <MyCopying asked={params.tab} />
      </TextPart>
    </Page>
  );
}
