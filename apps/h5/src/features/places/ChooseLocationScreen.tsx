import { useMessages } from '#i18n/use-messages.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { ChooseLocation } from './ChooseLocation.tsx';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';

/**
 * pages/system/choose-location: a place that another page asks for. `redirect` names that page; it opens with the params of
 * the place, `latitude`, `longitude`, `name` and `address`. Without one the place itself is shown.
 */
export function ChooseLocationScreen({ params }: ScreenProps) {
  const t = useMessages();
  return (
    <TextPart
      part="account"
      skeleton={
        <Page title={t('common.titles.location')}>
          <PlaceSkeleton />
        </Page>
      }
    >
      <ChooseLocation params={params} />
    </TextPart>
  );
}
