import { listStuck, payPracticeDeposit, setPairFees, submitIdentity } from '@candor/api';
import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bookAddress,
  erc20,
  fund,
  newSpender,
  note,
  type Spender,
  submitAs,
  withdraw,
} from '../funding/test-funding.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
let ann: Spender;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await newSpender(system);
});
afterAll(() => system.close());

const { treasury, compliance, markets } = operatorTokens;
type Row = Readonly<Record<'kind' | 'number' | 'subject', string>>;

/** The things of some kinds that are stuck, as an operator reads of them. */
const stuck = async (kinds: RegExp, token = treasury): Promise<readonly string[]> => {
  const rows: readonly Row[] = (await system.send(listStuck, {}, { token })).body.message.data;
  return rows.filter(({ kind }) => kinds.test(kind)).map(({ kind, number, subject }) => `${kind} ${number} ${subject}`);
};

it('names a payment that does not go on, with the step that it waits for, until it does', async () => {
  const payments = () => stuck(/^(deposit|withdrawal)_/);
  const { destinationId } = await bookAddress(system, ann);
  await fund(system, ann.accountId, '2000');
  const { withdrawalId } = await withdraw(system, ann, destinationId, '30');
  const progress = (status: 'signed' | 'broadcast' | 'confirmed') =>
    submitAs(system, 'system', {
      type: 'funding.progress_withdrawal',
      withdrawalId: withdrawalId as never,
      status,
      transaction: new Uint8Array(32).fill(7),
    });
  system.wait(minuteMs);
  await system.tick();
  expect(await payments()).toEqual([]);
  system.wait(10 * minuteMs);
  expect(await payments()).toEqual([`withdrawal_unsigned ${withdrawalId} 30 USDT · ERC20`]);

  await submitAs(system, 'system', { type: 'funding.release_withdrawal', withdrawalId: withdrawalId as never });
  await progress('signed');
  await progress('broadcast');
  await ann.user.call(payPracticeDeposit, { railId: erc20, amount: '50' });
  expect(await payments()).toEqual([]);
  system.wait(hourMs + minuteMs);
  expect(await payments()).toEqual([
    `withdrawal_unconfirmed ${withdrawalId} 30 USDT · ERC20`,
    expect.stringMatching(/^deposit_unconfirmed \d+ 50 USDT · ERC20$/),
  ]);
  await progress('confirmed');
  await system.chain.mine(20);
  expect(await payments()).toEqual([]);
});

it('names a case past its promise to those who may look at it, and to nobody else', async () => {
  const bob = await system.newUser();
  const typed = { realType: 'text', idType: 'id_card', name: 'An Nguyen', country: 'VN', birthDate: '1990-05-17' };
  await bob.call(submitIdentity, { ...typed, cardId: '001190012310' } as never);
  expect(await stuck(/^case_late/, compliance)).toEqual([]);
  system.wait(dayMs + 1);
  expect(await stuck(/^case_late/, compliance)).toEqual([expect.stringMatching(/^case_late \d+ identity$/)]);
  expect(await stuck(/^case_late/)).toEqual([]);
});

it('names a proposal that lapses within a day, and one that what is in force has overtaken', async () => {
  const fees = (fee: string) => ({ pair_id: '1', maker_fee_ppm: fee, taker_fee_ppm: fee, note });
  const proposed = (await system.send(setPairFees, fees('3000'), { token: markets })).body.message;
  const named = `${proposed.proposal_id} catalog.set_pair_fees`;
  expect(await stuck(/^proposal_/)).toEqual([]);
  system.wait(6 * dayMs + hourMs);
  expect(await stuck(/^proposal_/)).toEqual([`proposal_lapsing ${named}`]);
  await changedByTwo(system, setPairFees, fees('2000'));
  expect(await stuck(/^proposal_/)).toEqual([`proposal_outdated ${named}`]);
});
