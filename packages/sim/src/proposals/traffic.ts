import type { ChangeCommand, Command, CommandType, CoreEvent, ProposalId } from '@candor/exchange';
import { atoms } from '@candor/money';
import type { Population } from '../traffic/population.ts';

const operators = ['rita', 'max', 'ann'] as const;

/** The commands that can be proposed: a change that is not in this list does not compile. */
const changes: Readonly<Record<ChangeCommand['type'], true>> = {
  'catalog.set_pair_status': true,
  'catalog.set_pair_fees': true,
  'practice.set_faucet': true,
  'convert.set_terms': true,
  'spot.set_maker': true,
  'sessions.set_calendar': true,
  'contract.set_terms': true,
  'options.set_terms': true,
  'copy.set_terms': true,
  'funding.set_terms': true,
  'funding.set_rail': true,
  'funding.set_operator_caps': true,
  'products.set_availability': true,
  'convert.set_fiat_terms': true,
  'locked.set_terms': true,
  'locked.fund_rewards': true,
  'ieo.set_project': true,
  'ieo.set_market': true,
  'ieo.move_issuance': true,
  'dual.open_product': true,
  'dual.close_product': true,
  'loans.set_terms': true,
  'coupons.set_campaign': true,
  'coupons.fund_rewards': true,
  'invitations.set_terms': true,
  'points.set_task': true,
  'points.set_item': true,
  'game.set_wheel': true,
  'nft.set_terms': true,
  'operators.set_role': true,
  'ledger.correct': true,
  'fees.set_tiers': true,
};
const isChange = (command: Command): command is ChangeCommand => command.type in (changes as Record<CommandType, true>);

/**
 * Operators who change settings of the population's other commands, by proposals: they agree, change their minds, and
 * forget.
 */
export class ProposalTraffic {
  readonly #town: Population;
  readonly #makers: readonly (() => Command)[];
  #newest = 0;

  constructor(town: Population, makers: readonly (() => Command)[]) {
    this.#town = town;
    this.#makers = makers;
  }

  hear(event: CoreEvent): void {
    if (event.type === 'proposals.proposed') this.#newest = event.proposalId;
  }

  next(): Command {
    const { random } = this.#town;
    const operator = random.pick(operators);
    const draw = random.below(100);
    if (draw < 4) return this.#caps();
    if (draw < 50) return { type: 'proposals.propose', operator, change: this.#change() };
    const proposalId = Math.max(0, this.#newest - random.below(4)) as ProposalId;
    const type = draw < 86 ? 'proposals.confirm' : draw < 93 ? 'proposals.cancel' : 'proposals.end_unfit';
    return { type, operator, proposalId };
  }

  #change(): ChangeCommand {
    const { random } = this.#town;
    for (let tries = 0; tries < 8; tries++) {
      const command = random.pick(this.#makers)();
      if (isChange(command)) return command;
    }
    return this.#caps();
  }

  #caps(): ChangeCommand {
    const { random } = this.#town;
    const hourMax = BigInt(random.below(40_000_000));
    const dayMax = hourMax + BigInt(random.below(40_000_000));
    return { type: 'funding.set_operator_caps', hourMax: atoms(hourMax), dayMax: atoms(dayMax) };
  }
}
