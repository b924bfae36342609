import { changeRejects } from '../../change-rejects.ts';
import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const proposalsRejects = {
  'proposals.propose': ['not_permitted', ...changeRejects, 'too_many_proposals'],
  'proposals.confirm': [
    'not_permitted',
    'proposal_not_found',
    'proposal_confirmed',
    'second_person_needed',
    'proposal_outdated',
    ...changeRejects,
  ],
  'proposals.cancel': ['not_permitted', 'proposal_not_found'],
  'proposals.end_unfit': ['not_permitted', 'proposal_not_found', 'proposal_fits'],
} as const satisfies Rejects;
