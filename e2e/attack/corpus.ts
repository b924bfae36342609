import { getWallet, takesOnlyDeclared } from '@candor/api';
import { envelopeOf, faultOf } from './answer.ts';
import type { Answered } from './ask.ts';
import { badBodies, badNumbers, badShapes, badTexts } from './bad-values.ts';
import { type CallFields, everyCall, type Field, soundFields } from './fields.ts';
import { type Outcome, Trial } from './outcome.ts';
import { addressOf, form, inParallel, type Sent, send } from './send.ts';
import type { Victim } from './victim.ts';

const atOnce = 32;
const users = 8;

interface Try extends Omit<Sent, 'token' | 'from'> {
  readonly one: CallFields;
  readonly by: 'visitor' | 'user' | 'operator';
  readonly what: string;
  /** No call may accept it. */
  readonly isWrong: boolean;
  /** The field that has to be named; absent: any. */
  readonly names?: string;
}

/**
 * Every field of every call with unacceptable values, in a form and in JSON, of a visitor and of a user: no fault,
 * always an envelope, nothing wrong accepted, and no balance moved. `most`: no more than these, spread over all.
 */
export async function attackParameters(
  { address, people, operators }: Victim,
  endsAt: number,
  most = Infinity,
): Promise<readonly Outcome[]> {
  const tokens: string[] = [];
  for (let i = 0; i < users; i++) tokens.push(await people.user(`corpus${i}`));
  const balancesBefore = await balancesOf(address, tokens);
  // Operators' calls are elsewhere, and without ours there are no callers for them.
  const calls = everyCall().filter(({ call }) => call.access !== 'operator' || operators !== undefined);
  const all = calls.flatMap(triesOf);
  const who = (by: Try['by'], index: number) => {
    if (by === 'operator') return { token: operators?.tokens.admin ?? '' };
    return { from: addressOf(index), ...(by === 'user' && { token: tokens[index % users] as string }) };
  };
  const chosen = shuffled(all).slice(0, most);
  const trials = {
    visitor: new Trial('wrong fields, by visitors'),
    user: new Trial('wrong fields, by users'),
    operator: new Trial('wrong fields, by an operator'),
  };
  const tried = await inParallel(chosen, atOnce, endsAt, async (one, index) => {
    const { by, call, type, body } = one;
    const door = call.access === 'operator' ? (operators?.address ?? address) : address;
    const failure = await answerTo(door, { call, type, body, ...who(by, index) }).then(
      (answered) => wrongWith(one, answered),
      (error: unknown) => `was cut off: ${String(error)}`,
    );
    trials[by].held(failure && `${call.method} ${call.path} ${one.what} in ${type}: ${failure}`);
  });
  const balances = new Trial('balances afterwards: as before');
  const balancesAfter = await balancesOf(address, tokens);
  for (const [index, before] of balancesBefore.entries()) {
    const after = balancesAfter[index];
    balances.held(after === before ? undefined : `${before} has become ${String(after)}`);
  }
  const note = tried < all.length ? `${tried} of ${all.length}, spread over all` : 'all of them';
  const ofOperators = operators === undefined ? [] : [trials.operator.outcome(note)];
  return [trials.visitor.outcome(note), trials.user.outcome(note), ...ofOperators, balances.outcome()];
}

/** A body that is too large is answered while it is still sent, and that may cut it off: asked once more. */
async function answerTo(address: string, sent: Sent): Promise<Answered> {
  try {
    return await send(address, sent);
  } catch {
    return send(address, sent);
  }
}

function triesOf(one: CallFields): readonly Try[] {
  const { call, fields } = one;
  const base = (by: Try['by'], type: Try['type']) => ({ one, by, call, type }) as const;
  const types = call.method === 'GET' ? (['form'] as const) : (['form', 'json'] as const);
  const bys = call.access === 'operator' ? (['visitor', 'operator'] as const) : (['visitor', 'user'] as const);
  return bys.flatMap((by) => {
    // A call that ends a session would end the attack.
    if (by === 'user' && call.endsSession) return [];
    const ofFields = types.flatMap((type) =>
      fields.flatMap((field) => ofField(one, field, type).map((bad) => ({ ...base(by, type), ...bad }))),
    );
    const undeclared = types.map((type) => {
      const body = type === 'form' ? form({ ...soundFields(one), pricee: '1' }) : withJson(one, 'pricee', '1');
      const isWrong = takesOnlyDeclared(call);
      return {
        ...base(by, type),
        what: 'with a field that is not its own',
        body,
        isWrong,
        ...(isWrong && { names: 'pricee' }),
      };
    });
    const bodies = badBodies(fields[0]?.name ?? 'id')
      .filter(({ type }) => call.method === 'POST' || type === 'form')
      .map(({ type, body }) => ({
        ...base(by, type),
        what: `with ${body.slice(0, 30)}`,
        body,
        isWrong: takesOnlyDeclared(call),
      }));
    const all: readonly Try[] = [...ofFields, ...undeclared, ...bodies];
    // Users and operators send a call that changes something only values it must refuse.
    return by !== 'visitor' && call.effect === 'commands' ? all.filter(({ isWrong }) => isWrong) : all;
  });
}

type Bad = Pick<Try, 'what' | 'body' | 'isWrong' | 'names'>;

function ofField(one: CallFields, field: Field, type: Try['type']): readonly Bad[] {
  const { name, kind } = field;
  const bad = (written: string, body: string, isWrong: boolean): Bad => ({
    what: `${name}=${written.slice(0, 40)}`,
    body,
    isWrong,
    ...(isWrong && { names: name }),
  });
  if (type === 'form') {
    const others = soundFields(one, name);
    return badTexts.map((text) => bad(text, form({ ...others, [name]: text }), field.refuses(text)));
  }
  const texts = badTexts.map((text) => bad(text, withJson(one, name, JSON.stringify(text)), field.refuses(text)));
  const shapes = badShapes.map((shape) => bad(shape, withJson(one, name, shape), true));
  const numbers = badNumbers.map((number) => bad(number, withJson(one, name, number), kind !== 'text'));
  const isNullWrong = takesOnlyDeclared(one.call);
  return [...texts, ...shapes, ...numbers, bad('null', withJson(one, name, 'null'), isNullWrong)];
}

/** `value` as it is written, beside the fields that are needed. */
function withJson(one: CallFields, name: string, value: string): string {
  const others = Object.entries(soundFields(one, name)).map(
    ([key, text]) => `${JSON.stringify(key)}:${JSON.stringify(text)}`,
  );
  return `{${[...others, `${JSON.stringify(name)}:${value}`].join(',')}}`;
}

function wrongWith({ one: { call }, by, isWrong, names }: Try, answered: Answered): string | undefined {
  const fault = faultOf(answered);
  const envelope = envelopeOf(answered);
  if (fault !== undefined || envelope === undefined) return fault;
  const { type, code, field } = envelope;
  const isShut = call.access !== 'visitor' && by === 'visitor';
  if (type === 'ok') return isWrong || isShut ? 'was taken' : undefined;
  if (!isWrong || isShut || answered.status !== 200 || call.file !== undefined) return undefined;
  const isNamed = code === 'parameter_error' && (names === undefined || field === names);
  return isNamed ? undefined : `answered ${String(code)} ${field ?? ''}`;
}

/** In an order that is the same each time and has nothing to do with the calls: a part of it is spread over all. */
function shuffled<T>(list: readonly T[]): readonly T[] {
  const keyed = list.map((one, index) => [Math.imul(index + 1, 0x9e37_79b1) >>> 0, one] as const);
  return keyed.sort(([a], [b]) => a - b).map(([, one]) => one);
}

const assetIds = [1, 2, 3];
const accountTypes = [1, 2, 3, 4];

/** The balances of each user, as text. */
function balancesOf(address: string, tokens: readonly string[]): Promise<readonly string[]> {
  return Promise.all(
    tokens.map(async (token) => {
      const parts: string[] = [];
      for (const assetId of assetIds) {
        for (const type of accountTypes) {
          const body = form({ currency: String(assetId), type: String(type) });
          const envelope = envelopeOf(await send(address, { call: getWallet, type: 'form', body, token }));
          const { balance } = (envelope?.message ?? {}) as { balance?: { available: string; frozen: string } };
          parts.push(`${assetId}/${type} ${String(balance?.available)} ${String(balance?.frozen)}`);
        }
      }
      return parts.join(', ');
    }),
  );
}
