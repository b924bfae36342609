import { decideIdentity, type IdentityFailure, listIdentityCases, openIdentityCase } from '@candor/api';
import { expect } from 'vitest';
import { callAsCompliance } from './operator.ts';
import type { Phone } from './phone.ts';
import { fill } from './texts.ts';

/** Steps of journeys through verification. */

export const citizen = { name: 'Nguyễn Văn An', cardId: '001090012345', birthDate: '1990-05-17' } as const;
export const reason = 'review of a new case';

/** Fills in the basic level with a Vietnamese ID card, and submits it. */
export async function submitBasic(
  phone: Phone,
  changes: Partial<Record<keyof typeof citizen, string>> = {},
): Promise<void> {
  const { identity } = phone.texts;
  const { name, cardId, birthDate } = { ...citizen, ...changes };
  await chooseVietnam(phone);
  await phone.field(identity.name).fill(name);
  await phone.field(identity.number).fill(cardId);
  await phone.field(identity.birthDate).fill(birthDate);
  await phone.button(identity.continue).last().click();
}

async function chooseVietnam(phone: Phone): Promise<void> {
  const { identity } = phone.texts;
  // The chosen country is the value of the field, its label the name.
  await phone.page.getByLabel(identity.country, { exact: true }).click();
  const sheet = phone.dialog(identity.country);
  await sheet.getByRole('searchbox').fill('VN');
  await sheet.getByRole('listitem').getByRole('button').click();
  await sheet.waitFor({ state: 'hidden' });
}

/** A photo as a camera makes one, drawn by the browser that sends it. */
export async function photo(phone: Phone, words: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await phone.page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const paper = canvas.getContext('2d');
    paper.fillStyle = '#dfe7ee';
    paper.fillRect(0, 0, 900, 600);
    paper.fillStyle = '#223344';
    paper.fillRect(60, 150, 220, 300);
    paper.font = '48px sans-serif';
    paper.fillText(${JSON.stringify(words)}, 330, 220);
    paper.fillText('001 090 012 345', 330, 300);
    return canvas.toDataURL('image/jpeg', 0.9);
  })()`);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** Adds a picture to the tile of this name and waits until it is sent. */
export async function addPicture(phone: Phone, name: string, isSent = true): Promise<void> {
  const { identity } = phone.texts;
  await phone.button(fill(identity.picture.add, { picture: name })).click();
  await choosePicture(phone, identity.picture.choose, name);
  const tile = phone.button(fill(identity.picture.look, { picture: name })).locator('..');
  await tile.getByText(isSent ? identity.picture.sent : identity.picture.notSent, { exact: true }).waitFor();
}

/** Hands a photo to the sheet for pictures. */
export async function choosePicture(phone: Phone, label: string, words: string): Promise<void> {
  const file = await photo(phone, words);
  await phone.page.getByLabel(label, { exact: true }).setInputFiles(file);
}

/** The newest case that waits is opened and decided by a person before the desk of practice does. */
export async function decideNewest(address: string, failures: readonly IdentityFailure[], note = ''): Promise<number> {
  const { data } = await callAsCompliance(address, listIdentityCases, { state: 'verifying' });
  const caseId = data.at(-1)?.caseId;
  expect(caseId).toBeDefined();
  if (caseId === undefined) return 0;
  await callAsCompliance(address, openIdentityCase, { caseId, reason });
  const decision = failures.length === 0 ? 'verify' : 'fail';
  await callAsCompliance(address, decideIdentity, {
    caseId,
    decision,
    failures: failures.map(({ field, reason: why }) => [field, why]),
    note,
  });
  return caseId;
}
