import type { listWaitingCases, OutputOf } from '@candor/api';

export type Waiting = OutputOf<typeof listWaitingCases>['data'][number];
type CaseRef = Pick<Waiting, 'kind' | 'caseId'>;

/** The page of a case. */
export function placeOf({ kind, caseId }: CaseRef) {
  if (kind === 'proposal') return { to: '/proposals/$id', params: { id: caseId } } as const;
  if (kind === 'text') {
    const [, of = '', key = ''] = /^(\w+)-(.+)-\d+$/.exec(caseId) ?? [];
    // The item is of all its versions: the case is the one that waits.
    return { to: '/content/$kind/$key', params: { kind: of, key }, search: { case: caseId } } as const;
  }
  return { to: '/work/$kind/$id', params: { kind, id: caseId } } as const;
}
