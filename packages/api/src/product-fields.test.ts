import type { Lots } from '@candor/exchange/rules';
import { expect, test } from 'vitest';
import { openContract } from './contract/calls/open-contract.ts';
import { setContractTerms } from './contract/calls/set-contract-terms.ts';
import { setCalendar } from './sessions/calls/set-calendar.ts';
import { decodeInput, encodeInput } from './wire/codec.ts';
import { textOfLots } from './wire/fields.ts';

const order = { currency_id: '1', legal_id: '3', type: '2', status: '1', multiple: '20', share: '1.5' };

test('a contract order has the legacy numbers on the wire and our words inside', () => {
  const decoded = decodeInput(openContract, order);
  const value = {
    baseAssetId: 1,
    quoteAssetId: 3,
    direction: 'short',
    entryType: 'market',
    lots: 150,
    multiple: 20,
    marginMode: 'cross',
  };
  expect(decoded).toEqual({ ok: true, value });
  expect(encodeInput(openContract, value as never)).toMatchObject({ type: '2', status: '1', share: '1.5' });
});

test.each([
  [0, '0'],
  [5, '0.05'],
  [50, '0.5'],
  [100, '1'],
  [12_345, '123.45'],
])('%i hundredths of a lot are %s, both ways', (hundredths, text) => {
  expect(textOfLots(hundredths as Lots)).toBe(text);
  const decoded = decodeInput(openContract, { ...order, share: text });
  expect(decoded.ok && decoded.value.lots).toBe(hundredths);
});

test.each(['1.005', '.5', '1.', '-1', '01', '1e2', '1,5', ''])('%j is no number of lots', (share) => {
  expect(decodeInput(openContract, { ...order, share })).toEqual({ ok: false, field: 'share', rule: 'not_lots' });
});

test('a list comes in one field, and a broken one is named', () => {
  const note = 'for the test';
  const decoded = decodeInput(setCalendar, { pair_ids: '7,8', sessions: '1000:2000,3000:4000', note });
  expect(decoded).toEqual({
    ok: true,
    value: {
      pairIds: [['7'], ['8']],
      sessions: [
        ['1000', '2000'],
        ['3000', '4000'],
      ],
      note,
    },
  });
  expect(decodeInput(setCalendar, { pair_ids: '', sessions: '', note })).toMatchObject({ value: { sessions: [] } });
  for (const sessions of ['1000', '1000:2000,', '1000:2000:3000', 'a:b', '1000: 2000']) {
    const read = decodeInput(setCalendar, { pair_ids: '7', sessions, note });
    expect(read).toEqual({ ok: false, field: 'sessions', rule: 'not_a_list' });
  }
  expect(decodeInput(setContractTerms, { note: '' })).toMatchObject({ ok: false, rule: 'missing' });
});
