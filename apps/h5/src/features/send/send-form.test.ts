import { expect, test } from 'vitest';
import {
  assetOf,
  emptySendForm,
  sendActions,
  type SendAsset,
  sendLink,
  sendProblems,
  uidFromCode,
} from './send-form.ts';

const usdt: SendAsset = { assetId: 3, code: 'USDT', scale: 6, available: '25.5' };
const btc: SendAsset = { assetId: 1, code: 'BTC', scale: 8, available: '0' };
const assets = [btc, usdt];
const recipient = { token: 't', name: 'Mi***nh', avatar: '', named: 'minh@example.com', expiresAtMs: 1 };

test('begins with the first asset that there is something of', () => {
  expect(assetOf(emptySendForm, assets)).toBe(usdt);
  expect(assetOf({ ...emptySendForm, assetId: 1 }, assets)).toBe(btc);
  expect(assetOf(emptySendForm, [btc])).toBe(btc);
});

test('names what is missing, in the order of the page', () => {
  const form = { ...emptySendForm, recipient };
  expect(sendProblems(emptySendForm, [])).toEqual(['nothing_to_send']);
  expect(sendProblems(emptySendForm, assets)).toEqual(['recipient_missing', 'amount_missing']);
  expect(sendProblems({ ...form, amount: '0' }, assets)).toEqual(['amount_zero']);
  expect(sendProblems({ ...form, amount: '25.500001' }, assets)).toEqual(['amount_insufficient']);
  expect(sendProblems(sendActions.takeAll(form, usdt), assets)).toEqual([]);
  expect(sendActions.chooseAsset({ ...form, amount: '1' }, 1).amount).toBe('');
});

test('reads the ID out of its own link and out of bare digits, and out of nothing else', () => {
  expect(uidFromCode(`https://candor.example/h5/#${sendLink(12_345_678)}`)).toBe('12345678');
  expect(uidFromCode(' 123456789 ')).toBe('123456789');
  expect(uidFromCode('https://candor.example/h5/#/pages/fund/send?currency=3&to=12345678')).toBe('12345678');
  expect(uidFromCode('0x52908400098527886E0F7030069857D2E4169EE7')).toBeUndefined();
  expect(uidFromCode('https://candor.example/h5/#/pages/fund/withdraw?to=12345678')).toBeUndefined();
});
