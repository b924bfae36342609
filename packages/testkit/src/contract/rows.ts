import type {
  AccountId,
  CloseChoice,
  Command,
  CommandOf,
  ContractOrder,
  Direction,
  EventOf,
  Lots,
  TicketId,
} from '@candor/exchange';
import { atoms, type Ppm, priceToText } from '@candor/money';
import { type AmountText, amountOf, amountText, priceOfText } from '../amounts.ts';
import { asset, pair, type PairName } from '../catalog.ts';
import { exitOf, type ExitText, lotsOf, stepsOf, type StepsText, trailOf, type TrailText } from './exit-texts.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';

type OpenContract = CommandOf<'contract.open'>;

interface ContractText extends StepsText {
  readonly pair?: PairName;
  /** The multiple; absent: 10. */
  readonly x?: number;
  readonly mode?: 'cross' | 'isolated';
  /** Limit price; absent: a market order. */
  readonly at?: string;
  /** The mark that it waits for first. */
  readonly trigger?: string;
  /** It trails the mark first. */
  readonly trail?: TrailText;
  readonly slippage?: number;
  readonly takeProfit?: ExitText;
  readonly stopLoss?: ExitText;
  /** The name that later rows use for it. */
  readonly as?: string;
}

function exitsOf({ takeProfit, stopLoss }: Pick<ContractText, 'takeProfit' | 'stopLoss'>) {
  return {
    ...(takeProfit === undefined ? {} : { takeProfit: exitOf(takeProfit) }),
    ...(stopLoss === undefined ? {} : { stopLoss: exitOf(stopLoss) }),
  };
}

/** The order that a row's words mean, with its conditions. */
function anyOrder(accountId: AccountId, direction: Direction, size: string, text: ContractText): ContractOrder {
  const order = contractOrder(accountId, direction, size, text);
  const triggerPrice = text.trigger === undefined ? undefined : priceOfText(text.trigger);
  const hasSteps = text.takeProfits ?? text.stopLosses ?? text.trails;
  if (text.trail !== undefined || hasSteps !== undefined) {
    const { takeProfit: _, stopLoss: __, ...bare } = order;
    const nothing = { takeProfits: [], stopLosses: [], trails: [] };
    return {
      ...bare,
      type: 'contract.open_conditional',
      ...(triggerPrice === undefined ? {} : { triggerPrice }),
      ...(text.trail === undefined ? {} : trailOf(text.trail)),
      ...nothing,
      ...stepsOf(text),
    };
  }
  return triggerPrice === undefined ? order : { ...order, type: 'contract.open_at_trigger', triggerPrice };
}

/** The order that a row's words mean, without conditions. */
export function contractOrder(
  accountId: AccountId,
  direction: Direction,
  size: string,
  text: ContractText = {},
): OpenContract {
  return {
    type: 'contract.open',
    accountId,
    pairId: pair[text.pair ?? 'BTC/USDT'],
    direction,
    lots: lotsOf(size),
    multiple: text.x ?? 10,
    marginMode: text.mode ?? 'cross',
    ...(text.at === undefined ? {} : { limitPrice: priceOfText(text.at) }),
    ...(text.slippage === undefined ? {} : { slippage: text.slippage as Ppm }),
    ...exitsOf(text),
  };
}

/** The ticket that a row has named; an unused number for a name that no row gave. */
function ticketId(scene: Scene, label: string): TicketId {
  return scene.tickets.get(label) ?? (9_999 as TicketId);
}

/** The acts of a user in the contract account. */
class MarginUser {
  readonly #name: Name;

  constructor(name: Name) {
    this.#name = name;
  }

  /** Has an amount from the faucet in the contract wallet; the faucet gives once per asset and day. */
  has(size: AmountText): Action {
    const { assetId, atoms: amount } = amountOf(size);
    return {
      says: `${this.#name} has ${size} in contract`,
      send: (scene) => {
        const accountId = scene.accountOf(this.#name);
        const usual = scene.runner.core.faucet.amounts.get(assetId) ?? atoms(0n);
        scene.send({ type: 'practice.set_faucet', assetId, amount });
        scene.send({ type: 'practice.claim', accountId, assetId });
        scene.send({ type: 'practice.set_faucet', assetId, amount: usual });
        return scene.hear(
          scene.runner.step({ type: 'transfer.move', accountId, assetId, amount, from: 'spot', to: 'contract' }),
        );
      },
    };
  }

  opens(direction: Direction, size: string, text: ContractText = {}): Action {
    return {
      says: `${this.#name} opens ${direction} ${size} lots ${JSON.stringify(text)}`,
      send: (scene) => {
        const step = scene.runner.step(anyOrder(scene.accountOf(this.#name), direction, size, text));
        const { outcome } = step.applied;
        if (outcome.ok && text.as !== undefined) scene.tickets.set(text.as, outcome.value.ticketId);
        return scene.hear(step);
      },
    };
  }

  cancels(label: string): Action {
    return this.#does(`cancels ${label}`, 'contract.cancel', label, {});
  }

  closes(label: string, size?: string): Action {
    const lots = size === undefined ? {} : { lots: lotsOf(size) };
    return this.#does(`closes ${size ?? 'all'} of ${label}`, 'contract.close', label, lots);
  }

  closesMany(choice: CloseChoice, name?: PairName): Action {
    return {
      says: `${this.#name} closes ${choice} ${name ?? ''}`,
      send: (scene) => {
        const only = name === undefined ? {} : { pairId: pair[name] };
        const accountId = scene.accountOf(this.#name);
        return scene.hear(scene.runner.step({ type: 'contract.close_many', accountId, choice, ...only }));
      },
    };
  }

  setsExits(label: string, text: Pick<ContractText, 'takeProfit' | 'stopLoss'>): Action {
    return this.#does(`sets the exits of ${label} to ${JSON.stringify(text)}`, 'contract.set_exits', label, {
      ...exitsOf(text),
    });
  }

  /** Names a side to change it; `none` takes it away. */
  changesExits(label: string, text: Pick<ContractText, 'takeProfit' | 'stopLoss'>): Action {
    const changeOf = (side: 'takeProfit' | 'stopLoss') => {
      const wanted = text[side];
      if (wanted === undefined) return {};
      const exit = wanted === 'none' ? undefined : exitsOf({ [side]: wanted })[side];
      return { [side]: exit === undefined ? {} : { exit } };
    };
    const says = `changes the exits of ${label}: ${JSON.stringify(text)}`;
    return this.#does(says, 'contract.change_exits', label, { ...changeOf('takeProfit'), ...changeOf('stopLoss') });
  }

  /** Sets the kinds of exits that the words name. */
  setsSteps(label: string, text: StepsText): Action {
    const says = `sets exits of ${label} in steps: ${JSON.stringify(text)}`;
    return this.#does(says, 'contract.set_exit_steps', label, stepsOf(text));
  }

  adds(size: AmountText, label: string): Action {
    const amount = amountOf(size).atoms;
    return this.#does(`adds ${size} to ${label}`, 'contract.move_margin', label, { way: 'add', amount });
  }

  removes(size: AmountText, label: string): Action {
    const amount = amountOf(size).atoms;
    return this.#does(`removes ${size} from ${label}`, 'contract.move_margin', label, { way: 'remove', amount });
  }

  setsMultiple(label: string, multiple: number): Action {
    return this.#does(`sets ${multiple}x on ${label}`, 'contract.set_multiple', label, { multiple });
  }

  reverses(label: string, as?: string): Action {
    return {
      says: `${this.#name} reverses ${label}`,
      send: (scene) => {
        const accountId = scene.accountOf(this.#name);
        const step = scene.runner.step({ type: 'contract.reverse', accountId, ticketId: ticketId(scene, label) });
        const { outcome } = step.applied;
        if (outcome.ok && as !== undefined) scene.tickets.set(as, outcome.value.newTicketId);
        return scene.hear(step);
      },
    };
  }

  /** Then: the available and the frozen amount of the contract wallet. */
  holds(available: string, frozen = '0'): Row {
    return thenThat(
      `${this.#name} has ${available} USDT and ${frozen} frozen in contract`,
      (scene) => {
        const balances = scene.runner.core.queries.balances(scene.accountOf(this.#name));
        const found = balances.find(({ assetId, walletType }) => assetId === asset.USDT && walletType === 'contract');
        return [found?.available, found?.frozen].map((amount) => amountText(atoms(amount ?? 0n), 'USDT'));
      },
      [`${available} USDT`, `${frozen} USDT`],
    );
  }

  #does(says: string, type: string, label: string, rest: object): Action {
    return {
      says: `${this.#name} ${says}`,
      send: (scene) => {
        const accountId = scene.accountOf(this.#name);
        const command = { type, accountId, ticketId: ticketId(scene, label), ...rest } as Command;
        return scene.hear(scene.runner.step(command));
      },
    };
  }
}

export const onMargin: Readonly<Record<Name, MarginUser>> = {
  alice: new MarginUser('alice'),
  bob: new MarginUser('bob'),
  carol: new MarginUser('carol'),
};

const sizeText = (lots: number) => `${lots / 100}`;
const money = (amount: bigint) => amountText(atoms(amount), 'USDT').replace(' USDT', '');

function labelOf(scene: Scene, number: TicketId): string {
  for (const [label, known] of scene.tickets) if (known === number) return label;
  return `#${number}`;
}

/** Then: the state of a live ticket, in the words given; `gone` when it has ended. */
export function ticket(
  label: string,
  is: 'gone' | Partial<Record<'status' | 'lots' | 'entry' | 'margin' | 'hold' | 'settled' | 'liquidation', string>>,
): Row {
  return thenThat(
    `${label} is ${JSON.stringify(is)}`,
    (scene) => {
      const { core } = scene.runner;
      const live = core.contract.tickets.get(ticketId(scene, label));
      const view = live === undefined ? undefined : core.queries.ticket(live.accountId, live.ticketId);
      if (view === undefined || is === 'gone') return view === undefined ? 'gone' : view.status;
      const liquidation = view.figures?.liquidationPrice;
      const all: Record<string, string> = {
        status: view.status,
        lots: sizeText(view.lots),
        entry: view.entryPrice === undefined ? 'none' : priceToText(view.entryPrice),
        margin: money(view.margin),
        hold: money(view.hold),
        settled: money(view.settled),
        liquidation: liquidation === undefined ? 'none' : priceToText(liquidation),
      };
      return Object.fromEntries(Object.keys(is).map((key) => [key, all[key]]));
    },
    is,
  );
}

/** Then: the exits of a live ticket, as "kind lots @ price"; of one that trails the best mark since it does. */
export function exits(label: string, ...expected: readonly string[]): Row {
  return thenThat(
    `${label} has these exits: ${JSON.stringify(expected)}`,
    (scene) => {
      const { core } = scene.runner;
      const live = core.contract.tickets.get(ticketId(scene, label));
      const view = live === undefined ? undefined : core.queries.ticket(live.accountId, live.ticketId);
      const sized = (lots: Lots | undefined) => (lots === undefined ? 'all' : sizeText(lots));
      const { takeProfits = [], stopLosses = [], trails = [] } = view?.exits ?? {};
      return [
        ...takeProfits.map(({ price, lots }) => `gain ${sized(lots)} @ ${priceToText(price)}`),
        ...stopLosses.map(({ price, lots }) => `loss ${sized(lots)} @ ${priceToText(price)}`),
        ...trails.map(
          ({ peak, lots }) => `trail ${sized(lots)} ${peak === undefined ? 'waits' : `from ${priceToText(peak)}`}`,
        ),
      ];
    },
    expected,
  );
}

function closeText(scene: Scene, { ticketId: number, lots, price, reason, profit, fee }: EventOf<'contract.closed'>) {
  return `${labelOf(scene, number)} ${sizeText(lots)} @ ${priceToText(price)} ${reason}: ${money(profit)} fee ${money(fee)}`;
}

/** Then: the closes of the last command, as "label lots @ price reason: profit fee". */
export function closings(...expected: readonly string[]): Row {
  return thenThat(
    `these closed: ${JSON.stringify(expected)}`,
    (scene) => scene.told('contract.closed').map((event) => closeText(scene, event)),
    expected,
  );
}

/** Then: the openings of the last command, as "label lots @ price". */
export function openings(...expected: readonly string[]): Row {
  return thenThat(
    `these opened: ${JSON.stringify(expected)}`,
    (scene) =>
      scene
        .told('contract.opened')
        .map(
          ({ ticketId: number, lots, price }) => `${labelOf(scene, number)} ${sizeText(lots)} @ ${priceToText(price)}`,
        ),
    expected,
  );
}

/** Then: which pending orders the last command ended, as "label reason released". */
export function cancellations(...expected: readonly string[]): Row {
  return thenThat(
    `these were cancelled: ${JSON.stringify(expected)}`,
    (scene) =>
      scene
        .told('contract.cancelled')
        .map(({ ticketId: number, reason, released }) => `${labelOf(scene, number)} ${reason} ${money(released)}`),
    expected,
  );
}

/** Then: the reports of the liquidations of the last command. */
export function liquidations(
  ...expected: readonly {
    readonly who: Name;
    readonly closed: readonly string[];
    readonly deficit?: string;
    readonly fromInsurance?: string;
    readonly fromOthers?: string;
  }[]
): Row {
  return thenThat(
    `there are ${expected.length} liquidations: ${JSON.stringify(expected)}`,
    (scene) =>
      scene.told('contract.liquidated').map((report, place) => ({
        who: names.find((name) => scene.accountOf(name) === report.accountId),
        closed: report.closed.map((number) => labelOf(scene, number)),
        ...(expected[place]?.deficit === undefined ? {} : { deficit: money(report.deficit) }),
        ...(expected[place]?.fromInsurance === undefined ? {} : { fromInsurance: money(report.fromInsurance) }),
        ...(expected[place]?.fromOthers === undefined ? {} : { fromOthers: money(report.fromOthers) }),
      })),
    expected,
  );
}
