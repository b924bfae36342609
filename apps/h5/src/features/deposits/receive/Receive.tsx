import { getDepositAddress } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Arriving } from '../arriving/Arriving.tsx';
import { useDepositNotices } from '../arriving/use-deposit-notices.ts';
import { chosenRail, isOpen, type RailAsset } from '../select/rail-assets.ts';
import { NetworkCards } from './NetworkCards.tsx';
import { Place } from './Place.tsx';
import { PlaceSkeleton } from './ReceiveSkeleton.tsx';

interface ReceiveProps {
  readonly asset: RailAsset;
  /** The one to begin with. */
  readonly railId: number | undefined;
}

/** The network, its place to pay to, and the arriving deposits. */
export function Receive({ asset, railId }: ReceiveProps) {
  const t = useMessages();
  const [chosenId, setChosenId] = useState(railId);
  const { assetId, rails } = asset;
  const rail = chosenRail(rails, chosenId, 'deposit');
  const isClosed = rail === undefined || !isOpen(rail, 'deposit');
  const place = useCall(getDepositAddress, { assetId, railId: rail?.railId }, { isEnabled: !isClosed });
  useDepositNotices();
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-8">
      <NetworkCards rails={rails} chosen={rail} onChoose={setChosenId} />
      {isClosed && <Note tone="warn">{t('deposit.closed')}</Note>}
      <Loaded from={place} skeleton={!isClosed && <PlaceSkeleton />}>
        {(data) => <Place key={data.rail.railId} place={data} />}
      </Loaded>
      {/* Under content that is still loading it would be pushed away. */}
      {rail !== undefined && (isClosed || place.state !== 'loading') && <Arriving rail={rail} />}
    </div>
  );
}
