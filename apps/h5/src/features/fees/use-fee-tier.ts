import { type FeeTiers, getFeeTiers } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';

/** A tier stays the same from one midnight to the next. */
const forMs = 600_000;

/** The tier of the user, or the first one of a visitor; absent while it is not known and where there is none. */
export function useFeeTier(): FeeTiers['tiers'][number] | undefined {
  const { data } = useCall(getFeeTiers, {}, { staleMs: forMs, everyMs: forMs });
  return data?.tiers[data.own?.tier ?? 0];
}
