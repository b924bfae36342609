import { hourMs } from '@candor/kernel';
import {
  type AccountId,
  type ClaimId,
  type Command,
  type CommandOf,
  type CoreEvent,
  type EventOf,
  holdReasons,
  identityLevels,
  type RailId,
  type WithdrawalId,
  withdrawalReasons,
  withdrawalStatuses,
} from '@candor/exchange';
import { atoms, type Atoms } from '@candor/money';
import { asset, bytesOf, fundingTerms, rail, type RailName, setRail } from '@candor/testkit';
import { Belongings, type Population } from '../traffic/population.ts';

const railNames = Object.keys(rail) as RailName[];
const operators = ['rita', 'max'] as const;

/** Limits that small accounts meet, and waits that a life of some days sees end. */
function simFundingTerms(): CommandOf<'funding.set_terms'> {
  return fundingTerms({
    holdMs: 5 * hourMs,
    destinationWaitMs: 2 * hourMs,
    basicLimit: atoms(5_000_000n),
    advancedLimit: atoms(10_000_000n),
    reviewAbove: atoms(500_000n),
    twoPeopleAbove: atoms(1_500_000n),
  });
}

type Place = Omit<CommandOf<'funding.see_deposit'>, 'type'>;

/** Blocks that a chain may still put in another order. */
const reorganisedMax = 1_000;

/** Payments that come, come again and vanish; people who withdraw their funds; operators who decide. */
export class FundingTraffic {
  readonly #town: Population;
  readonly #places: Place[] = [];
  readonly #booked: EventOf<'funding.destination_booked'>[] = [];
  /** The fees last seen: a sender who waits for an answer may not have the newest. */
  readonly #fees = new Map<RailId, Atoms>();
  readonly #withdrawals: Belongings<WithdrawalId>;
  #claims = 0;
  #payments = 0;
  #height = 1_000;

  constructor(town: Population) {
    this.#town = town;
    this.#withdrawals = new Belongings(town);
  }

  hear(event: CoreEvent): void {
    if (event.type === 'funding.destination_booked') this.#booked.push(event);
    if (event.type === 'funding.rail_set') this.#fees.set(event.railId, event.withdrawFee);
    if (event.type === 'funding.claim_made') this.#claims += 1;
    if (event.type === 'funding.withdrawal_requested') this.#withdrawals.add(event.withdrawalId, event.accountId);
    if (event.type !== 'funding.withdrawal_moved') return;
    if (event.status === 'confirmed' || event.status === 'failed') this.#withdrawals.forget(event.withdrawalId);
    if (event.status === 'cancelled' || event.status === 'refused') this.#withdrawals.forget(event.withdrawalId);
  }

  next(): Command {
    const { random } = this.#town;
    const draw = random.below(100);
    if (draw < 12) return this.#see();
    if (draw < 24) return { type: 'funding.confirm_deposit', ...this.#place(), confirmations: random.below(6) };
    if (draw < 27) return { type: 'funding.drop_deposit', ...this.#place() };
    if (draw < 31) return this.#claim();
    if (draw < 37) return this.#decide();
    if (draw < 42) return this.#book();
    if (draw < 43) return this.#drop();
    if (draw < 66) return this.#withdraw();
    return draw < 90 ? this.#handle() : this.#office();
  }

  terms(): Command {
    const { random } = this.#town;
    if (random.chance(1, 2)) {
      return setRail(random.pick(railNames), {
        takesDeposits: random.chance(1, 6) ? 'no' : 'yes',
        takesWithdrawals: random.chance(1, 6) ? 'no' : 'yes',
        withdrawFee: atoms(BigInt(random.below(2_000))),
        confirmations: random.below(5),
      });
    }
    return { ...simFundingTerms(), basicLimit: atoms(BigInt(random.below(8_000_000))), undoMs: random.below(90_000) };
  }

  #see(): Command {
    const { random } = this.#town;
    this.#height = Math.max(1_000, this.#height + random.below(40) - 8 + (random.chance(1, 60) ? 30_000 : 0));
    if (random.chance(1, 3) && this.#places.length > 0) {
      const seen = random.pick(this.#places);
      // A reorganisation moves a payment by some blocks; an old one stays in its block.
      const isOld = this.#height - seen.height > reorganisedMax;
      return { type: 'funding.see_deposit', ...seen, height: isOld ? seen.height : this.#height };
    }
    this.#payments += 1;
    const place = {
      railId: rail[random.chance(1, 20) ? 'USD bank' : random.pick(['USDT chain', 'ETH chain'] as const)],
      transaction: bytesOf(`payment ${Math.floor(this.#payments / 2)}`),
      index: random.below(3),
      accountId: this.#town.account(),
      amount: atoms(BigInt(random.below(20_000_000))),
      height: this.#height,
    };
    this.#places.push(place);
    return { type: 'funding.see_deposit', ...place };
  }

  #place(): Pick<Place, 'railId' | 'transaction' | 'index'> {
    const place = this.#town.recent(this.#places, 12);
    if (place === undefined) return { railId: rail['USDT chain'], transaction: bytesOf('none'), index: 0 };
    const { railId, transaction, index } = place;
    return { railId, transaction, index };
  }

  #claim(): Command {
    const { random } = this.#town;
    const amount = atoms(BigInt(random.below(400_000)));
    if (random.chance(1, 20)) {
      return { type: 'funding.claim_unproven', accountId: this.#town.account(), railId: this.#railId(), amount };
    }
    // Now and then the picture of another claim.
    const proof = bytesOf(`receipt ${this.#claims - random.below(random.chance(1, 8) ? 4 : 1)}`);
    return { type: 'funding.claim', accountId: this.#town.account(), railId: this.#railId(), amount, proof };
  }

  #decide(): Command {
    const { random } = this.#town;
    const claimId = Math.max(0, this.#claims - random.below(3)) as ClaimId;
    const received: Atoms = atoms(BigInt(random.pick([0, 50_000, 90_000, 300_000])));
    const found = random.chance(1, 6) ? {} : { received };
    return { type: 'funding.decide_claim', claimId, operator: random.pick(operators), ...found };
  }

  #book(): Command {
    const { random } = this.#town;
    const destination = bytesOf(`place ${random.below(30)}`);
    return { type: 'funding.book_destination', accountId: this.#town.account(), railId: this.#railId(), destination };
  }

  #drop(): Command {
    const { accountId, destination } = this.#destination();
    return { type: 'funding.drop_destination', accountId, destination };
  }

  #withdraw(): Command {
    const { random } = this.#town;
    const { accountId, railId, destination } = this.#destination();
    const isUsdt = railId === rail['USDT chain'];
    const amount = isUsdt ? this.#town.usdt(random.chance(1, 6) ? 2_000 : 120) : BigInt(random.below(3_000_000));
    const fee = this.#fees.get(railId) ?? atoms(0n);
    return { type: 'funding.withdraw', accountId, railId, amount: atoms(amount), fee, destination };
  }

  /** The acts of operators, signer and chain on withdrawals, in every order. */
  #handle(): Command {
    const { random } = this.#town;
    const { id: withdrawalId, accountId } = this.#withdrawals.one();
    const operator = random.pick(operators);
    const draw = random.below(100);
    if (draw < 8) return { type: 'funding.cancel_withdrawal', accountId, withdrawalId };
    if (draw < 30) {
      const refusal = random.chance(1, 6) ? { refusal: random.pick(withdrawalReasons) } : {};
      return { type: 'funding.review_withdrawal', withdrawalId, operator, ...refusal };
    }
    if (draw < 50) return { type: 'funding.release_withdrawal', withdrawalId };
    const status = random.chance(1, 8)
      ? random.pick(withdrawalStatuses)
      : random.pick(['signed', 'broadcast', 'broadcast', 'confirmed', 'confirmed', 'failed'] as const);
    const transaction = random.chance(2, 3) ? { transaction: bytesOf(`sent ${withdrawalId}`) } : {};
    if (draw < 82) return { type: 'funding.progress_withdrawal', withdrawalId, status, ...transaction };
    return { type: 'funding.report_withdrawal', withdrawalId, operator, status, ...transaction };
  }

  #office(): Command {
    const { random } = this.#town;
    const accountId = this.#town.account();
    const draw = random.below(100);
    if (draw < 40) return { type: 'funding.set_level', accountId, level: random.pick(identityLevels) };
    if (draw < 60) return { type: 'funding.place_hold', accountId, reason: random.pick(holdReasons) };
    if (draw < 80) return { type: 'funding.lift_hold', accountId, reason: random.pick(holdReasons) };
    if (draw < 92) return { type: 'funding.set_book_only', accountId, isOn: random.pick(['no', 'no', 'yes'] as const) };
    return {
      type: 'funding.book_network_cost',
      railId: rail['ETH chain'],
      assetId: asset.ETH,
      amount: atoms(BigInt(random.below(40_000_000))),
      transaction: bytesOf('cost'),
    };
  }

  /** A booked one, almost always. */
  #destination(): { readonly accountId: AccountId; readonly railId: RailId; readonly destination: Uint8Array } {
    const booked = this.#town.recent(this.#booked, 20);
    const accountId = booked?.accountId ?? this.#town.account();
    const destination = booked?.destination ?? bytesOf('place 1');
    return { accountId: this.#town.owner(accountId), railId: booked?.railId ?? this.#railId(), destination };
  }

  #railId(): RailId {
    const { random } = this.#town;
    return random.chance(1, 40) ? (random.below(7) as RailId) : rail[random.pick(railNames)];
  }
}

/** Everybody is known and has a place to send to, before anything else happens. */
export function fundingCommands(accounts: readonly AccountId[]): Command[] {
  return [
    simFundingTerms(),
    ...railNames.map((name) => setRail(name)),
    ...accounts.flatMap((accountId): Command[] => [
      { type: 'funding.set_level', accountId, level: 'basic' },
      { type: 'funding.book_destination', accountId, railId: rail['USDT chain'], destination: bytesOf('home') },
    ]),
  ];
}
