import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedAmount, parseAmount, shownAmount, typedAmount } from './parse-amount.ts';

const read = (typed: string, format: 'comma' | 'point' = 'comma', decimals = 8): ParsedAmount =>
  parseAmount(typed, { decimals, format });
const amount = (text: string): ParsedAmount => ({ kind: 'amount', amount: text });

describe('RULES 1: money entry', () => {
  it('refuses a text that could be either, and shows both readings', () => {
    expect(read('12,001')).toEqual({ kind: 'ambiguous', readings: ['12.001', '12001'] });
    expect(read('12.001', 'point')).toEqual({ kind: 'ambiguous', readings: ['12.001', '12001'] });
  });

  it.each([
    ['1.234', '1.234'],
    ['1,5', '1.5'],
    ['0,001', '0.001'],
    ['0,5', '0.5'],
    ['1234,567', '1234.567'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['68412.50', '68412.50'],
    ['.5', '0.5'],
    ['007', '7'],
    ['12.', '12'],
    [' 3 ', '3'],
  ])('reads %s as %s', (typed, expected) => expect(read(typed)).toEqual(amount(expected)));

  it.each(['1,23,4', '12.34.56', '1,234.5.6', '1.2345,6', '-1', '1e5', '1 000', 'abc', ',', '.'])(
    'refuses %s',
    (typed) => expect(read(typed).kind).toBe('not_a_number'),
  );

  it('rejects too fine an amount instead of rounding it, but accepts zeros at the end', () => {
    expect(read('1.005', 'comma', 2)).toEqual({ kind: 'too_fine', decimals: 2 });
    expect(read('1.500', 'comma', 2)).toEqual(amount('1.50'));
    expect(read('5.0', 'comma', 0)).toEqual(amount('5'));
  });

  it('reads back the shown text and the text for typing, in both formats', () => {
    const plain = fc
      .tuple(fc.bigInt(0n, 10n ** 12n), fc.option(fc.stringMatching(/^\d{0,7}[1-9]$/), { nil: undefined }))
      .map(([whole, fraction]) => (fraction === undefined ? `${whole}` : `${whole}.${fraction}`));
    fc.assert(
      fc.property(plain, fc.constantFrom('comma' as const, 'point' as const), (text, format) => {
        expect(read(typedAmount(text, format), format)).toEqual(amount(text));
        const shown = read(shownAmount(text, format), format);
        // One group alone is the ambiguous case, which is why a field ungroups before typing.
        if (shown.kind === 'ambiguous') expect(shown.readings).toContain(text);
        else expect(shown).toEqual(amount(text));
      }),
    );
  });
});
