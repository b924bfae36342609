import { cancelWithdrawal, getFundingInfo, listDomesticCards, listWithdrawals } from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import { graveFindings } from '../lib/axe.ts';
import { guard, holdsEnded, hurryFunding } from '../lib/guarded-user.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';
import { coldWallet, payIntoBank, prove, withdrawTo, wrongChecksum } from '../lib/withdraw-acts.ts';

const { journey } = openStage('withdrawals', 8);

/** The time to undo, then a dozen blocks or the practice desk, on a busy machine. */
const doneMsMax = 150_000;
const usdBank = 5;
const vndBank = 7;
const light = { theme: 'light', language: 'vn' } as const;

const availableUsdt = async (user: ApiUser) => (await user.call(getFundingInfo, { assetId: assets.usdt })).available;

journey(
  'an address is booked on the way, one withdrawal reaches the chain, and another is undone',
  { as: 'trader' },
  async ({ phone, server, user, openPhone }) => {
    const { withdraw, addresses, common } = phone.texts;
    await hurryFunding(server.address);
    const guarded = await guard(server, user);
    const before = await availableUsdt(user);

    // A wrong character is found before anything is sent, and the hold is shown before anything is filled in.
    await phone.go('fund/withdraw', { currency: String(assets.usdt), rail: '1' });
    await phone.sees(anyOf(withdraw.holdTitle));
    await phone.field(withdraw.to).fill(wrongChecksum);
    await phone.field(common.amount).fill('120.5');
    await phone.sees(withdraw.problems.wrong_checksum);
    await phone.picture('withdraw-wrong-checksum');

    await phone.field(withdraw.to).fill(coldWallet);
    await phone.field(common.amount).focus();
    await phone.sees(withdraw.notInBook);
    expect(await graveFindings(phone, 'withdraw')).toEqual([]);
    await phone.button(withdraw.addFirst).click();
    await phone.field(addresses.name).fill('Cold wallet');
    await phone.button(withdraw.goOn).click();
    await prove(phone, guarded);
    await phone.sees(fill(withdraw.inBook, { label: 'Cold wallet' }));
    await phone.picture('withdraw-held');

    await holdsEnded(user);
    await withdrawTo(phone, 'Cold wallet', '120.5', guarded);
    await phone.sees(withdraw.status.titles.requested);
    await phone.picture('withdraw-undo');

    // The same user on another phone, meanwhile.
    const other = await openPhone({ ...light, token: await guarded.logIn() });
    await withdrawTo(other, 'Cold wallet', '50', guarded);
    const undo = other.texts.withdraw;
    expect(await graveFindings(other, 'withdrawal')).toEqual([]);
    await other.button(anyOf(undo.undoIn)).click();
    await other.sees(undo.status.titles.cancelled);
    await other.sees(undo.status.steps.cancelled);
    await other.picture('withdraw-undone');

    await phone.find('status').getByText(withdraw.status.titles.confirmed).waitFor({ timeout: doneMsMax });
    await phone.sees(withdraw.status.steps.broadcast);
    await phone.button(withdraw.copyTransaction).waitFor();
    await phone.picture('withdraw-done');
    const [undone, sent] = (await user.call(listWithdrawals, {})).data;
    expect([undone?.status, sent?.status, sent?.receives]).toEqual(['cancelled', 'confirmed', '119.5']);
    expect(Number(before) - Number(await availableUsdt(user))).toBe(120.5);
    await expect(user.call(cancelWithdrawal, { withdrawalId: sent?.withdrawalId ?? 0 })).rejects.toThrow(
      /withdrawal_(not_found|status_wrong)/,
    );
  },
);

journey(
  'a bank card is added, and the desk pays out to it',
  { as: 'trader', ...light },
  async ({ phone, user, server, openPhone }) => {
    const { cards } = phone.texts;
    const guarded = await guard(server, user);
    await payIntoBank(server, user, usdBank, '500');

    // Opened on the way to a withdrawal, the card is for that withdrawal's currency.
    await phone.go('fund/withdraw', { way: 'card', rail: String(vndBank) });
    await phone.button(phone.texts.withdraw.addCard).click();
    await phone.button('VND').waitFor();

    await phone.go('setting/bank');
    await phone.button(cards.add).click();
    await phone.button(cards.save).click();
    await phone.sees(cards.problems.missing);
    await phone.picture('card-missing');
    const field = (label: string) => phone.field(`${label} *`);
    await field(cards.holder).fill('Nguyễn Văn An');
    await field(cards.phone).fill('+84 912 345 678');
    await field(cards.bankName).fill('Ngân hàng Á Châu');
    await field(cards.branch).fill('Quận 1');
    await field(cards.place).fill('TP. Hồ Chí Minh');
    await field(cards.account).fill('9704 3612 3456 7890');
    expect(await graveFindings(phone, 'card')).toEqual([]);
    await phone.button(cards.save).click();
    await prove(phone, guarded);
    await phone.isAt('setting/bank');
    await phone.sees(/7890/);
    await phone.picture('cards');
    const [card] = await user.call(listDomesticCards, {});
    expect(card?.account).not.toContain('9704');

    await holdsEnded(user);
    const dark = await openPhone({ theme: 'dark', language: 'en', token: await guarded.logIn() });
    await dark.go('setting/bank');
    await dark.button(dark.texts.cards.withdrawTo).click();
    await dark.sees(dark.texts.withdraw.byBankText);
    await dark.field(dark.texts.common.amount).fill('100');
    await dark.picture('withdraw-card');
    await dark.button(dark.texts.withdraw.submit).click();
    await dark.dialog(dark.texts.withdraw.summary).getByRole('button', { name: dark.texts.withdraw.goOn }).click();
    await prove(dark, guarded);
    await dark.sees(dark.texts.withdraw.status.titles.requested);
    await dark.find('status').getByText(dark.texts.withdraw.status.titles.confirmed).waitFor({ timeout: doneMsMax });
    await dark.sees(dark.texts.withdraw.status.steps.arrived);
    await dark.picture('withdraw-card-done');
  },
);
