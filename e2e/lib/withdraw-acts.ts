import { randomUUID } from 'node:crypto';
import { claimDeposit } from '@candor/api';
import { receiptPicture } from '@candor/testkit';
import { type ApiUser, assets } from './api-client.ts';
import type { Guard } from './guarded-user.ts';
import type { Phone } from './phone.ts';
import type { PracticeServer } from './practice-server.ts';

/** Steps of journeys through withdrawals. */

/** The examples of EIP-55: unowned. */
export const coldWallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const wrongChecksum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee';

/** Answers the step-up that is open. */
export async function prove(phone: Phone, { payPassword, app }: Guard): Promise<void> {
  const { stepUp } = phone.texts;
  const sheet = phone.dialog(stepUp.title);
  await sheet.getByLabel(stepUp.payPassword).fill(payPassword);
  await sheet.getByLabel(stepUp.code).fill(await app.next());
  await sheet.waitFor({ state: 'hidden' });
}

/** Fills the form with a booked address and confirms it; ends on the page of its progress. */
export async function withdrawTo(phone: Phone, label: string, amount: string, by: Guard): Promise<void> {
  const { withdraw, common } = phone.texts;
  await phone.go('fund/withdraw', { currency: String(assets.usdt), rail: '1' });
  await phone.button(withdraw.book).click();
  await phone.page.getByRole('button', { name: new RegExp(label) }).click();
  await phone.field(common.amount).fill(amount);
  await phone.button(withdraw.submit).click();
  const sheet = phone.dialog(withdraw.summary);
  await sheet.waitFor();
  const compared = sheet.getByRole('checkbox');
  if ((await compared.count()) > 0) await compared.check();
  await phone.picture('withdraw-summary');
  await sheet.getByRole('button', { name: withdraw.goOn }).click();
  await prove(phone, by);
  await phone.page.waitForURL(/withdraw\?id=\d+/);
}

/** Pays into the practice bank and claims it, with a receipt that the practice desk believes. */
export async function payIntoBank(
  server: PracticeServer,
  user: ApiUser,
  railId: number,
  amount: string,
): Promise<void> {
  const form = new FormData();
  const receipt = receiptPicture(randomUUID());
  form.append('purpose', 'proof');
  form.append('file', new Blob([Buffer.from(receipt)], { type: 'image/png' }), 'receipt.png');
  const headers = { Authorization: user.token };
  const answer = await fetch(`${server.address}/api/upload`, { method: 'POST', headers, body: form });
  const { message } = (await answer.json()) as { readonly message: string };
  const assetId = await fiatOf(server, railId);
  await user.call(claimDeposit, { payer: 'Nguyen Van An', amount, assetId, railId, proofUpload: message });
}

async function fiatOf(server: PracticeServer, railId: number): Promise<number> {
  const answer = await fetch(`${server.address}/api/wallet/rails`);
  const { message } = (await answer.json()) as {
    readonly message: { readonly data: readonly { readonly id: number; readonly currency: number }[] };
  };
  const rail = message.data.find(({ id }) => id === railId);
  if (rail === undefined) throw new Error(`there is no rail ${railId}`);
  return rail.currency;
}
