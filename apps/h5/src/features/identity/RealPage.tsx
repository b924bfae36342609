import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { OnTheWay } from './BackToWithdrawal.tsx';
import { ContactStage } from './ContactStage.tsx';
import type { Identity } from './identity.ts';
import { PicturesStage } from './pictures/PicturesStage.tsx';
import { RealSkeleton } from './RealSkeleton.tsx';
import { TextStage } from './text/TextStage.tsx';
import { useIdentity } from './use-identity.ts';
import { VerifiedStage } from './VerifiedStage.tsx';
import { VerifyingStage } from './VerifyingStage.tsx';

/** The stage that comes next. */
export function RealPage({ isOnTheWay }: { readonly isOnTheWay: boolean }) {
  const t = useMessages();
  const identity = useIdentity();
  const frame = useRef<HTMLDivElement>(null);
  const next = identity.data?.next;
  const shown = useRef(next);
  // Another stage begins at its top, not where the last one was left.
  useLayoutEffect(() => {
    if (shown.current !== undefined && shown.current !== next) {
      frame.current?.querySelector('[data-page-scroll]')?.scrollTo(0, 0);
    }
    shown.current = next;
  }, [next]);
  return (
    <Loaded
      from={identity}
      skeleton={<RealSkeleton />}
      failureClass="px-4 pt-4"
      renderFrame={(state) => <Page title={t('common.titles.verification')}>{state}</Page>}
    >
      {(data) => (
        <div ref={frame} className="contents">
          <OnTheWay value={isOnTheWay}>
            <Stage identity={data} />
          </OnTheWay>
        </div>
      )}
    </Loaded>
  );
}

function Stage({ identity }: { readonly identity: Identity }) {
  switch (identity.next) {
    case 'contact':
      return <ContactStage identity={identity} />;
    case 'basic':
      return <TextStage identity={identity} />;
    case 'advanced':
      return <PicturesStage identity={identity} />;
    case 'wait':
      return <VerifyingStage identity={identity} />;
    case 'nothing':
      return <VerifiedStage identity={identity} />;
  }
}
