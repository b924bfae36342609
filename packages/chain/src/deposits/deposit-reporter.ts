import type { CommandOf, Exchange, RejectCode } from '@candor/exchange';
import { confirmationsAt } from '@candor/exchange/rules';
import { type ChainLog, hashBytes } from '../chain.ts';
import { commandIdOf } from '../command-id.ts';
import type { ChainRail } from '../rails.ts';
import type { ReadRound } from './block-reader.ts';
import type { DepositStore, WatchedDeposit } from './deposit-store.ts';

/** Reported in one round, of each kind. */
const perRound = 500;

type Telling = 'funding.see_deposit' | 'funding.confirm_deposit' | 'funding.drop_deposit';

/**
 * Reports the watcher's findings to the exchange. Every report has an id derived from its contents, so that one that is
 * repeated after a kill has no second effect; its answer is stored when it arrives.
 */
export class DepositReporter {
  readonly #exchange: Pick<Exchange, 'submit'>;
  readonly #book: DepositStore;
  readonly #log: ChainLog;

  constructor(exchange: Pick<Exchange, 'submit'>, book: DepositStore, log: ChainLog) {
    this.#exchange = exchange;
    this.#book = book;
    this.#log = log;
  }

  async tell(rails: readonly ChainRail[], { height, isAtHead }: ReadRound): Promise<void> {
    for (const deposit of this.#book.inState('seen', perRound)) await this.#see(deposit);
    for (const deposit of this.#book.inState('told', perRound)) {
      const needed = rails.find(({ railId }) => railId === deposit.railId)?.confirmations;
      if (needed !== undefined && confirmationsAt(height, deposit.height) >= needed)
        await this.#confirm(deposit, needed);
    }
    // Until the chain is read to its end, a later block may still hold the payment.
    if (isAtHead) for (const deposit of this.#book.inState('lost', perRound)) await this.#drop(deposit);
  }

  async #see(deposit: WatchedDeposit): Promise<void> {
    const { accountId, amount, height } = deposit;
    const refusal = await this.#submit(deposit, [height], {
      type: 'funding.see_deposit',
      ...placeOf(deposit),
      accountId,
      amount,
      height,
    });
    if (refusal === undefined) this.#book.setState(deposit, 'told');
    else if (refusal === 'deposit_credited') this.#book.setState(deposit, 'settled');
    else if (refusal === 'deposit_differs') await this.#correct(deposit);
    else this.#refuse(deposit, refusal);
  }

  /** Drops a pending deposit whose block is gone and whose content differed, and reports the current one. */
  async #correct(deposit: WatchedDeposit): Promise<void> {
    const refusal = await this.#submit(deposit, [], { type: 'funding.drop_deposit', ...placeOf(deposit) });
    if (refusal === undefined) this.#book.tellAgain(deposit, 'seen');
    else this.#refuse(deposit, refusal);
  }

  async #confirm(deposit: WatchedDeposit, confirmations: number): Promise<void> {
    const command = { type: 'funding.confirm_deposit', ...placeOf(deposit), confirmations } as const;
    const refusal = await this.#submit(deposit, [confirmations], command);
    if (refusal === undefined || refusal === 'deposit_credited') this.#book.setState(deposit, 'settled');
    // It was dropped once, and seen again in the same block: the exchange got that only under an id it knew.
    else if (refusal === 'deposit_not_found') this.#book.tellAgain(deposit, 'seen');
    else if (refusal === 'confirmations_missing') this.#book.tellAgain(deposit, 'told');
    else this.#refuse(deposit, refusal);
  }

  async #drop(deposit: WatchedDeposit): Promise<void> {
    const refusal = await this.#submit(deposit, [], { type: 'funding.drop_deposit', ...placeOf(deposit) });
    if (refusal === undefined || refusal === 'deposit_not_found') this.#book.setState(deposit, 'dropped');
    else if (refusal === 'deposit_credited') {
      this.#book.setState(deposit, 'settled');
      this.#log.error(
        { event: 'deposit.block_replaced', ...factsOf(deposit) },
        'the block of a credited deposit was replaced',
      );
    } else this.#refuse(deposit, refusal);
  }

  /**
   * Marks a deposit refused and leaves it to an operator: the payment is on the chain, but the exchange does not take
   * it.
   */
  #refuse(deposit: WatchedDeposit, refusal: RejectCode): void {
    this.#book.setState(deposit, 'refused');
    this.#log.error({ event: 'deposit.refused', ...factsOf(deposit), refusal }, 'the exchange refuses a deposit');
  }

  async #submit(
    { railId, transaction, index, blockHash, episode }: WatchedDeposit,
    words: readonly number[],
    command: CommandOf<Telling>,
  ): Promise<RejectCode | undefined> {
    const commandId = commandIdOf(command.type, railId, transaction, index, blockHash, episode, ...words);
    const { outcome } = await this.#exchange.submit<Telling>({ commandId, actor: 'system', command });
    return outcome.ok ? undefined : outcome.code;
  }
}

function placeOf({ railId, transaction, index }: WatchedDeposit) {
  return { railId, transaction: hashBytes(transaction), index };
}

function factsOf({ railId, accountId, transaction, index }: WatchedDeposit): object {
  return { railId, accountId, transaction, index };
}
