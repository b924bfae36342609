import { expect, test } from 'vitest';
import { wireNamesOf } from '../lib/wire-names.ts';
import { caseKinds } from './case-kinds.ts';

test.each(Object.entries(caseKinds))(
  '%s is read and decided by fields that its calls have',
  (_kind, { reads, asks, acts }) => {
    for (const [call, fixed] of [[reads, asks] as const, ...acts]) {
      expect(Object.keys(wireNamesOf(call, fixed('12-5')))).toHaveLength(Object.keys(fixed('12-5')).length);
    }
  },
);
