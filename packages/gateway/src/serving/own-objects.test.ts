import { readdirSync } from 'node:fs';
import {
  allCalls,
  deleteCard,
  encodeInput,
  listAlerts,
  listContractTickets,
  listSessions,
  listSpotOrders,
  listWithdrawals,
  previewWithdrawal,
  renamePasskey,
  revokeApiKey,
  submitIdentity,
  wireFields,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erc20, fund, newSpender, proofFor, type Spender } from '../funding/test-funding.ts';
import { nobodysText, nobodysUpload, type OwnCase } from '../testing/test-own-case.ts';
import { objectsOf } from '../testing/test-own-objects.ts';
import { startTestSystem, type TestSystem } from '../testing/test-system.ts';

/** Anna's objects, requested by Bert, by a visitor, and by Anna. Bert gets the same answers as for ids that nobody has. */
let system: TestSystem;
let anna: Spender;
let bert: Spender;
/** The objects of Anna, by their names in the cases. */
let own: Record<string, any>;

beforeAll(async () => {
  system = await startTestSystem();
  [anna, bert] = [await newSpender(system, 'advanced', 'anna'), await newSpender(system, 'advanced', 'bert')];
  own = await objectsOf(system, anna);
  await fund(system, bert.accountId, '1000');
});
afterAll(() => system.close());

const gateway = new URL('../', import.meta.url);
const files = readdirSync(gateway, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('test-own-cases.ts'),
);
type Given = Record<string, unknown>;

/** The cases of all products, each beside its calls. */
const cases = (
  await Promise.all(
    files.map(async (path) => {
      const { ownCases } = (await import(new URL(path, gateway).href)) as { readonly ownCases: readonly OwnCase[] };
      return ownCases;
    }),
  )
).flat();

/** Ids of common objects, and words that only look like ids. */
const nobodysOwn = new Set(
  'assetId assetIds fromAssetId toAssetId fiatAssetId pairId pairIds productId baseAssetId quoteAssetId railId traderId cardId areaCodeId newsId categoryId clientId ignoredUserId itemId requestId projectId'.split(
    ' ',
  ),
);
/** Tried in other tests: the pictures of an identity, and proofs that are bound to their session. */
const elsewhere = new Set('frontPic reversePic selfiePic passkey stepUpId token'.split(' '));

it('covers every id that a signed-in call takes', () => {
  const looksLikeId = /(Id|Ids|Upload|Pic|Portrait|picture|^passkey|^token)$/;
  const known = new Set(cases.map(({ call, field }) => `${call.path} ${field}`));
  const missing = allCalls
    .filter(({ access }) => access === 'signed_in')
    .flatMap((call) => (wireFields(call.input) ?? []).map(({ inside }) => ({ call, inside })))
    .filter(({ inside }) => looksLikeId.test(inside) && !nobodysOwn.has(inside) && !elsewhere.has(inside))
    .map(({ call, inside }) => `${call.path} ${inside}`)
    .filter((name) => !known.has(name));
  expect(missing).toEqual([]);
});

async function answerTo(who: Spender | undefined, { call, field, rest = {}, proof }: OwnCase, id: unknown) {
  const given = { ...rest, [field]: id };
  const full = { ...given, ...(who === undefined || proof === undefined ? {} : await proof(system, given, who)) };
  const input = encodeInput(call, full as never) as Given;
  return (await system.send(call, input, { token: who?.user.token })).body;
}

it.each(cases.map((one) => [`${one.call.path} ${one.field}`, one] as const))(
  '%s reveals to nobody else whether it exists',
  async (_, one) => {
    const id = own[one.object];
    expect(id, `Anna has a ${one.object}`).toBeDefined();
    const told = await answerTo(bert, one, id);
    expect(told.type === 'ok' ? 'ok' : told.code).toBe(one.refusal);
    expect(told).toEqual(await answerTo(bert, one, one.nobodys));
    expect(await answerTo(undefined, one, id)).toMatchObject({ type: '999' });
  },
);

it('has removed nothing from its owner', async () => {
  const { user } = anna;
  expect((await user.call(listSessions, {})).map(({ sessionId }) => sessionId)).toContain(own['sessionId']);
  expect((await user.call(listSpotOrders, { orderId: own['orderId'] })).rows).toHaveLength(1);
  expect((await user.call(listContractTickets, { ticketId: own['ticketId'] })).tickets).toHaveLength(1);
  expect(
    await user.call(previewWithdrawal, { railId: erc20, amount: '20', destinationId: own['addressId'] }),
  ).not.toHaveProperty('rejectCode');
  const withdrawals = (await user.call(listWithdrawals, {})).data;
  expect(withdrawals).toMatchObject([{ withdrawalId: own['withdrawalId'], status: 'approved' }]);
  expect(await user.call(listAlerts, {})).toMatchObject([{ alertId: own['alertId'], state: 'live', price: '80000' }]);
  await user.call(deleteCard, { destinationId: own['cardId'] });
  await user.call(renamePasskey, { passkeyId: own['passkeyId'], name: 'still mine' });
  await user.call(revokeApiKey, { keyId: own['keyId'] });
});

it('a step-up belongs to its session', async () => {
  const { addressId } = own;
  const asked = { railId: erc20, amount: '20', destinationId: addressId, fee: '1' };
  const stolen = await proofFor(system, anna, 'withdraw', withdrawalSubject(asked));
  expect(await bert.user.codeOf(withdrawFunds, { ...asked, ...stolen })).not.toBe('ok');
  const told = async (stepUpId: string, given: typeof asked) =>
    bert.user.codeOf(withdrawFunds, { ...given, ...stolen, stepUpId });
  expect(await told(stolen.stepUpId, asked)).toBe(await told(nobodysText, asked));
  expect(
    await anna.user.codeOf(submitIdentity, {
      realType: 'pictures',
      frontPic: nobodysUpload,
      reversePic: nobodysUpload,
    }),
  ).not.toBe('ok');
});
