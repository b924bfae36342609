import { isDeepStrictEqual } from 'node:util';
import {
  cancelSpotOrder,
  type CallSpec,
  listSpotOrders,
  mayMake,
  operatorRoles,
  takesOnlyDeclared,
  wireFields,
} from '@candor/api';
import { envelopeOf, faultOf } from './answer.ts';
import { type Answered, restingOrder } from './ask.ts';
import { type CallFields, everyCall, soundFields } from './fields.ts';
import { type Outcome, Trial } from './outcome.ts';
import { addressOf, form, inParallel, send } from './send.ts';
import type { OperatorsDoor, Victim } from './victim.ts';

const atOnce = 8;
const nobodysId = '987654321';
const nobodysToken = 'A'.repeat(43);

/** The access rules: every call by every caller without the right. */
export async function attackMatrix(victim: Victim, endsAt: number): Promise<readonly Outcome[]> {
  return [
    await ofVisitors(victim, endsAt),
    await ofUsersAsOperators(victim, endsAt),
    ...(victim.operators === undefined ? [] : [await ofOtherRoles(victim.operators, endsAt)]),
    await ofOtherUsers(victim, endsAt),
  ];
}

const kindOf = (access: CallSpec['access']): readonly CallFields[] =>
  everyCall().filter(({ call }) => call.access === access);

/** Answers to visitors without a token, with an unknown one, and with a malformed one. */
async function ofVisitors({ address }: Victim, endsAt: number): Promise<Outcome> {
  const trial = new Trial('calls of users, by visitors: 999');
  const tokens = [undefined, nobodysToken, `Bearer ${nobodysToken}`, `ck_${nobodysToken}`, 'null', '__proto__'];
  const asked = kindOf('signed_in').flatMap((one) => tokens.map((token) => ({ one, token })));
  await inParallel(asked, atOnce, endsAt, async ({ one, token }, index) => {
    const { call } = one;
    const by = { from: addressOf(index), ...(token !== undefined && { token }) };
    const answered = await send(address, { call, type: 'form', body: form(soundFields(one)), ...by });
    const wrong = unless(answered, ({ type }) => type === '999');
    trial.held(wrong && `${call.path} with the token ${String(token)}: ${wrong}`);
  });
  return trial.outcome();
}

/** At the site's door they do not exist at all; at the operators' own one only operators are admitted. */
async function ofUsersAsOperators({ address, people, operators }: Victim, endsAt: number): Promise<Outcome> {
  const trial = new Trial('calls of operators, by visitors and users: refused');
  const user = await people.user('plain');
  const tokens = [undefined, user, `Bearer ${user}`, nobodysToken];
  const doors = operators === undefined ? [address] : [address, operators.address];
  const asked = kindOf('operator').flatMap((one) =>
    doors.flatMap((door) => tokens.map((token) => ({ one, door, token }))),
  );
  await inParallel(asked, atOnce, endsAt, async ({ one, door, token }, index) => {
    const { call } = one;
    const by = { from: addressOf(index), ...(token !== undefined && { token }) };
    const answered = await send(door, { call, type: 'form', body: form(soundFields(one)), ...by });
    const refusal = door === address ? 'not_found' : 'operator_needed';
    const wrong = unless(answered, ({ code }) => code === refusal);
    trial.held(wrong && `${call.path}: ${wrong}`);
  });
  return trial.outcome();
}

/** A role that a call does not name is refused; one that it names gets as far as the fields, of which one is not the call's. */
async function ofOtherRoles({ address, tokens }: OperatorsDoor, endsAt: number): Promise<Outcome> {
  const trial = new Trial('calls of operators, by every role: its own only');
  const asked = kindOf('operator').flatMap((one) => operatorRoles.map((role) => ({ one, role })));
  await inParallel(asked, atOnce, endsAt, async ({ one, role }) => {
    const { call } = one;
    const fields = takesOnlyDeclared(call) ? { ...soundFields(one), not_a_field: '1' } : soundFields(one);
    const token = tokens[role];
    const answered = await send(address, { call, type: 'form', body: form(fields), token });
    const wrong = unless(answered, ({ code, field }) => {
      if (!mayMake(role, call)) return code === 'role_needed';
      // A call that takes a file misses it before it reads any field.
      if (code === 'upload_missing') return true;
      return takesOnlyDeclared(call) ? field === 'not_a_field' : code !== 'role_needed' && code !== 'operator_needed';
    });
    trial.held(wrong && `${call.path} by ${role}: ${wrong}`);
  });
  return trial.outcome();
}

/** Names of ids, inside, and the calls that return one of Anna's. */
type Own = Readonly<Record<string, string>>;

/** Bert requests Anna's things, and gets the answer for things that do not exist. */
async function ofOtherUsers({ address, people }: Victim, endsAt: number): Promise<Outcome> {
  const trial = new Trial("ids of another user: as nobody's");
  const [anna, bert] = [await people.user('anna'), await people.user('bert')];
  const own = await ownedBy(address, anna);
  const asked = kindOf('signed_in').flatMap((one) =>
    (wireFields(one.call.input) ?? [])
      .filter(({ inside }) => Object.hasOwn(own, inside))
      .map(({ inside, wire }) => ({ one, wire, id: own[inside] as string })),
  );
  await inParallel(asked, 1, endsAt, async ({ one, wire, id }) => {
    const { call } = one;
    const told = async (value: string) => {
      const body = form({ ...soundFields(one), [wire]: value });
      const answered = await send(address, { call, type: 'form', body, token: bert });
      const wrong = faultOf(answered);
      if (wrong !== undefined) trial.held(`${call.path} ${wire}: ${wrong}`);
      return withoutTimes(envelopeOf(answered));
    };
    const [hers, nobodys] = [await told(id), await told(/^\d+$/.test(id) ? nobodysId : 'z'.repeat(id.length))];
    const wrong = isDeepStrictEqual(hers, nobodys) ? undefined : JSON.stringify([hers, nobodys]).slice(0, 300);
    trial.held(wrong && `${call.path} ${wire} of somebody else: ${wrong}`);
  });
  trial.held(await isGone(address, anna, own));
  return trial.outcome();
}

async function ownedBy(address: string, token: string): Promise<Own> {
  const must = async (path: `/${string}`, body: string): Promise<unknown> => {
    const call = everyCall().find((one) => one.call.path === path)?.call;
    if (call === undefined) throw new Error(`there is no call ${path}`);
    const envelope = envelopeOf(await send(address, { call, type: 'form', body, token }));
    if (envelope?.type !== 'ok') throw new Error(`${path}: ${JSON.stringify(envelope)}`);
    return envelope.message;
  };
  const order = await restingOrder({ address });
  const { id: orderId } = (await must('/coin/trade', order)) as { id: number };
  await must('/wallet/change', 'currency_id=3&number=500&from_field=2&to_field=3');
  const price = /target_price=(\d+)/.exec(order)?.[1] ?? '';
  const ticket = `currency_id=1&legal_id=3&type=1&share=1&multiple=10&status=0&target_price=${price}`;
  const { id: ticketId } = (await must('/lever/submit', ticket)) as { id: number };
  const quoted = 'from_currency_id=3&to_currency_id=1&number=100';
  const { quote_id: quoteId } = (await must('/user/getTransferFee', quoted)) as { quote_id: number };
  const { data } = (await must('/safe/sessions', '')) as { data: readonly { id?: string; session_id?: string }[] };
  const [session] = data;
  const sessionId = session?.session_id ?? session?.id ?? '';
  return { orderId: String(orderId), ticketId: String(ticketId), quoteId: String(quoteId), sessionId };
}

/** Checks whether Anna has lost anything. */
async function isGone(address: string, token: string, { orderId = '' }: Own): Promise<string | undefined> {
  const listed = await send(address, { call: listSpotOrders, type: 'form', body: `id=${orderId}`, token });
  if (!JSON.stringify(envelopeOf(listed)?.message).includes(`"id":${orderId}`)) return 'her order is gone';
  const cancelled = await send(address, { call: cancelSpotOrder, type: 'form', body: `id=${orderId}`, token });
  return unless(cancelled, ({ type }) => type === 'ok');
}

type Envelope = NonNullable<ReturnType<typeof envelopeOf>>;

/** The error of an answer that is not as expected. */
function unless(answered: Answered, isRight: (envelope: Envelope) => boolean): string | undefined {
  const envelope = envelopeOf(answered);
  const fault = faultOf(answered);
  if (fault !== undefined || envelope === undefined) return fault;
  return isRight(envelope) ? undefined : `${envelope.type} ${String(envelope.code)}`;
}

/** The parts of two answers, a moment apart, that have to be the same. */
function withoutTimes(envelope: Envelope | undefined): unknown {
  const moving = new Set(['sequence', 'stale', 'time', 'now', 'until']);
  return JSON.parse(JSON.stringify(envelope ?? null, (key, value: unknown) => (moving.has(key) ? undefined : value)));
}
