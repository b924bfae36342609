import { type AccountId, type AssetId, type CommandOf, house, type ProposalId } from '@candor/exchange';
import { atoms } from '@candor/money';
import {
  type Action,
  alice,
  type AmountText,
  amountOf,
  asset,
  bob,
  given,
  operator,
  type Row,
  type Scenario,
  scenario,
  sends,
  thenThat,
  when,
} from '@candor/testkit';

type Correction = CommandOf<'ledger.correct'>;

const [aliceId, bobId] = [1_000 as AccountId, 1_001 as AccountId];
const { treasury, fees, underwriting, insurance, external } = house;

function correction(fromAccountId: AccountId, toAccountId: AccountId, size: AmountText, more = {}): Correction {
  const { assetId, atoms: amount } = amountOf(size);
  const about = { corrects: 1, reason: 'booked_twice' } as const;
  return { type: 'ledger.correct', fromAccountId, toAccountId, assetId, amount, ...about, ...more };
}

const proposes = (name: string, change: Correction): Action =>
  sends(`${name} proposes ${change.amount} from ${change.fromAccountId} to ${change.toAccountId}`, {
    type: 'proposals.propose',
    operator: name,
    change,
  });
const confirms = (name: string, proposal: number): Action =>
  sends(`${name} confirms ${proposal}`, {
    type: 'proposals.confirm',
    operator: name,
    proposalId: proposal as ProposalId,
  });
const endsUnfit = (name: string, proposal: number): Action =>
  sends(`${name} finds that ${proposal} does not fit`, {
    type: 'proposals.end_unfit',
    operator: name,
    proposalId: proposal as ProposalId,
  });
const houseHas = (accountId: AccountId, assetId: AssetId, expected: bigint): Row =>
  thenThat(
    `account ${accountId} has ${expected} of ${assetId}`,
    ({ runner }) => runner.core.queries.balances(accountId).find((one) => one.assetId === assetId)?.available ?? 0n,
    expected,
  );
const lines = (...expected: readonly string[]): Row =>
  thenThat(
    `it is posted: ${expected.join(', ')}`,
    (scene) =>
      scene
        .told('ledger.posted')
        .flatMap(({ reference, lines: posted }) =>
          posted.map(
            ({ accountId, kind, available, frozen }) => `${reference}: ${accountId} ${kind} ${available} ${frozen}`,
          ),
        ),
    expected,
  );

/** The only way to mend a balance (RULES 2). */
export const corrections: readonly Scenario[] = [
  scenario(
    'RULES 2: a correction is proposed by one operator, made by another, and told with both names',
    given(operator.funds('treasury', '10 USDT')),
    when(sends('one operator sends it', correction(treasury, aliceId, '4 USDT'), 'operator'), 'proposal_needed'),
    when(sends('the system sends it', correction(treasury, aliceId, '4 USDT'), 'system'), 'not_permitted'),
    when(proposes('rita', correction(treasury, aliceId, '4 USDT')), 'done'),
    houseHas(treasury, asset.USDT, 10_000_000n),
    when(confirms('rita', 1), 'second_person_needed'),
    when(confirms('max', 1), 'done'),
    lines(`1: ${treasury} correction -4000000 0`, `1: ${aliceId} correction 4000000 0`),
    thenThat(
      'it is told with its reason, what it corrects, and who decided it',
      (scene) =>
        scene.told('ledger.corrected').map(({ proposalId, reason, corrects, operators }) => ({
          proposalId,
          reason,
          corrects,
          operators,
        })),
      [{ proposalId: 1, reason: 'booked_twice', corrects: 1, operators: ['rita', 'max'] }],
    ),
    alice.holds('4 USDT'),
    when(confirms('ann', 1), 'proposal_not_found'),
    alice.holds('4 USDT'),
  ),
  scenario(
    'a correction moves between two users, or to the house, and only what is free',
    given(alice.has('10000 USDT')),
    given(proposes('rita', correction(aliceId, bobId, '10000 USDT'))),
    given(alice.moves('1 USDT', 'spot', 'options')),
    when(confirms('max', 1), 'balance_insufficient'),
    when(endsUnfit('max', 1), 'done'),
    thenThat(
      'it ends as outdated, because the money is gone',
      (scene) => scene.told('proposals.ended').map(({ end, reason }) => [end, reason]),
      [['outdated', 'balance_insufficient']],
    ),
    given(alice.moves('1 USDT', 'options', 'spot')),
    given(proposes('rita', correction(aliceId, bobId, '10000 USDT'))),
    when(endsUnfit('max', 2), 'proposal_fits'),
    given(confirms('max', 2)),
    bob.holds('10000 USDT'),
    given(bob.buys('0.01 BTC', { at: '60000' })),
    when(proposes('rita', correction(bobId, fees, '9999 USDT')), 'balance_insufficient'),
    given(proposes('rita', correction(bobId, fees, '9000 USDT'))),
    given(confirms('max', 3)),
    houseHas(fees, asset.USDT, 9_000_000_000n),
  ),
  scenario(
    'fiat is corrected in the fiat account',
    given(operator.funds('treasury', '5 USD')),
    given(proposes('rita', correction(treasury, aliceId, '5 USD'))),
    given(confirms('max', 1)),
    thenThat(
      'it is in the fiat account',
      ({ runner }) => runner.core.queries.balances(aliceId).map(({ walletType, available }) => [walletType, available]),
      [['fiat', 500n]],
    ),
  ),
  scenario(
    'RULES 2: refusals of a correction, in check order',
    given(operator.funds('treasury', '10 USDT')),
    given(operator.funds('fees', '10 USDT')),
    ...[underwriting, insurance, external].flatMap((account) => [
      when(proposes('rita', correction(account, aliceId, '1 USDT')), 'correction_not_allowed'),
      when(proposes('rita', correction(aliceId, account, '1 USDT')), 'correction_not_allowed'),
    ]),
    when(
      proposes('rita', correction(treasury, treasury, '0 USDT', { assetId: 99 as AssetId, corrects: 0 })),
      'asset_not_found',
    ),
    when(proposes('rita', correction(treasury, 4_000 as AccountId, '0 USDT', { corrects: 0 })), 'account_not_found'),
    when(proposes('rita', correction(treasury, fees, '0 USDT', { corrects: 0 })), 'correction_not_allowed'),
    when(proposes('rita', correction(aliceId, aliceId, '0 USDT', { corrects: 0 })), 'transfer_same_account'),
    when(proposes('rita', correction(treasury, aliceId, '0 USDT', { corrects: 0 })), 'amount_invalid'),
    when(
      proposes('rita', correction(treasury, aliceId, '1 USDT', { amount: atoms(-1n), corrects: 0 })),
      'amount_invalid',
    ),
    when(proposes('rita', correction(treasury, aliceId, '11 USDT', { corrects: 0 })), 'record_not_found'),
    when(proposes('rita', correction(treasury, aliceId, '11 USDT', { corrects: 99_999 })), 'record_not_found'),
    when(proposes('rita', correction(treasury, aliceId, '11 USDT')), 'balance_insufficient'),
    when(proposes('rita', correction(treasury, aliceId, '10 USDT')), 'done'),
  ),
];
