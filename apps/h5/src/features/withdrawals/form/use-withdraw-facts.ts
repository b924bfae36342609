import {
  listAddresses,
  listDomesticCards,
  listInternationalCards,
  listRails,
  type FundingLimitsRow,
  getFundingLimits,
  getSafety,
  type RailRow,
  type Safety,
} from '@candor/api';
import { balanceKey } from '#client/live/me.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useFunding } from '#hooks/use-funding.ts';
import { useMe } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import { bookPage } from '#features/addresses/book-page.ts';
import { type Need, needsMet } from './readiness.ts';
import type { WithdrawFacts } from './withdraw-form.ts';

/** The interval of refreshing the fee, which may change during typing. */
const railsEveryMs = 30_000;

export interface WithdrawPageFacts extends WithdrawFacts {
  readonly limits: FundingLimitsRow;
  readonly safety: Safety;
  /** Of a first withdrawal. */
  readonly met: ReadonlySet<Need>;
  /** Reads the ways and their fees anew. */
  readonly refetch: () => void;
}

/** The present rails, book, cards, balances and limits. */
export function useWithdrawFacts(): Loadable<WithdrawPageFacts> {
  const rails = useCall(listRails, {}, { everyMs: railsEveryMs });
  const addresses = useCall(listAddresses, bookPage);
  const domestic = useCall(listDomesticCards, {});
  const international = useCall(listInternationalCards, {});
  const limits = useCall(getFundingLimits, {});
  const safety = useCall(getSafety, {});
  const live = useFunding();
  const { balances } = useMe();
  const nowMs = useNow(1_000);
  if (rails.state !== 'ready') return rails;
  if (addresses.state !== 'ready') return addresses;
  if (domestic.state !== 'ready') return domestic;
  if (international.state !== 'ready') return international;
  if (limits.state !== 'ready') return limits;
  if (safety.state !== 'ready') return safety;
  const availableOf = ({ accountType, assetId }: RailRow) =>
    balances.get(balanceKey(accountType, assetId))?.available ?? '0';
  const cards = [...domestic.data, ...international.data];
  const limitsNow = live.limits ?? limits.data;
  return {
    ...rails,
    data: {
      rails: rails.data,
      addresses: addresses.data.data,
      cards,
      limits: limitsNow,
      safety: safety.data,
      met: needsMet({
        level: limitsNow.level,
        safety: safety.data,
        hasDestination: addresses.data.data.length + cards.length > 0,
      }),
      availableOf,
      nowMs,
      refetch: rails.refetch,
    },
  };
}
