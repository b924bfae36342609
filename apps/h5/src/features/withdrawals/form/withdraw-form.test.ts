import type { AddressRow, RailRow } from '@candor/api';
import { describe, expect, test } from 'vitest';
import {
  initialWithdrawForm,
  summarizeWithdrawal,
  type WithdrawFacts,
  type WithdrawForm,
  withdrawActions,
  withdrawProblems,
} from './withdraw-form.ts';

const sound = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const erc20: RailRow = {
  railId: 1,
  assetId: 3,
  code: 'USDT',
  network: 'ERC20',
  kind: 'chain',
  accountType: 'spot',
  image: '',
  scale: 6,
  confirmations: 12,
  minutes: 3,
  depositMin: '1',
  withdrawMin: '10',
  withdrawFee: '1.5',
  takesDeposits: true,
  takesWithdrawals: true,
  destinationKind: 'address',
};
const trc20: RailRow = { ...erc20, railId: 2, network: 'TRC20', kind: 'manual', withdrawFee: '1' };
const bank: RailRow = {
  ...erc20,
  railId: 5,
  assetId: 20,
  code: 'USD',
  network: 'BANK',
  kind: 'bank',
  scale: 2,
  destinationKind: 'card',
};

const booked: AddressRow = {
  destinationId: 8,
  railId: 1,
  assetId: 3,
  code: 'USDT',
  network: 'ERC20',
  label: 'Cold wallet',
  address: sound,
  isUsable: true,
  usableAtMs: 1_000,
  bookedAtMs: 1_000,
};
const card = {
  destinationId: 9,
  railId: 5,
  bankName: 'First Bank',
  account: '•••• 1234',
  holder: 'A',
  isUsable: true,
  usableAtMs: 0,
};
const facts: WithdrawFacts = {
  rails: [erc20, trc20, bank],
  addresses: [booked],
  cards: [card],
  availableOf: () => '250.25',
  nowMs: 2_000,
};
const filled: WithdrawForm = { ...initialWithdrawForm, assetId: 3, address: sound, amount: '100' };

describe('where it goes', () => {
  test('a typed address that is in the book is the booked one, however it is spelled', () => {
    const summary = summarizeWithdrawal({ ...filled, address: ` ${sound.toLowerCase()} ` }, facts);
    expect(summary.destination).toEqual({ destinationId: 8, place: sound, label: 'Cold wallet', usableAtMs: 1_000 });
  });

  test('the book is of one network: the same address elsewhere has to be added', () => {
    const secondRail = { ...erc20, railId: 4, assetId: 4, code: 'ETH' };
    const inEther = { ...filled, assetId: 4 };
    const summary = summarizeWithdrawal(inEther, { ...facts, rails: [...facts.rails, secondRail] });
    expect(summary.address).toEqual({ kind: 'new', address: sound });
    expect(summary.destination).toBeUndefined();
  });

  test('a wrong checksum and another network are different problems', () => {
    const wrong = { ...filled, address: sound.replace('5aAe', '5AAe') };
    expect(summarizeWithdrawal(wrong, facts).address).toEqual({ kind: 'wrong', problem: 'wrong_checksum' });
    const onTron = withdrawActions.chooseRail(filled, 2);
    expect(summarizeWithdrawal(onTron, facts).address).toEqual({ kind: 'wrong', problem: 'other_network' });
    expect(withdrawProblems(onTron, facts)[0]).toBe('address_unsound');
  });

  test('a scanned payment link gives its address and not its amount', () => {
    const scanned = withdrawActions.takeCode(filled, 'ERC20', `ethereum:${other}@1?value=1e18`);
    expect([scanned.address, scanned.amount]).toEqual([other, '100']);
  });

  test('one card needs no choosing, and only money of its own way goes there', () => {
    const toCard = { ...withdrawActions.chooseWay(filled, 'card'), amount: '100' };
    expect(summarizeWithdrawal(toCard, facts).destination?.destinationId).toBe(9);
    expect(withdrawProblems(toCard, facts)).toEqual([]);
    expect(withdrawProblems(toCard, { ...facts, cards: [{ ...card, railId: 7 }] })).toEqual(['card_missing']);
  });
});

test('the fee is inside the amount', () => {
  expect(summarizeWithdrawal(filled, facts)).toMatchObject({ fee: '1.5', receives: '98.5' });
  expect(summarizeWithdrawal({ ...filled, amount: '1.5' }, facts).receives).toBeUndefined();
});

test.each<[Partial<WithdrawForm>, Partial<WithdrawFacts>, readonly string[]]>([
  [{}, {}, []],
  [{}, { rails: [] }, ['nothing_offered']],
  [{}, { rails: [{ ...erc20, takesWithdrawals: false }] }, ['closed']],
  [{ address: '', amount: '' }, {}, ['address_missing', 'amount_missing']],
  [{}, { nowMs: 500 }, ['destination_waits']],
  [{ amount: '', unreadable: { kind: 'not_a_number' } }, {}, ['amount_unreadable']],
  [{ amount: '0' }, {}, ['amount_zero']],
  [{ amount: '250.250001' }, {}, ['amount_insufficient']],
  [{ amount: '9.999999' }, {}, ['amount_too_small']],
  [{ amount: '1.5' }, { rails: [{ ...erc20, withdrawMin: '1' }] }, ['amount_only_fee']],
])('%o with %o has the problems %o', (changed, changedFacts, problems) => {
  expect(withdrawProblems({ ...filled, ...changed }, { ...facts, ...changedFacts })).toEqual(problems);
});

test('all of it leaves nothing behind', () => {
  const all = withdrawActions.takeAll(filled, facts);
  expect([all.amount, withdrawProblems(all, facts)]).toEqual(['250.25', []]);
});
