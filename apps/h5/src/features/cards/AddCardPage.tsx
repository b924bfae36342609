import { listRails } from '@candor/api';
import { Note } from '@candor/kit/view';
import type { ReactNode } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { AddCardForm } from './AddCardForm.tsx';
import type { CardKind } from './card-form.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';

interface AddCardPageProps {
  readonly kind: CardKind;
  /** The rail of the card's initial currency; absent: the first one. */
  readonly railId: number | undefined;
}

/** The form once it is known which currencies can be paid to a card. */
export function AddCardPage({ kind, railId }: AddCardPageProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const rails = useCall(listRails, {});
  const wanted = kind === 'domestic' ? 'card' : 'international_card';
  const own = rails.data?.filter(({ destinationKind }) => destinationKind === wanted) ?? [];
  const title = t(kind === 'domestic' ? 'cards.add' : 'cards.addInternational');
  const first = own.find((rail) => rail.railId === railId) ?? own[0];
  const frame = (state: ReactNode) => (
    <Page title={title}>
      <div className="p-4">{state}</div>
    </Page>
  );
  return (
    <Loaded from={isSignedIn ? rails : { state: 'signed_out' }} skeleton={<CardsSkeleton />} renderFrame={frame}>
      {() =>
        first === undefined ? (
          frame(<Note>{t('withdraw.nothingOffered')}</Note>)
        ) : (
          <AddCardForm kind={kind} title={title} rails={own} first={first} />
        )
      }
    </Loaded>
  );
}
