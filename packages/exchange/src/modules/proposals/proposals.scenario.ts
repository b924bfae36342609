import type { PairId, ProposalId } from '@candor/exchange';
import { type ChangeCommand, type ProposalEnd, restoreCore } from '@candor/exchange';
import { atoms } from '@candor/money';
import {
  type Action,
  fundingTerms,
  given,
  pair,
  passes,
  type Row,
  type Scenario,
  scenario,
  scenarioIn,
  sends,
  setRail,
  thenThat,
  ticks,
  when,
} from '@candor/testkit';

const world = { funding: {} };
const day = 86_400_000;
const practiceDelay = 30_000;
/** Any command lets due timers run. */
const time = given(ticks({ 'BTC/USDT': '60000' }));

const proposes = (operator: string, change: ChangeCommand): Action =>
  sends(`${operator} proposes ${change.type}`, { type: 'proposals.propose', operator, change });
const confirms = (operator: string, proposal: number): Action =>
  sends(`${operator} confirms ${proposal}`, {
    type: 'proposals.confirm',
    operator,
    proposalId: proposal as ProposalId,
  });
const cancels = (operator: string, proposal: number): Action =>
  sends(`${operator} cancels ${proposal}`, { type: 'proposals.cancel', operator, proposalId: proposal as ProposalId });
/** The same command by an operator, past the proposals. */
const endsUnfit = (operator: string, proposal: number): Action =>
  sends(`${operator} finds that ${proposal} does not fit`, {
    type: 'proposals.end_unfit',
    operator,
    proposalId: proposal as ProposalId,
  });
const directly = (change: ChangeCommand): Action => sends(`an operator sends ${change.type}`, change, 'operator');
const ends = (...expected: readonly `${ProposalEnd} by ${string}`[]): Row =>
  thenThat(
    `proposals ended: ${expected.join(', ')}`,
    (scene) => scene.told('proposals.ended').map(({ end, operators }) => `${end} by ${operators.join(' and ')}`),
    expected,
  );
const threshold = (bitcoins: bigint): Row =>
  thenThat(
    `two people are needed above ${bitcoins} BTC`,
    ({ runner }) => runner.core.queries.fundingTerms()?.twoPeopleAbove,
    bitcoins * 100_000_000n,
  );
const open = (...expected: readonly string[]): Row =>
  thenThat(
    `what waits: ${expected.join(', ') || 'nothing'}`,
    ({ runner }) =>
      runner.core.queries
        .proposals()
        .map(({ proposalId, change, confirmedBy }) => `${proposalId} ${change.type} ${confirmedBy ?? 'unconfirmed'}`),
    expected,
  );

const looser = fundingTerms({ twoPeopleAbove: atoms(1_000n * 100_000_000n) });
const tighter = fundingTerms({ twoPeopleAbove: atoms(5n * 100_000_000n) });
const closed = setRail('USDT chain', { takesDeposits: 'no' });
const opened = setRail('USDT chain', {});
const dearer = setRail('USDT chain', { withdrawFee: atoms(2_000_000n) });

/** Changes that loosen protection need two operators, and some of them time. */
export const proposalScenarios: readonly Scenario[] = [
  scenarioIn(
    world,
    'a change that tightens is made at once by one operator, and one that loosens waits for another',
    when(proposes('rita', closed), 'done'),
    open(),
    when(directly(opened), 'proposal_needed'),
    when(proposes('rita', opened), 'done'),
    open('1 funding.set_rail unconfirmed'),
    when(confirms('rita', 1), 'second_person_needed'),
    when(confirms('', 1), 'not_permitted'),
    when(confirms('max', 2), 'proposal_not_found'),
    when(confirms('max', 1), 'done'),
    ends('made by rita and max'),
    open(),
    thenThat(
      'the way is open again',
      ({ runner }) => runner.core.queries.rails().map(({ takesDeposits }) => takesDeposits),
      ['yes', 'yes', 'yes', 'yes'],
    ),
    when(confirms('max', 1), 'proposal_not_found'),
    when(directly(closed), 'done'),
  ),
  scenarioIn(
    world,
    'a threshold that rises takes effect after a delay, in which one operator is enough to stop it',
    when(directly(looser), 'proposal_needed'),
    when(proposes('rita', looser), 'done'),
    when(confirms('max', 1), 'done'),
    open('1 funding.set_terms max'),
    when(confirms('ann', 1), 'proposal_confirmed'),
    passes(practiceDelay - 1_000),
    time,
    threshold(10n),
    when(cancels('ann', 1), 'done'),
    ends('cancelled by rita and max and ann'),
    passes(practiceDelay),
    time,
    threshold(10n),
    when(proposes('rita', looser), 'done'),
    when(confirms('max', 2), 'done'),
    passes(practiceDelay),
    time,
    ends('made by rita and max'),
    threshold(1_000n),
  ),
  scenarioIn(
    { mode: 'live', funding: {} },
    'in live the delay is a day',
    given(proposes('rita', looser)),
    given(confirms('max', 1)),
    passes(day - 1_000),
    time,
    threshold(10n),
    passes(1_000),
    time,
    threshold(1_000n),
  ),
  scenarioIn(
    world,
    'a proposal whose subject has changed is worth nothing, also while it waits for its time',
    given(proposes('rita', looser)),
    given(proposes('rita', looser)),
    given(confirms('max', 2)),
    when(proposes('max', tighter), 'done'),
    when(confirms('max', 1), 'proposal_outdated'),
    passes(practiceDelay),
    time,
    ends('outdated by rita and max'),
    threshold(5n),
    when(endsUnfit('', 1), 'not_permitted'),
    when(endsUnfit('max', 9), 'proposal_not_found'),
    when(endsUnfit('max', 1), 'done'),
    ends('outdated by rita and max'),
    open(),
    given(proposes('rita', looser)),
    when(endsUnfit('max', 3), 'proposal_fits'),
    when(cancels('rita', 3), 'done'),
    ends('cancelled by rita and rita'),
    open(),
  ),
  scenarioIn(
    world,
    'a proposal is checked when it is made and when it is confirmed, and lapses after a week',
    when(proposes('rita', fundingTerms({ undoMs: 0 })), 'terms_invalid'),
    when(proposes('', looser), 'not_permitted'),
    given(proposes('rita', dearer)),
    passes(7 * day - 5_000),
    time,
    open('1 funding.set_rail unconfirmed'),
    passes(5_000),
    time,
    ends('lapsed by rita'),
    open(),
    when(cancels('', 1), 'not_permitted'),
    when(cancels('rita', 1), 'proposal_not_found'),
    ...Array.from({ length: 50 }, () => given(proposes('rita', dearer))),
    when(proposes('rita', dearer), 'too_many_proposals'),
    when(proposes('rita', closed), 'done'),
  ),
  scenarioIn(
    world,
    'a confirmation seconds before its end has its whole delay, and a restored core goes on with it',
    given(proposes('rita', looser)),
    passes(7 * day - 10_000),
    time,
    given(confirms('max', 1)),
    passes(practiceDelay - 1_000),
    time,
    threshold(10n),
    thenThat(
      'a restored core has the same proposals',
      ({ runner }) =>
        restoreCore(runner.core.snapshot())
          .queries.proposals()
          .map(({ confirmedBy }) => confirmedBy),
      ['max'],
    ),
    passes(1_000),
    time,
    threshold(1_000n),
  ),
  scenario(
    'a halt is one operator’s, and trading goes on when two want it to',
    when(proposes('rita', { type: 'catalog.set_pair_status', pairId: pair['BTC/USDT'], status: 'halted' }), 'done'),
    when(directly({ type: 'catalog.set_pair_status', pairId: pair['BTC/USDT'], status: 'trading' }), 'proposal_needed'),
    when(directly({ type: 'catalog.set_pair_status', pairId: 77 as PairId, status: 'trading' }), 'pair_not_found'),
    when(
      sends('a user proposes', { type: 'proposals.propose', operator: 'rita', change: looser }, 'user'),
      'not_permitted',
    ),
    when(
      sends('the system proposes', { type: 'proposals.propose', operator: 'rita', change: looser }, 'system'),
      'not_permitted',
    ),
  ),
];
