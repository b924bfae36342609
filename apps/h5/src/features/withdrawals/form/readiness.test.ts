import type { Safety } from '@candor/api';
import { expect, test } from 'vitest';
import { needsMet, nextNeed } from './readiness.ts';

const factor = { kind: 'totp' } as Safety['factors'][number];

test.each([
  ['none', false, [], false, 'identity'],
  ['none', true, [factor], true, 'identity'],
  ['basic', false, [factor], true, 'payPassword'],
  ['basic', true, [], false, 'factor'],
  ['advanced', true, [factor], false, undefined],
] as const)(
  'level %s, pay password %s, factors %o, address %s: next is %s',
  (level, hasPayPassword, factors, hasDestination, next) => {
    const met = needsMet({ level, safety: { hasPayPassword, factors: [...factors] }, hasDestination });
    expect(nextNeed(met)).toBe(next);
    expect(met.has('address')).toBe(hasDestination);
  },
);
