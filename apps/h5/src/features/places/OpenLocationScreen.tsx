import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { OpenLocation } from './OpenLocation.tsx';
import { placeFrom } from './place.ts';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';

/** pages/system/open-location: a place given by `latitude`, `longitude`, `name` and `address`. */
export function OpenLocationScreen({ params }: ScreenProps) {
  const t = useMessages();
  return (
    <Page title={t('common.titles.location')}>
      <TextPart part="account" skeleton={<PlaceSkeleton />}>
        <OpenLocation place={placeFrom(params)} />
      </TextPart>
    </Page>
  );
}
