import { describe, expect, it } from 'vitest';
import {
  chosenAsset,
  initialTransferForm,
  movableAssets,
  summarizeTransfer,
  type TransferAsset,
  type TransferForm,
  transferActions,
  transferProblems,
} from './transfer-form.ts';

const none = { fiat: '0', spot: '0', contract: '0', options: '0' };
const everywhere = ['fiat', 'spot', 'contract', 'options'] as const;
const btc: TransferAsset = { assetId: 1, code: 'BTC', scale: 8, available: none, allowedTypes: everywhere };
const eth: TransferAsset = {
  assetId: 2,
  code: 'ETH',
  scale: 8,
  available: { ...none, spot: '0.00000003', contract: '2' },
  allowedTypes: everywhere,
};
const usdt: TransferAsset = {
  assetId: 3,
  code: 'USDT',
  scale: 6,
  available: { ...none, spot: '5218.4' },
  allowedTypes: everywhere,
};
const vnd: TransferAsset = {
  assetId: 8,
  code: 'VND',
  scale: 0,
  available: { ...none, fiat: '900000' },
  allowedTypes: ['fiat'],
};
const facts = { assets: [btc, eth, usdt, vnd] };
const { chooseFrom, chooseTo, swap, chooseAsset, setAmount, takeAll } = transferActions;
const form = initialTransferForm;
const problemsOf = (given: TransferForm) => transferProblems(given, facts);

describe('the way', () => {
  it('never goes from an account to itself: choosing the other side turns it round', () => {
    expect(chooseFrom(form, 'contract')).toMatchObject({ from: 'contract', to: 'spot' });
    expect(chooseTo(form, 'spot')).toMatchObject({ from: 'contract', to: 'spot' });
    expect(chooseTo(form, 'options')).toMatchObject({ from: 'spot', to: 'options' });
  });

  it('resets the amount when the source or the coin changes, and keeps it for another target', () => {
    const filled = setAmount(form, '5');
    expect([swap(filled).amount, chooseFrom(filled, 'options').amount, chooseAsset(filled, 1).amount]).toEqual([
      '',
      '',
      '',
    ]);
    expect(chooseTo(filled, 'options').amount).toBe('5');
  });
});

describe('the coin', () => {
  it('defaults to USDT where there is some, lists held coins first, and keeps fiat in its account', () => {
    expect(chosenAsset(form, facts)?.code).toBe('USDT');
    expect(movableAssets(form, facts).map(({ code }) => code)).toEqual(['ETH', 'USDT', 'BTC']);
    expect(chosenAsset(swap(form), facts)?.code).toBe('ETH');
    expect(problemsOf({ ...form, from: 'fiat', assetId: 8 })).not.toContain('nothing_to_transfer');
    expect(transferProblems(form, { assets: [vnd] })).toEqual(['nothing_to_transfer']);
  });
});

describe('the amount', () => {
  it('matches to the atom', () => {
    expect(problemsOf(form)).toEqual(['amount_missing']);
    expect(problemsOf(setAmount(form, '', { kind: 'ambiguous', readings: ['12.001', '12001'] }))).toEqual([
      'amount_unreadable',
    ]);
    expect(problemsOf(setAmount(form, '0.000'))).toEqual(['amount_zero']);
    expect(problemsOf(setAmount(form, '5218.400001'))).toEqual(['amount_insufficient']);
    expect(problemsOf(setAmount(form, '5218.4'))).toEqual([]);
    expect(problemsOf(setAmount(form, '1.0000001'))).toEqual(['amount_unreadable']);
  });

  it('leaves exactly the rest, and Max leaves nothing', () => {
    expect(summarizeTransfer(setAmount(form, '0.000001'), facts).availableAfter).toBe('5218.399999');
    const all = takeAll(form, facts);
    expect([all.amount, summarizeTransfer(all, facts).availableAfter]).toEqual(['5218.4', '0']);
    expect(summarizeTransfer(setAmount(form, '6000'), facts).availableAfter).toBeUndefined();
  });

  it('needs confirmation above half of the available amount, not at half', () => {
    const isLarge = (amount: string) => summarizeTransfer(setAmount(form, amount), facts).isLarge;
    expect([isLarge('2609.2'), isLarge('2609.200001'), isLarge('6000'), isLarge('')]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});
