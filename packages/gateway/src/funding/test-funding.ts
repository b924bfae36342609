import { createHmac } from 'node:crypto';
import {
  addressSubject,
  beginStepUp,
  beginTotp,
  type CallSpec,
  confirmTotp,
  factorChangeSubject,
  fundingTopic,
  loginUser,
  payPasswordSubject,
  saveAddress,
  setPayPassword,
  type StepUpAction,
  type StepUpProof,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import type { AccountId, Actor, Command, IdentityLevel, RailId } from '@candor/exchange';
import { type Atoms, atomsFromText } from '@candor/money';
import { present } from '@candor/kernel';
import { expect } from 'vitest';
import { multipartBody, multipartType } from '../testing/test-multipart.ts';
import { TopicRegistry } from '../live/topic-registry.ts';
import { operatorTokens, type TestSystem, testPassword, type TestUser } from '../testing/test-system.ts';

export const payPassword = '482913';
export const erc20 = 1 as RailId;
export const trc20 = 2 as RailId;
export const dollars = 5 as RailId;
export const swift = 6 as RailId;
const stepMs = 30_000;
const afterHolds = 130_000;

/** A user who can provide the proofs that withdrawals need. */
export interface Spender {
  readonly user: TestUser;
  readonly accountId: AccountId;
  /** Base32. */
  readonly secret: string;
}

export const note = 'for the test';

let sent = 0;
/** A command past the door. */
export async function submitAs(system: TestSystem, actor: Actor, command: Command): Promise<any> {
  sent += 1;
  const commandId = `test:${process.pid}:${Date.now()}:${sent}`;
  const { outcome } = await system.exchange.submit({ commandId, actor, command });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

export function accountOf(system: TestSystem, user: TestUser): AccountId {
  const session = system.gateway.deps.platform.sessions.authenticate(user.token);
  return present(session, 'a test user is signed in').accountId as AccountId;
}

/** A user who is verified, has set a pay password and an authenticator, and has waited until the holds are over. */
export async function newSpender(system: TestSystem, level: IdentityLevel = 'basic', name?: string): Promise<Spender> {
  const user = await system.newUser(name);
  const accountId = accountOf(system, user);
  await submitAs(system, 'system', { type: 'funding.set_level', accountId, level });
  const set = await user.call(beginStepUp, { action: 'pay_password', subject: payPasswordSubject('set') });
  await user.call(setPayPassword, {
    change: 'set',
    newPayPassword: payPassword,
    newPayPasswordAgain: payPassword,
    password: testPassword,
    stepUpId: set.stepUpId,
  });
  const { secret } = await user.call(beginTotp, {});
  const add = await user.call(beginStepUp, { action: 'factor_change', subject: factorChangeSubject('add_totp') });
  const code = totpOf(secret, system.gateway.deps.clock());
  await user.call(confirmTotp, { code, password: testPassword, stepUpId: add.stepUpId });
  system.wait(afterHolds);
  await system.tick();
  return { user, accountId, secret };
}

/** The same user after their session has ended. */
export async function signedInAgain(system: TestSystem, { user, accountId, secret }: Spender): Promise<Spender> {
  system.wait(stepMs);
  const code = totpOf(secret, system.gateway.deps.clock());
  return { user: await system.signIn(user.email, user.password, code), accountId, secret };
}

/** Proof for one subject, with a code that has not been used. Time passes, and the index has ticked since. */
export async function proofFor(
  system: TestSystem,
  { user, secret }: Spender,
  action: StepUpAction,
  subject: string,
): Promise<StepUpProof> {
  system.wait(stepMs);
  await system.tick();
  const { stepUpId } = await user.call(beginStepUp, { action, subject });
  return { stepUpId, payPassword, factorCode: totpOf(secret, system.gateway.deps.clock()) };
}

/** The same user in a new session of 30 days, after some time. */
export async function stayIn(system: TestSystem, spender: Spender, afterMs: number): Promise<Spender> {
  system.wait(afterMs + stepMs);
  await system.tick();
  const factor_code = totpOf(spender.secret, system.gateway.deps.clock());
  const fields = { user_string: spender.user.email, password: testPassword, factor_code, stay: 1 };
  const { body } = await system.send(loginUser, fields);
  if (body.type !== 'ok') throw new Error(JSON.stringify(body));
  return { ...spender, user: userWith(system, spender.user, body.message) };
}

export function userWith(system: TestSystem, user: TestUser, token: string): TestUser {
  return system.withToken({ ...user, token });
}

/** RFC 6238, as an authenticator app on another device does it. */
export function totpOf(secret: string, atMs: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(atMs / stepMs)));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

export async function upload(
  system: TestSystem,
  user: TestUser,
  purpose: 'qr' | 'proof' | 'avatar' | 'conversation',
  file: Uint8Array,
): Promise<string> {
  const answer = await system.gateway.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': multipartType, authorization: user.token },
    payload: multipartBody({ fields: { purpose }, file }),
  });
  return answer.json().message;
}

/** Books the address of the QR code below, and waits until the core has it. */
export async function bookAddress(system: TestSystem, spender: Spender, label = 'Home') {
  const qrUpload = await upload(system, spender.user, 'qr', qrOfAddress);
  const subject = addressSubject({ railId: erc20, address: qrAddress });
  const proof = await proofFor(system, spender, 'address_add', subject);
  return spender.user.call(saveAddress, { assetId: 3, railId: erc20, label, address: qrAddress, qrUpload, ...proof });
}

/** The input of `/wallet/out`, with a proof of its own. */
export async function withdrawalOf(
  system: TestSystem,
  spender: Spender,
  destinationId: number,
  amount: string,
  fee = '1',
) {
  const asked = { railId: erc20, amount, destinationId, fee };
  const proof = await proofFor(system, spender, 'withdraw', withdrawalSubject(asked));
  return { ...asked, ...proof };
}

export async function withdraw(system: TestSystem, spender: Spender, destinationId: number, amount: string) {
  return spender.user.call(withdrawFunds, await withdrawalOf(system, spender, destinationId, amount));
}

export function usdtOf(text: string): Atoms {
  return present(atomsFromText(text, 6), 'a test writes amounts as calls do');
}

/** Pays USDT over the chain, and mines until it is credited. */
export async function fund(system: TestSystem, accountId: AccountId, amount: string): Promise<void> {
  await system.chain.practicePay?.(erc20, accountId, usdtOf(amount));
  await system.chain.mine(system.chain.needed);
  await system.tick();
}

export const qrAddress = '0x52908400098527886E0F7030069857D2E4169EE7';
/** A PNG with the QR code of `qrAddress`. */
export const qrOfAddress = Buffer.from(
  `iVBORw0KGgoAAAANSUhEUgAAASgAAAEoAQMAAADRyf5aAAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAABJklEQVRo3u2ZWw6F
IAwFu/9NnxsR+sDiv7lTE0Qdf5o+DmCGYRj2YdNt12xcY5LeQm3UHJ1Qfgv1pC7vKc1tPMdbqI4a47hp+xeq9aq2mIQ6UIudpc30lttQ/q1ch94BlXGb
Fe5dfvw3NX2aHCvzOVRLueC4I09LfAiqoVY9Uy13puJVKKf80dWanlkLVTi5lpWW7IA6UZsjo5tCHQq+IiA9EmVQjbBQbggzJM3XBVAbpTwoqY6iaqFK
hvr9pDqgUgxGtsYKfesJUDlnzco609K+BtSTSupM2aB03p5IJa/s+UMVKu36+HTFokFZk4+li0aXsOYUCUrxRaFxn6duUO2piCUJAvVKrZ3Y6KUGdaxf
awM2ugJUS5Wzo1hjVtEBhWEY9mH7AZ3R283AQRh3AAAAAElFTkSuQmCC`,
  'base64',
);

/** A call of an operator; the cashier's, unless another token is given. */
export async function asOperator(
  system: TestSystem,
  call: CallSpec,
  fields: object,
  token: string = operatorTokens.treasury,
) {
  return (await system.send(call, fields as Readonly<Record<string, unknown>>, { token })).body;
}

export async function mailsOf(system: TestSystem) {
  return (await system.outbox.list(40)).map(({ to, text }) => ({ to, text }));
}

/** The fields of an update of `funding` that tests look at, as they are on the wire. */
interface FundingUpdate {
  readonly heads: readonly { readonly height: number }[];
  readonly deposits: readonly { readonly status: string }[];
  readonly withdrawals: readonly { readonly status: string }[];
}

/** The messages of `funding` for a socket of this user: the picture, and the updates as they come. */
export async function listening(system: TestSystem, { accountId }: Spender) {
  const updates: FundingUpdate[] = [];
  const publisher = {
    publish: (_room: string, _name: string, { data }: { readonly data: unknown }) =>
      void updates.push(data as FundingUpdate),
    listenersOf: () => 0,
    isHeardBy: () => false,
  };
  const hub = new TopicRegistry(system.gateway.deps, publisher, (error) => {
    throw error;
  });
  const stream = hub.open(fundingTopic.name, accountId);
  if (!stream.ok) throw new Error(stream.code);
  await stream.value.snapshot();
  const next = async (fits: (update: FundingUpdate) => boolean) => {
    await expect.poll(() => updates.some(fits)).toBe(true);
    return present(updates.find(fits), 'an update that was waited for is there');
  };
  return { hub, member: { next } };
}
