import { expect, it } from 'vitest';
import { waitParts } from './wait-parts.ts';

it('splits a wait, counts a begun second as whole, and never goes below nothing', () => {
  expect(waitParts(93_784_001)).toEqual({ days: 1, hours: '02', minutes: '03', seconds: '05' });
  expect(waitParts(59_001)).toEqual({ days: 0, hours: '00', minutes: '01', seconds: '00' });
  expect(waitParts(-5)).toEqual({ days: 0, hours: '00', minutes: '00', seconds: '00' });
});
