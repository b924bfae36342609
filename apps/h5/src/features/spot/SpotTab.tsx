import { Empty } from '@candor/kit/view';
import { useState } from 'react';
import type { Params } from '#client/navigation.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { SpotDesk } from './SpotDesk.tsx';
import { SpotSkeleton } from './SpotSkeleton.tsx';
import type { FormDraft } from '#features/desk/use-form-per-market.ts';
import type { OrderForm } from './form/order-form.ts';
import { useSpotPair } from './use-spot-pair.ts';

/** The spot market: loading in its own shape, failed with a way out, without any pair, or the desk. */
export function SpotTab({ params }: { readonly params: Params }) {
  const t = useMessages();
  const pair = useSpotPair(params);
  const [draft, setDraft] = useState<FormDraft<OrderForm>>();
  return (
    <Loaded from={pair} skeleton={<SpotSkeleton />} failureClass="p-4" empty={<Empty title={t('trade.noPairs')} />}>
      {(data) => <SpotDesk key={data.row.pairId} pair={data} params={params} draft={draft} setDraft={setDraft} />}
    </Loaded>
  );
}
