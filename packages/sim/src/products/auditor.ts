import type { AccountId, Command, CommandOf, CoreEvent, PairId, Product } from '@candor/exchange';
import { pair } from '@candor/testkit';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';

/** New business is begun only where its product is on, and refused for that reason only where it is off (RULES 0). */
export class ProductAuditor implements Auditor {
  /** By product and country; the rule for everybody has no country. */
  readonly #isOn = new Map<string, boolean>();
  readonly #from = new Map<AccountId, string>();

  hear({ kind, submission, outcome, events }: Delivery): void {
    if (kind !== 'fresh') return;
    const { command } = submission;
    if (!outcome.ok && outcome.code === 'product_unavailable') {
      const isOff = [...wantedBy(command), ...perhapsWantedBy(command)].some(
        ([accountId, product]) => !this.#allows(accountId, product),
      );
      expectThat(isOff, `${command.type} is refused because its product is off`);
    }
    if (outcome.ok) this.#expectOn(wantedBy(command));
    for (const event of events) {
      this.#expectOn(begunBy(event));
      this.#learn(event);
    }
  }

  #expectOn(begun: readonly Business[]): void {
    for (const [accountId, product] of begun) {
      expectThat(this.#allows(accountId, product), `account ${accountId} begins no ${product} where it is off`);
    }
  }

  #allows(accountId: AccountId, product: Product): boolean {
    const country = this.#from.get(accountId);
    const own = country === undefined ? undefined : this.#isOn.get(`${product} ${country}`);
    return own ?? this.#isOn.get(`${product} `) ?? true;
  }

  #learn(event: CoreEvent): void {
    if (event.type === 'products.availability_set') {
      const key = `${event.product} ${event.country ?? ''}`;
      if (event.availability === 'inherited') this.#isOn.delete(key);
      else this.#isOn.set(key, event.availability === 'on');
    }
    if (event.type === 'products.residence_set') {
      if (event.country === undefined) this.#from.delete(event.accountId);
      else this.#from.set(event.accountId, event.country);
    }
  }
}

type Business = readonly [AccountId, Product];

const contractOf = (pairId: PairId): Product => (pairId === pair['ACME/USDT'] ? 'stocks' : 'contract');

/** The business that an accepted command begins. */
function wantedBy(command: Command): Business[] {
  switch (command.type) {
    case 'spot.place':
    case 'spot.place_oco':
    case 'spot.place_bounded_oco':
    case 'spot.place_conditional':
      return command.side === 'buy' ? [[command.accountId, 'spot']] : [];
    case 'convert.quote':
    case 'convert.accept':
    case 'convert.sweep':
      return [[command.accountId, 'convert']];
    case 'contract.open':
    case 'contract.open_at_trigger':
    case 'contract.open_conditional':
      return [[command.accountId, contractOf(command.pairId)]];
    case 'options.buy':
      return [[command.accountId, 'options']];
    case 'dual.buy':
      return [[command.accountId, 'dual']];
    case 'loans.borrow':
    case 'loans.renew':
      return [[command.accountId, 'loans']];
    case 'points.check_in':
      return [[command.accountId, 'points']];
    case 'otc.open_ad':
    case 'otc.edit_ad':
    case 'otc.open_order':
      return [[command.accountId, 'otc']];
    case 'otc.set_ad_state':
      return command.state === 'live' ? [[command.accountId, 'otc']] : [];
    case 'nft.list':
    case 'nft.buy':
    case 'nft.place_deposit':
    case 'nft.bid':
    case 'nft.buy_boxes':
      return [[command.accountId, 'nft']];
    case 'game.spin':
      return [[command.accountId, 'game']];
    case 'recurring.begin':
      return [
        [command.accountId, 'recurring'],
        [command.accountId, 'convert'],
      ];
    case 'send.send':
      return [[command.accountId, 'send']];
    case 'locked.deposit':
      return [[command.accountId, 'locked']];
    case 'ieo.subscribe':
      return [[command.accountId, 'ieo']];
    case 'copy.follow':
    case 'copy.follow_with_limits':
    case 'copy.apply':
      return [[command.accountId, 'copy']];
    default:
      return [];
  }
}

/** A replacement that may fail alone can be just a cancel. */
const amendingSpot = ['spot.amend', 'spot.amend_stop', 'spot.amend_oco', 'spot.amend_exits', 'spot.replace'] as const;

function mayWantSpot(command: Command): command is CommandOf<(typeof amendingSpot)[number]> {
  return (amendingSpot as readonly string[]).includes(command.type);
}

/** The business that a command may begin when its words name only an order or a ticket. */
function perhapsWantedBy(command: Command): Business[] {
  if (mayWantSpot(command)) return [[command.accountId, 'spot']];
  if (command.type === 'coupons.issue') return command.accountIds.map((accountId) => [accountId, 'coupons']);
  // Of an item that is a coupon.
  if (command.type === 'points.exchange') return [[command.accountId, 'coupons']];
  if (command.type !== 'contract.reverse') return [];
  return [
    [command.accountId, 'contract'],
    [command.accountId, 'stocks'],
  ];
}

/** The business begun in the facts, copies included. */
function begunBy(event: CoreEvent): Business[] {
  switch (event.type) {
    case 'contract.ordered': {
      const own: Business = [event.accountId, contractOf(event.pairId)];
      return event.copyOf === undefined ? [own] : [own, [event.accountId, 'copy']];
    }
    case 'options.bought':
      return [[event.accountId, 'options']];
    case 'dual.bought':
      return [[event.accountId, 'dual']];
    case 'loans.borrowed':
    case 'loans.renewed':
      return [[event.accountId, 'loans']];
    case 'locked.deposited':
      return [[event.accountId, 'locked']];
    case 'points.checked_in':
      return [[event.accountId, 'points']];
    case 'nft.deposit_placed':
    case 'nft.bid_placed':
    case 'nft.boxes_bought':
      return [[event.accountId, 'nft']];
    case 'nft.listed':
      return [[event.sellerId, 'nft']];
    case 'send.sent':
      return [
        [event.accountId, 'send'],
        [event.recipientId, 'send'],
      ];
    case 'recurring.bought':
      return [
        [event.accountId, 'recurring'],
        [event.accountId, 'convert'],
      ];
    case 'game.spun':
      return [[event.accountId, 'game']];
    case 'coupons.issued':
      return [[event.accountId, 'coupons']];
    case 'ieo.subscribed':
      return [[event.accountId, 'ieo']];
    default:
      return [];
  }
}
