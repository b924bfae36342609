import { IconButton } from '@candor/kit/view';
import { Copy } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { useShare } from '#features/help/use-share.ts';
import { DegreeNet } from './DegreeNet.tsx';
import { coordinatesText, type Place } from './place.ts';
import { useDegreesText } from './use-degrees-text.ts';

/** A place, drawn and in words. */
export function PlaceCard({ place }: { readonly place: Place }) {
  const t = useMessages();
  const { copy } = useShare();
  const { latitude, longitude } = useDegreesText()(place);
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface">
      <DegreeNet at={place} />
      <div className="p-4">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="text-18 font-semibold break-words">{place.name === '' ? t('places.noName') : place.name}</h2>
            {place.address !== '' && <p className="mt-0.5 text-14 break-words text-fg-2">{place.address}</p>}
          </div>
          <IconButton
            label={t('places.copy')}
            icon={<Copy aria-hidden />}
            size={18}
            className="mt-1 text-fg-3"
            onClick={() => void copy(coordinatesText(place))}
          />
        </div>
        <div className="mt-3 border-t border-line pt-2">
          <Facts>
            <Fact label={t('places.latitude')}>{latitude}</Fact>
            <Fact label={t('places.longitude')}>{longitude}</Fact>
          </Facts>
        </div>
      </div>
    </article>
  );
}
