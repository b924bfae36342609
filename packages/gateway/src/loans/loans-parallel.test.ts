import {
  borrow,
  claimPractice,
  listLoanHistory,
  listLoanProducts,
  listLoans,
  listWallets,
  repayLoan,
  setLoanTerms,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { burstOf, crowd, crowdOptions } from '../testing/test-crowd.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { btc, btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let alice: TestUser;

beforeAll(async () => {
  system = await startTestSystem(crowdOptions);
  alice = await system.newUser('alice');
  for (const assetId of [usdt, btc]) await alice.call(claimPractice, { assetId });
  await system.tick({ [btcUsdt]: '60000' });
  const terms = {
    config_id: 9,
    currency_id: usdt,
    min: '10',
    max: '1000',
    total_max: '1000',
    year_rate_ppm: 87_600,
    initial_ppm: 650_000,
    warning_ppm: 750_000,
    urgent_ppm: 800_000,
    liquidation_ppm: 830_000,
    target_ppm: 700_000,
    offered: 1,
    fixed: '',
    collateral: `${btc}:10000:50000:1000000`,
    note: 'for the test',
  };
  expect(await changedByTwo(system, setLoanTerms, terms)).toMatchObject({ type: 'ok' });
});
afterAll(() => system.close());

async function restart(): Promise<void> {
  await system.stop();
  system = await startTestSystem({ ...crowdOptions, folder: system.folder });
  await system.tick({ [btcUsdt]: '60000' });
  alice = system.withToken(alice);
}

it('500 loans at once never lend more than the product has, also across a restart', async () => {
  const products = await alice.call(listLoanProducts, {});
  const { productId, termsHash, interest } = present(
    products.find((one) => one.productId === 9),
    'the product is on offer',
  );
  const given = { productId, amount: '300', collateral: [[`${btc}`, '0.01']], termsHash, interest };
  const burst = () => burstOf(() => alice.codeOf(borrow, given));
  expect(await burst()).toEqual({ ok: 3, loan_too_large: crowd - 3 });
  await restart();
  expect(await burst()).toEqual({ loan_too_large: crowd });
  expect((await alice.call(listLoans, {})).data).toHaveLength(3);
  const { debts } = await alice.call(listWallets, {});
  expect(debts).toMatchObject([{ principal: '900' }]);
});

it('500 repayments at once never pay more than the debt, also across a restart', async () => {
  const before = await alice.call(listWallets, {});
  const free = (wallets: typeof before) =>
    Number(
      wallets.balances.find(({ assetId, accountType }) => assetId === usdt && accountType === 'spot')?.available ?? 0,
    );
  const [loan] = (await alice.call(listLoans, {})).data;
  const { loanId, debt } = present(loan, 'there is a loan');
  const burst = () => burstOf(() => alice.codeOf(repayLoan, { loanId, amount: '7' }));
  const pays = Math.ceil(Number(debt) / 7);
  expect(await burst()).toEqual({ ok: pays, loan_not_found: crowd - pays });
  await restart();
  expect(await burst()).toEqual({ loan_not_found: crowd });
  expect(free(await alice.call(listWallets, {}))).toBeCloseTo(free(before) - Number(debt), 6);
  const { data } = await alice.call(listLoanHistory, { loanId, limit: 1 });
  expect(data).toMatchObject([{ kind: 'ended' }]);
});
