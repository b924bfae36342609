import { Empty } from '@candor/kit/view';
import { MapPinned, MapPinOff, Navigation } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Row } from '#ui/Row.tsx';
import { Group } from '#ui/Group.tsx';
import { Distance } from './Distance.tsx';
import { appleMapsLink, geoLink, openStreetMapLink, type Place, placeFrom } from './place.ts';
import { PlaceCard } from './PlaceCard.tsx';

/**
 * pages/system/open-location: a place given by `latitude`, `longitude`, `name` and `address`; how far it is, and the ways to
 * a map of it.
 */
export function OpenLocationScreen({ params }: ScreenProps) {
  const t = useMessages();
  const place = placeFrom(params);
  return (
    <Page title={t('common.titles.location')}>
      {place === undefined ? (
        <Empty
          icon={<MapPinOff />}
          title={t('places.bad')}
          text={t('places.badText')}
          action={
            <Button look="soft" size="small" onClick={() => redirectTo('/pages/system/choose-location')}>
              {t('places.chooseOther')}
            </Button>
          }
        />
      ) : (
        <Ways place={place} />
      )}
    </Page>
  );
}

function Ways({ place }: { readonly place: Place }) {
  const t = useMessages();
  // Links to the outside go through the notice that shows the target.
  const leave = (url: string) => navigateTo('/pages/common/webView', { url });
  return (
    <div className="flex flex-col gap-5 px-4 pt-2 pb-[calc(var(--safe-bottom)+1.5rem)]">
      <PlaceCard place={place} />
      <Distance to={place} />
      <a
        href={geoLink(place)}
        className="press inline-flex h-12 items-center justify-center gap-2 rounded-control bg-ink px-5 text-15 font-semibold text-on-ink"
      >
        <Navigation aria-hidden className="size-4" />
        {t('places.openInApp')}
      </a>
      <Group title={t('places.elsewhere')}>
        <Row
          icon={<MapPinned strokeWidth={1.75} />}
          label={t('places.osm')}
          onPress={() => leave(openStreetMapLink(place))}
        />
        <Row
          icon={<MapPinned strokeWidth={1.75} />}
          label={t('places.apple')}
          onPress={() => leave(appleMapsLink(place))}
        />
      </Group>
    </div>
  );
}
