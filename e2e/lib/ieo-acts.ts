import type { Phone } from './phone.ts';
import { anyOf } from './texts.ts';

/** Subscribes to a project that is open, for so many of its tokens. */
export async function subscribe(phone: Phone, projectId: number, tokens: string): Promise<void> {
  const { ieo } = phone.texts;
  await phone.go('ieo/subscribe', { project_id: String(projectId) });
  await phone.field(ieo.amount).fill(tokens);
  await phone.sees(ieo.waterlineNow);
  await phone.picture('ieo-subscribe');
  await phone.button(ieo.subscribe).click();
  const sheet = phone.dialog();
  await sheet.getByRole('checkbox').click();
  await phone.picture('ieo-confirm');
  await sheet.getByRole('button', { name: anyOf(ieo.confirm) }).click();
  await sheet.waitFor({ state: 'hidden' });
}
