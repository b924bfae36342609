import { getProjectDemand, listAllocation, listSubscriptions, type OutputOf, type ProjectRow } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { amountOf } from './figures.ts';
import { costOf, type SubscribeFacts } from './subscribe-form.ts';

/** The whole list is read while it fits on one page; of a longer one, the sums of each size. */
const listMax = 250;
const renewMs = 5_000;

/** The demand by size, where the list is too long to be read; absent otherwise, and until it is here. */
export function useProjectDemand(project: ProjectRow): OutputOf<typeof getProjectDemand> | undefined {
  const { projectId, mode, state, subscribers } = project;
  const isEnabled = mode === 'pro_rata' && subscribers > listMax && state !== 'cancelled';
  const isOpen = state === 'in_progress';
  const read = useCall(getProjectDemand, { projectId }, { isEnabled, ...(isOpen && { everyMs: renewMs }) });
  return isEnabled ? read.data : undefined;
}

/** Everything that the figures of a subscription follow from, renewed while the project is open. */
export function useSubscribeFacts(project: ProjectRow): SubscribeFacts {
  const { projectId, tokenScale, payId, mode, state } = project;
  const isSignedIn = useIsSignedIn();
  const isOpen = state === 'in_progress';
  const read = useCall(
    listAllocation,
    { projectId, limit: listMax },
    { isEnabled: mode === 'pro_rata' && project.subscribers <= listMax, ...(isOpen && { everyMs: renewMs }) },
  );
  const subscriptions = useCall(listSubscriptions, { projectId }, { isEnabled: isSignedIn });
  const available = useAvailable('spot', payId);
  const row = subscriptions.data?.data[0];
  const wanted = row === undefined ? undefined : amountOf(row.wanted, tokenScale);
  const isWhole = read.data !== undefined && read.data.total <= listMax;
  return {
    project,
    own:
      row === undefined || wanted === undefined
        ? undefined
        : { number: row.subscriptionId, wanted, cost: costOf(project, wanted) },
    available: isSignedIn ? available : undefined,
    list: isWhole
      ? read.data.data.map(({ number, wanted: asked }) => ({ number, wanted: amountOf(asked, tokenScale) }))
      : undefined,
  };
}
