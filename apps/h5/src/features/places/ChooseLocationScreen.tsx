import { TextField } from '@candor/kit/view';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { hrefOf, type Params, pathOf, redirectTarget } from '#client/navigation.ts';
import { routeAt } from '#app/route-table.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { DegreeNet } from './DegreeNet.tsx';
import { type PlaceForm, readPlace } from './place-form.ts';
import { coordinatesText, paramsOf, placeFrom, placeTextMax } from './place.ts';
import { PositionProblemNote } from './PositionProblemNote.tsx';
import { usePosition } from './use-position.ts';

const shownPath = '/pages/system/open-location';

/**
 * pages/system/choose-location: a place that another page requests: the device's position, or a typed one. `redirect`
 * names that page; it opens with the params of the place, `latitude`, `longitude`, `name` and `address`. Without one
 * the place itself is shown.
 */
export function ChooseLocationScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [form, setForm] = useState<PlaceForm>(() => formFrom(params));
  const [left, setLeft] = useState(false);
  const { position, ask } = usePosition((at) => setForm((now) => ({ ...now, coordinates: coordinatesText(at) })));
  const { at, place, problems } = readPlace(form);
  const problemText = (field: keyof PlaceForm) =>
    problems[field] && t(`places.problems.${problems[field]}`, { most: String(placeTextMax) });
  // Missing parts are shown at the button; a fault at the field, once it was left.
  const isSaid = left && problems.coordinates !== 'missing';
  const field = (name: keyof PlaceForm) => ({
    name,
    value: form[name],
    onChange: (text: string) => setForm({ ...form, [name]: text }),
    autoComplete: 'off',
  });
  return (
    <Page
      title={t('places.chooseTitle')}
      footer={
        <Button
          isWide
          isDisabled={place === undefined}
          reason={problemText('coordinates')}
          onClick={() => place !== undefined && redirectTo(hrefOf(askedBy(params), paramsOf(place)))}
        >
          {t('places.use')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-4 pt-2 pb-6">
        {at !== undefined && (
          <div className="overflow-hidden rounded-card border border-line">
            <DegreeNet at={at} />
          </div>
        )}
        <section className="flex flex-col gap-2">
          <Button
            look="soft"
            isWide
            icon={<LocateFixed aria-hidden className="size-4" />}
            isBusy={position.state === 'asking'}
            onClick={ask}
          >
            {t(position.state === 'asking' ? 'places.finding' : 'places.here')}
          </Button>
          {position.state === 'known' && (
            <p role="status" className="text-12 text-fg-2 tabular-nums">
              {t('places.foundWithin', { metres: String(position.withinMetres) })}
            </p>
          )}
          {position.state === 'failed' && <PositionProblemNote because={position.because} />}
          {(position.state === 'not_asked' || position.state === 'asking') && (
            <p className="text-12 text-fg-3">{t('places.hereText')}</p>
          )}
        </section>
        <p className="flex items-center gap-3 text-12 text-fg-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('places.or')}
        </p>
        <TextField
          {...field('coordinates')}
          label={t('places.coordinates')}
          hint={t('places.coordinatesHint')}
          error={isSaid ? problemText('coordinates') : undefined}
          onBlur={() => setLeft(true)}
          placeholder="21.0285, 105.8542"
        />
        <TextField
          {...field('name')}
          label={t('places.name')}
          placeholder={t('places.namePlaceholder')}
          error={problemText('name')}
        />
        <TextField {...field('address')} label={t('places.address')} error={problemText('address')} />
      </div>
    </Page>
  );
}

/** A place that was chosen before is there to be changed. */
function formFrom(params: Params): PlaceForm {
  const place = placeFrom(params);
  if (place !== undefined) return { ...place, coordinates: coordinatesText(place) };
  return { name: params.name ?? '', address: params.address ?? '', coordinates: '' };
}

/** Only our own pages are ever opened. */
function askedBy({ redirect }: Params): string {
  if (redirect === undefined || routeAt(pathOf(redirect)) === undefined) return shownPath;
  return redirectTarget(redirect);
}
