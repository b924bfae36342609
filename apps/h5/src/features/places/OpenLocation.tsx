import { MapPinned, MapPinOff, Navigation } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Row } from '#ui/Row.tsx';
import { Group } from '#features/settings/Group.tsx';
import { Distance } from './Distance.tsx';
import { appleMapsLink, geoLink, openStreetMapLink, type Place } from './place.ts';
import { PlaceCard } from './PlaceCard.tsx';

/** The place, how far it is, and the ways to a map of it. */
export function OpenLocation({ place }: { readonly place: Place | undefined }) {
  const t = useMessages();
  if (place === undefined) {
    return (
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
    );
  }
  // Outside is left by the notice that says where one goes.
  const leave = (url: string) => navigateTo('/pages/common/webView', { url });
  return (
    <div className="flex flex-col gap-5 px-4 pt-2 pb-[calc(var(--safe-bottom)+24px)]">
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
