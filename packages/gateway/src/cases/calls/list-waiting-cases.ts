import { caseKinds, listWaitingCases } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { inOrder, type Place, type Queued, shownCases, waitingCases } from '../waiting-cases.ts';

export default serveOperator(listWaitingCases, async (deps, { kind, isMine = false, after, limit }, { operator }) => {
  const all = await waitingCases(deps, operator);
  const isChosen = (row: Queued): boolean =>
    (kind === undefined || row.kind === kind) && (!isMine || row.operator.split(', ').includes(operator.name));
  const chosen = all.filter(isChosen);
  const place = after === undefined ? undefined : placeOf(after);
  const self = place && all.find((row) => row.kind === place.kind && row.caseId === place.caseId);
  const begins = beginning(chosen, self ?? place);
  const rows = chosen.slice(begins, begins + limit);
  const last = begins + rows.length < chosen.length ? rows.at(-1) : undefined;
  const [data, of] = await Promise.all([shownCases(deps, rows), shownCases(deps, self === undefined ? [] : [self])]);
  return done({
    data,
    counts: caseKinds
      .map((one) => ({ kind: one, count: all.filter((row) => row.kind === one).length }))
      .filter(({ count }) => count > 0),
    before: begins,
    total: chosen.length,
    ...(last !== undefined && { next: `${last.dueMs} ${last.kind} ${last.caseId}` }),
    ...(of[0] !== undefined && { of: of[0] }),
  });
});

function placeOf(after: string): Place {
  const [dueMs = '0', kind = '', ...id] = after.split(' ');
  return { dueMs: Number(dueMs), kind, caseId: id.join(' ') };
}

/** The number of rows up to a place; a case that is gone leaves its time behind. */
function beginning(rows: readonly Queued[], place: Place | undefined): number {
  const first = place === undefined ? 0 : rows.findIndex((row) => inOrder(row, place) > 0);
  return first < 0 ? rows.length : first;
}
