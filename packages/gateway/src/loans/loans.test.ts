import {
  borrow,
  claimPractice,
  decodeSnapshot,
  decodeUpdate,
  getLoanReport,
  getWallet,
  listLoanHistory,
  listLoanProducts,
  listLoans,
  listNotices,
  listWallets,
  loansTopic,
  moveLoanCollateral,
  previewLoan,
  renewLoan,
  repayLoan,
  setLoanTerms,
} from '@candor/api';
import { dayMs, hourMs, present } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remind } from '../inbox/reminder-duty.ts';
import { TestLiveClient } from '../live/test-live-client.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { btc, btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  alice = await borrower('alice');
  await system.tick({ [btcUsdt]: '60000' });
  const answer = await changedByTwo(system, setLoanTerms, terms());
  expect(answer).toMatchObject({ type: 'ok' });
});
afterAll(() => system.close());

async function borrower(name: string): Promise<TestUser> {
  const user = await system.newUser(name);
  await user.call(claimPractice, { assetId: usdt });
  await user.call(claimPractice, { assetId: btc });
  return user;
}

function terms(changes: object = {}) {
  return {
    config_id: 9,
    currency_id: usdt,
    min: '10',
    max: '100000',
    total_max: '100000',
    year_rate_ppm: 87_600,
    initial_ppm: 650_000,
    warning_ppm: 750_000,
    urgent_ppm: 800_000,
    liquidation_ppm: 830_000,
    target_ppm: 700_000,
    offered: 1,
    fixed: '7:43800,14:52560',
    collateral: `${btc}:10000:50000:1000000,${btc}:10000:100000:975000`,
    note: 'for the test',
    ...changes,
  };
}

async function offered() {
  const products = await alice.call(listLoanProducts, {});
  return present(
    products.find(({ productId }) => productId === 9),
    'the product of the test is on offer',
  );
}

const collateral = [[`${btc}`, '0.1']];
const half = [[`${btc}`, '0.05']];

it('takes a loan from its preview over collateral and payments to its end', async () => {
  const product = await offered();
  expect(product).toMatchObject({
    code: 'USDT',
    interest: 87_600,
    fixed: [
      { days: 7, interest: 43_800 },
      { days: 14, interest: 52_560 },
    ],
    collateral: [
      {
        code: 'BTC',
        price: '60000',
        spread: 10_000,
        tiers: [
          { upTo: '50000', ratio: 1_000_000 },
          { upTo: '100000', ratio: 975_000 },
        ],
      },
    ],
  });
  const { productId, termsHash } = product;
  const asked = { productId, amount: '1950', collateral: half };
  const preview = await alice.call(previewLoan, asked);
  expect(preview).toEqual({
    termsHash,
    interest: 87_600,
    hourly: '0.0195',
    counted: '3000',
    amountMax: '1950',
    ltv: 650_000,
    levels: [
      { level: 650_000, assetId: btc, share: 1_000_000, price: '60000' },
      { level: 750_000, assetId: btc, share: 866_666, price: '51999.99996' },
      { level: 800_000, assetId: btc, share: 812_500, price: '48750' },
      { level: 830_000, assetId: btc, share: 783_132, price: '46987.9518' },
    ],
  });
  const before = await alice.call(listWallets, {});
  const { loanId } = await alice.call(borrow, { ...asked, termsHash, interest: 87_600 as Ppm });
  const after = await alice.call(listWallets, {});
  // A loan makes nobody richer.
  expect(after.totalEquivalent).toBe(before.totalEquivalent);
  expect(after.debts).toEqual([{ assetId: usdt, code: 'USDT', principal: '1950', interest: '0.0195' }]);
  expect(await alice.call(getWallet, { assetId: btc, accountType: 'spot' })).toMatchObject({
    balance: { frozen: '0.05' },
    holds: [{ cause: 'collateral', reference: loanId, amount: '0.05' }],
  });
  expect((await alice.call(listLoans, {})).data).toMatchObject([
    { loanId, status: 'running', debt: '1950.0195', ltv: 650_007, isStale: false },
  ]);
  const added = await alice.call(moveLoanCollateral, { loanId, way: 'add', assetId: btc, amount: '0.05' });
  expect(added).toMatchObject({ ltv: 325_004, collateral: [{ amount: '0.1' }] });
  system.wait(hourMs);
  await system.tick({ [btcUsdt]: '60000' });
  expect(await alice.call(repayLoan, { loanId, amount: '500' })).toEqual({
    principalPaid: '499.961',
    interestPaid: '0.039',
    debtLeft: '1450.039',
  });
  const { endsAtMs } = await alice.call(renewLoan, { loanId, days: 7, termsHash, interest: 43_800 as Ppm });
  expect((await alice.call(listLoans, {})).data).toMatchObject([{ interestNow: 43_800, endsAtMs }]);
  const sale = { loanId, amount: '0.01', assetId: btc };
  expect(await alice.codeOf(repayLoan, sale)).toBe('price_missing');
  expect(await alice.codeOf(repayLoan, { ...sale, price: '59400.1' })).toBe('sale_price_moved');
  expect(await alice.codeOf(repayLoan, { ...sale, price: '59400', debtPrice: '0.99' })).toBe('sale_price_moved');
  expect(await alice.call(repayLoan, { ...sale, price: '59400' })).toMatchObject({
    debtLeft: '856.039',
    sold: '0.01',
  });
  expect(await alice.call(repayLoan, { loanId, amount: '99999' })).toMatchObject({ debtLeft: '0' });
  expect((await alice.call(listLoans, {})).data).toEqual([]);
  expect((await alice.call(listLoans, { status: 'ended' })).data).toMatchObject([
    { loanId, status: 'repaid', borrowed: '1950', debt: '0' },
  ]);
  expect((await alice.call(listLoanHistory, { loanId })).data.map(({ kind }) => kind)).toEqual([
    'ended',
    'repaid',
    'collateral_sold',
    'renewed',
    'repaid',
    'collateral_added',
    'collateral_added',
    'borrowed',
  ]);
  expect((await alice.call(listWallets, {})).debts).toEqual([]);
});

it('tells of alerts and reports a liquidation', async () => {
  const bob = await borrower('bob');
  const { productId, termsHash, interest } = await offered();
  await system.tick({ [btcUsdt]: '60000' });
  const { loanId } = await bob.call(borrow, { productId, amount: '3900', collateral, termsHash, interest });
  const client = await TestLiveClient.connect(await system.listen(), { token: bob.token });
  const { snapshots } = await client.subscribe('loans');
  expect(decodeSnapshot(loansTopic, snapshots['loans']?.data).loans).toMatchObject([{ loanId, status: 'running' }]);
  await system.tick({ [btcUsdt]: '51000' });
  await system.tick({ [btcUsdt]: '46000' });
  const { data } = await bob.call(listLoanHistory, {});
  const messages = await client.messagesOf('loans', (heard) =>
    heard.some(({ data: told }) => decodeUpdate(loansTopic, told).notices.some(({ kind }) => kind === 'liquidated')),
  );
  const notices = messages.flatMap(({ data: told }) => decodeUpdate(loansTopic, told).notices);
  expect(notices.map(({ kind }) => kind)).toEqual(['warning', 'liquidated']);
  await client.close();
  expect(data.map(({ kind, alert }) => alert ?? kind)).toEqual([
    'liquidated',
    'warning',
    'collateral_added',
    'borrowed',
  ]);
  const report = await bob.call(getLoanReport, { loanId });
  expect(report).toMatchObject({
    loan: { loanId, status: 'running', ltv: 700_000 },
    liquidations: [
      {
        debtBefore: '3900.039',
        ltvBefore: 847_835,
        sales: [{ code: 'BTC', indexPrice: '46000', salePrice: '45540' }],
        ltvLeft: 700_000,
        badDebt: '0',
      },
    ],
  });
  expect(await alice.codeOf(getLoanReport, { loanId })).toBe('loan_not_found');
  const mails = async () =>
    (await system.outbox.list(20))
      .filter(({ scene }) => scene.startsWith('loan_'))
      .map(({ to, subject }) => [to, subject]);
  await expect
    .poll(async () => (await mails()).toSorted(([, a], [, b]) => (String(a) < String(b) ? -1 : 1)))
    .toEqual([
      [bob.email, expect.stringContaining('76.48%')],
      [bob.email, expect.stringContaining(`#${loanId}`)],
    ]);
});

it('refuses other terms, another interest, too little collateral, and what is not accepted', async () => {
  const carol = await borrower('carol');
  await system.tick({ [btcUsdt]: '60000' });
  const { productId, termsHash, interest } = await offered();
  const good = { productId, amount: '100', collateral, termsHash, interest };
  expect(await carol.codeOf(borrow, { ...good, productId: 77 })).toBe('loan_not_offered');
  expect(await carol.codeOf(borrow, { ...good, termsHash: '0'.repeat(64) })).toBe('terms_changed');
  expect(await carol.codeOf(borrow, { ...good, interest: 1 as Ppm })).toBe('interest_changed');
  expect(await carol.codeOf(borrow, { ...good, days: 8 })).toBe('loan_term_not_offered');
  expect(await carol.codeOf(borrow, { ...good, amount: '3901' })).toBe('loan_ltv_too_high');
  expect(await carol.codeOf(borrow, { ...good, collateral: [[`${usdt}`, '500']] })).toBe('collateral_not_accepted');
  expect(await carol.codeOf(borrow, { ...good, collateral: [['99999', '500']] })).toBe('collateral_not_accepted');
  expect(await carol.codeOf(previewLoan, { ...good, collateral: [] })).toBe('collateral_not_accepted');
  expect(await carol.codeOf(repayLoan, { loanId: 999, amount: '1' })).toBe('loan_not_found');
  await changedByTwo(system, setLoanTerms, terms({ offered: 0 }));
  expect(await carol.codeOf(borrow, good)).toBe('loan_not_offered');
});

it('tells borrowers of an announced rate, and of a term that ends within a day, each once', async () => {
  let dora = await borrower('dora');
  await changedByTwo(system, setLoanTerms, terms());
  const { productId, termsHash, interest } = await offered();
  const asked = { productId, amount: '100', collateral: half, termsHash };
  const flexible = await dora.call(borrow, { ...asked, interest });
  const fixed = await dora.call(borrow, { ...asked, days: 7, interest: 43_800 as Ppm });
  const told = async (kind: string) =>
    (await dora.call(listNotices, { limit: 100 })).notices.filter((one) => one.kind === kind).map(({ data }) => data);
  await changedByTwo(system, setLoanTerms, terms({ year_rate_ppm: 100_000 }));
  const rate = { loan: String(flexible.loanId), asset: 'USDT', rate: '10' };
  await expect.poll(() => told('loan_rate_announced')).toMatchObject([rate]);
  const { exchange, reader, platform, clock } = system.gateway.deps;
  const parts = { exchange, reader, platform, clock, journal: { identity: { salt: 'test' } }, log: console } as never;
  await remind(parts);
  expect(await told('loan_term_ending')).toEqual([]);
  system.wait(6 * dayMs + hourMs);
  await remind(parts);
  await remind(parts);
  // The session of a week ago has ended.
  dora = await system.signIn(dora.email, dora.password);
  const ending = { loan: String(fixed.loanId), asset: 'USDT', endsAtMs: fixed.endsAtMs };
  expect(await told('loan_term_ending')).toEqual([ending]);
});
