import type { ReactNode } from 'react';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { FieldsGallery } from './FieldsGallery.tsx';
import { MoneyGallery } from './MoneyGallery.tsx';
import { OverlaysGallery } from './OverlaysGallery.tsx';
import { StatesGallery } from './StatesGallery.tsx';
import { samples } from './samples.ts';

const parts: Readonly<Record<string, ReactNode>> = {
  states: <StatesGallery />,
  money: <MoneyGallery />,
  fields: <FieldsGallery />,
  overlays: <OverlaysGallery />,
};

/** The kit in all its states with fixed data, to look at and take pictures of. `?part=money` shows one part. */
export function GalleryScreen({ params }: ScreenProps) {
  const one = params.part === undefined ? undefined : parts[params.part];
  return (
    <Page title={samples.gallery}>
      <div className="flex flex-col gap-6 p-4">
        {one ?? Object.entries(parts).map(([name, part]) => <div key={name}>{part}</div>)}
      </div>
    </Page>
  );
}
