import type { CommandOf, Exchange, WithdrawalId, WithdrawalStatus, WithdrawalView } from '@candor/exchange';
import { confirmationsAt } from '@candor/exchange/rules';
import { Fault } from '@candor/kernel';
import { type Chain, type ChainLog, type Fees, type Hash, hashBytes, type TransactionState } from '../chain.ts';
import { commandIdOf } from '../command-id.ts';
import { type ChainAssets, type ChainRail, chainRails } from '../rails.ts';
import type { RevealDestination } from '../service.ts';
import { inProportion } from '../signer/gas.ts';
import type { Signature, SignedTransaction, Signer, SignerRefusal, SignRequest } from '../signer/signer.ts';
import type { NetworkCosts } from './network-costs.ts';

interface SenderOptions {
  readonly exchange: Pick<Exchange, 'query' | 'submit'>;
  readonly chain: Chain;
  readonly signer: Signer;
  readonly reveal: RevealDestination;
  readonly costs: NetworkCosts;
  readonly assets: ChainAssets;
  /** The address whose nonces are checked. */
  readonly hotWallet: string;
  readonly log: ChainLog;
  readonly nowMs: () => number;
  /** A transaction that is in no block after this long gets a higher fee. */
  readonly stuckMs?: number;
}

const usualStuckMs = 180_000;
const perRound = 50;
const underWay = ['approved', 'signing', 'signed', 'broadcast'] as const satisfies readonly WithdrawalStatus[];
/** Refusals that no retry changes: nothing was signed and nothing will be. The user is refunded. */
const terminalRefusals: readonly SignerRefusal[] = [
  'address_invalid',
  'address_is_ours',
  'address_is_token',
  'network_differs',
];
/** The raise of fees for another try: nodes require an eighth, and this is a little more. */
const raise = { by: 5n, of: 4n } as const;

/** A withdrawal on one of our rails. */
interface RailWithdrawal {
  readonly withdrawal: WithdrawalView;
  readonly rail: ChainRail;
}

/**
 * Brings approved withdrawals onto the chain. It keeps nothing itself: the state of a withdrawal is the exchange's, its
 * signatures the signer's, their outcome the chain's. So it can be killed anywhere, and the next round goes on.
 */
export class WithdrawalSender {
  readonly #options: SenderOptions;
  readonly #noted = new Map<WithdrawalId, string>();
  /** The number of refused releases, a part of the command id: the same id would get the same answer for ever. */
  readonly #refused = new Map<WithdrawalId, number>();
  #lastId = 0;
  #fees: Fees = { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n };

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /**
   * One bounded round: each withdrawal goes on as far as it can now. A fault of one leaves the others alone. Returns false
   * when one was kept back because signer or node did not answer.
   */
  async poll(): Promise<boolean> {
    const { exchange, chain, assets, costs } = this.#options;
    const rails = await chainRails(exchange, assets);
    const cases = (await exchange.query('withdrawalsIn', underWay)).flatMap((withdrawal): RailWithdrawal[] => {
      const rail = rails.find(({ railId }) => railId === withdrawal.railId);
      return rail === undefined ? [] : [{ withdrawal, rail }];
    });
    if (cases.length > 0) this.#fees = await chain.fees();
    let isUnhindered = true;
    for (const one of this.#turnOf(cases)) {
      this.#lastId = one.withdrawal.withdrawalId;
      try {
        await this.#goOn(one);
      } catch (error) {
        if (!(error instanceof Fault) || error.kind === 'exchange_stopped') throw error;
        this.#note(one.withdrawal.withdrawalId, error.message);
        isUnhindered = false;
      }
    }
    await costs.book();
    return isUnhindered;
  }

  /** Those after the last of the round before come first, so that fifty that cannot go on do not keep others. */
  #turnOf(cases: readonly RailWithdrawal[]): readonly RailWithdrawal[] {
    const later = cases.filter(({ withdrawal }) => withdrawal.withdrawalId > this.#lastId);
    const earlier = cases.filter(({ withdrawal }) => withdrawal.withdrawalId <= this.#lastId);
    return [...later, ...earlier].slice(0, perRound);
  }

  async #goOn({ withdrawal, rail }: RailWithdrawal): Promise<void> {
    let { status } = withdrawal;
    const request = await this.#requestFor(withdrawal);
    if (request === undefined) return;
    if (status === 'approved') {
      if (!(await this.#release(withdrawal))) return;
      status = 'signing';
    }
    const signature = await this.#sign(withdrawal, status, request);
    if (signature === undefined) return;
    const newest = newestOf(signature);
    if (status === 'signing') {
      if (!(await this.#progress(withdrawal, 'signed', newest.hash))) return;
      status = 'signed';
    }
    if (status === 'signed') {
      const words = await this.#broadcast(withdrawal, newest);
      if (words === undefined || isUnderpriced(words)) await this.#progress(withdrawal, 'broadcast', newest.hash);
      return;
    }
    await this.#follow({ withdrawal, rail }, signature, request);
  }

  async #requestFor({ withdrawalId, destination, status }: WithdrawalView): Promise<SignRequest | undefined> {
    const revealed = await this.#options.reveal(destination);
    if (revealed !== undefined) return { withdrawalId, ...revealed, fees: this.#fees };
    this.#note(withdrawalId, 'destination_unknown');
    // A signed one goes on its way without the fees; only a higher fee would need them.
    const isSigned = status === 'signed' || status === 'broadcast';
    return isSigned ? { withdrawalId, salt: new Uint8Array(), text: '', fees: this.#fees } : undefined;
  }

  async #sign(
    withdrawal: WithdrawalView,
    status: WithdrawalStatus,
    request: SignRequest,
  ): Promise<Signature | undefined> {
    const outcome = await this.#options.signer.sign(request);
    if (outcome.ok) return outcome.value;
    this.#note(withdrawal.withdrawalId, outcome.code);
    if (status === 'signing' && terminalRefusals.includes(outcome.code)) await this.#progress(withdrawal, 'failed');
    return undefined;
  }

  /** It is sent: looks for its outcome, under any of its hashes. */
  async #follow({ withdrawal, rail }: RailWithdrawal, signature: Signature, request: SignRequest): Promise<void> {
    const { chain, costs, hotWallet, log } = this.#options;
    const { number: head } = await chain.head();
    const states = await Promise.all(signature.transactions.map(({ hash }) => chain.transaction(hash)));
    const at = states.findIndex(({ state }) => state === 'mined');
    const mined = states[at];
    const transaction = signature.transactions[at]?.hash;
    if (mined?.state === 'mined' && transaction !== undefined) {
      if (confirmationsAt(head, mined.height) < rail.confirmations) return;
      await costs.keep(rail.railId, transaction, mined.cost);
      // A token may also refuse without failing: then it states no transfer.
      const hasPaid = mined.transfers.some(({ from, token }) => from === hotWallet && token === rail.token);
      if (hasPaid) await this.#progress(withdrawal, 'confirmed', transaction);
      else {
        log.error(
          { event: 'withdrawal.failed', withdrawalId: withdrawal.withdrawalId, transaction },
          'a withdrawal failed on the chain',
        );
        await this.#progress(withdrawal, 'failed', transaction);
      }
      return;
    }
    // Funds are given back only when another transaction has made this one impossible for good.
    const settled = head - rail.confirmations + 1;
    if ((await chain.nonceAt(hotWallet, settled)) > signature.nonce && (await this.#isNowhere(signature))) {
      log.error(
        { event: 'withdrawal.displaced', withdrawalId: withdrawal.withdrawalId, nonce: signature.nonce },
        'another transaction took its place',
      );
      await this.#progress(withdrawal, 'failed');
      return;
    }
    await this.#bumpFee(withdrawal, signature, states, request);
  }

  /** Looked at again after the nonce: it may have got into a block between the two questions. */
  async #isNowhere({ transactions }: Signature): Promise<boolean> {
    const states = await Promise.all(transactions.map(({ hash }) => this.#options.chain.transaction(hash)));
    return states.every(({ state }) => state !== 'mined');
  }

  async #bumpFee(
    withdrawal: WithdrawalView,
    signature: Signature,
    states: readonly TransactionState[],
    request: SignRequest,
  ): Promise<void> {
    const { nowMs, stuckMs = usualStuckMs } = this.#options;
    const newest = newestOf(signature);
    // A node may have forgotten it, or never have received it before we were killed.
    const words = states.at(-1)?.state === 'unknown' ? await this.#broadcast(withdrawal, newest) : undefined;
    const isStuck = nowMs() - newest.signedAtMs >= stuckMs && (words === undefined || isUnderpriced(words));
    if (!isStuck) return;
    const fees = higherFees(newest.fees, request.fees);
    const raised = await this.#sign(withdrawal, 'broadcast', { ...request, fees, replaces: newest.hash });
    if (raised === undefined) return;
    await this.#broadcast(withdrawal, newestOf(raised));
    await this.#progress(withdrawal, 'broadcast', newestOf(raised).hash);
  }

  /** Returns the node's message when it refuses it; that it has it already is no refusal. */
  async #broadcast({ withdrawalId }: WithdrawalView, { raw }: SignedTransaction): Promise<string | undefined> {
    const words = await this.#options.chain.broadcast(raw);
    if (words === undefined || isKnown(words)) return undefined;
    this.#note(withdrawalId, words);
    return words;
  }

  /** False when a hold was quicker: once it has ended, the withdrawal is released under another id. */
  async #release({ withdrawalId }: WithdrawalView): Promise<boolean> {
    const attempt = this.#refused.get(withdrawalId) ?? 0;
    const { outcome } = await this.#options.exchange.submit<'funding.release_withdrawal'>({
      commandId: commandIdOf('release', withdrawalId, attempt),
      actor: 'system',
      command: { type: 'funding.release_withdrawal', withdrawalId },
    });
    if (outcome.ok) this.#refused.delete(withdrawalId);
    else this.#refused.set(withdrawalId, attempt + 1);
    return outcome.ok;
  }

  /** False when the exchange is elsewhere with it; the next round sees where. */
  async #progress({ withdrawalId }: WithdrawalView, status: WithdrawalStatus, transaction?: Hash): Promise<boolean> {
    const command: CommandOf<'funding.progress_withdrawal'> = {
      type: 'funding.progress_withdrawal',
      withdrawalId,
      status,
      ...(transaction === undefined ? {} : { transaction: hashBytes(transaction) }),
    };
    const commandId = commandIdOf('progress', withdrawalId, status, transaction ?? '');
    const { outcome } = await this.#options.exchange.submit<'funding.progress_withdrawal'>({
      commandId,
      actor: 'system',
      command,
    });
    if (!outcome.ok) this.#note(withdrawalId, `${status}: ${outcome.code}`);
    else if (status === 'confirmed' || status === 'failed') this.#noted.delete(withdrawalId);
    return outcome.ok;
  }

  /** Once for each new reason: rounds are many. */
  #note(withdrawalId: WithdrawalId, reason: string): void {
    if (this.#noted.get(withdrawalId) === reason) return;
    this.#noted.set(withdrawalId, reason);
    this.#options.log.error({ event: 'withdrawal.stuck', withdrawalId, reason }, 'a withdrawal does not go on');
  }
}

function newestOf({ transactions }: Signature): SignedTransaction {
  const newest = transactions.at(-1);
  if (newest === undefined) throw new Fault('signer_unreachable', 'The signer answers with nothing signed.');
  return newest;
}

function higherFees(before: Fees, now: Fees): Fees {
  const higher = (then: bigint, usual: bigint): bigint => {
    const raised = (then * raise.by) / raise.of + 1n;
    return usual > raised ? usual : raised;
  };
  return inProportion({
    maxFeePerGas: higher(before.maxFeePerGas, now.maxFeePerGas),
    maxPriorityFeePerGas: higher(before.maxPriorityFeePerGas, now.maxPriorityFeePerGas),
  });
}

/** Nodes have no code for this; geth, reth, erigon, nethermind, besu and anvil use one of these messages. */
function isKnown(words: string): boolean {
  return /already (known|imported|exists)|known transaction|nonce too low|nonce has already been used/i.test(words);
}

function isUnderpriced(words: string): boolean {
  return /underpriced|fee too low|less than block base fee|feecap/i.test(words);
}
