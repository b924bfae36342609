import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demandStepFloor, demandStepOf } from './demand-steps.ts';

it('puts every amount between the floor of its step and that of the next', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 1n << 62n }), (wanted) => {
      const step = demandStepOf(wanted);
      expect(demandStepFloor(step) <= wanted && wanted < demandStepFloor(step + 1)).toBe(true);
      // Every fourth step is twice as much.
      expect(demandStepOf(wanted * 2n)).toBe(step + 4);
    }),
    { numRuns: 200 },
  );
});
