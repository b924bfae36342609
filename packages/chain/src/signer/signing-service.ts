import { dayMs, done, hourMs, type Outcome, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { checkAddress } from '../addresses.ts';
import type { Fees, Hash } from '../chain.ts';
import { addressText, destinationHash } from '../destination.ts';
import { keccakOf } from '../evm/hash.ts';
import { AddressBook, type KeyRing } from '../keys.ts';
import { placeOf } from '../rails.ts';
import type { ChainDatabase } from '../store.ts';
import { unitsOfAtoms } from '../units.ts';
import { gasOfEther, gasOfToken, isPriorityInProportion } from './gas.ts';
import { type JournalWithdrawal, JournalView } from './journal-view.ts';
import type {
  Signature,
  Signer,
  SignerRefusal,
  SigningRoom,
  SigningRooms,
  SignRequest,
  SweepRequest,
  TopUpRequest,
} from './signer.ts';
import type { SigningLimits, SigningSettings } from './signing-settings.ts';
import { SweepSigning } from './sweep-signing.ts';
import { SignatureBook } from './signer-store.ts';
import { signTransfer } from './transactions.ts';

/** Nodes take another transaction of the same nonce only when both of its fees are an eighth higher. */
const raise = { by: 9n, of: 8n } as const;

/**
 * Signs the withdrawals of the journal and nothing else. It trusts no caller: state, rail, amount and destination are
 * read in the journal's own file; the caller brings the address that the journal has only the hash of.
 */
export class SigningService implements Signer {
  readonly #settings: SigningSettings;
  readonly #keys: KeyRing;
  readonly #journal: JournalView;
  readonly #signatures: SignatureBook;
  readonly #nowMs: () => number;
  readonly #db: ChainDatabase;
  readonly #sweeps: SweepSigning;
  /** One request after the other: a nonce is used once, and a signature is counted before the next. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: {
    readonly settings: SigningSettings;
    readonly keys: KeyRing;
    readonly journalPath: string;
    readonly db: ChainDatabase;
    readonly nowMs: () => number;
  }) {
    const { settings, keys, journalPath, db, nowMs } = options;
    this.#settings = settings;
    this.#keys = keys;
    this.#journal = new JournalView(journalPath, db, new AddressBook(keys.extendedPublicKey));
    this.#signatures = new SignatureBook(db, settings.firstNonce, nowMs());
    this.#nowMs = nowMs;
    this.#db = db;
    this.#sweeps = new SweepSigning({ settings, keys, db, nowMs });
  }

  signSweep(request: SweepRequest): Promise<Outcome<Hash, SignerRefusal>> {
    return this.#inTurn(() => this.#sweeps.sweep(request));
  }

  signTopUp(request: TopUpRequest): Promise<Outcome<Hash, SignerRefusal>> {
    return this.#inTurn(() => this.#sweeps.topUp(request));
  }

  /** Reads the journal ahead of being asked. */
  follow(): Promise<void> {
    return this.#journal.follow();
  }

  sign(request: SignRequest): Promise<Outcome<Signature, SignerRefusal>> {
    return this.#inTurn(() => this.#answer(request));
  }

  async rooms(): Promise<SigningRooms> {
    const { limits, assets, gasPerHour } = this.#settings;
    const nowMs = this.#nowMs();
    return {
      assets: [...limits].flatMap(([code, { transaction, hour, day }]): SigningRoom[] => {
        const place = placeOf({ code, scale: 0 }, assets);
        if (place === undefined) return [];
        const { token, decimals } = place;
        return [
          {
            code,
            transactionMax: mostOf(transaction, decimals),
            hourMax: mostOf(hour, decimals),
            dayMax: mostOf(day, decimals),
            signedInHour: this.#signatures.signedSince(token, nowMs - hourMs),
            signedInDay: this.#signatures.signedSince(token, nowMs - dayMs),
          },
        ];
      }),
      gasPerHour,
      gasInHour: this.#signatures.gasSince(nowMs - hourMs),
    };
  }

  /** The journal and its own database. */
  close(): void {
    this.#journal.close();
    this.#db.close();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(work);
    this.#last = answer.catch(() => {});
    return answer;
  }

  async #answer(request: SignRequest): Promise<Outcome<Signature, SignerRefusal>> {
    await this.#journal.follow();
    const withdrawal = this.#journal.withdrawal(request.withdrawalId);
    if (withdrawal === undefined) return reject('withdrawal_unknown');
    const known = this.#signatures.of(request.withdrawalId);
    if (known !== undefined && request.replaces !== known.transactions.at(-1)?.hash) return done(known);
    const states = known === undefined ? ['signing'] : ['signing', 'signed', 'broadcast'];
    if (!states.includes(withdrawal.status)) return reject('withdrawal_state');
    const place = this.#placeOf(withdrawal);
    const limits = this.#settings.limits.get(withdrawal.code);
    if (place === undefined || limits === undefined) return reject('rail_unknown');
    const address = this.#addressIn(request, withdrawal);
    if (!address.ok) return address;
    const units = unitsOfAtoms(withdrawal.receives, { scale: withdrawal.scale, decimals: place.decimals });
    const outflow = { ...place, units };
    const refusal =
      this.#feeRefusal(request.fees, known) ??
      (known ? undefined : this.#excess(outflow, limits)) ??
      this.#gasExcess(request, place.token);
    if (refusal !== undefined) return reject(refusal);

    const nonce = known?.nonce ?? this.#signatures.nextNonce();
    const { chainId } = this.#settings;
    const what = { chainId, nonce, to: address.value, token: place.token, units, ...request.fees };
    const raw = await signTransfer(this.#keys.hotWalletKey(), what);
    const signed = { raw, hash: keccakOf(raw), fees: request.fees, signedAtMs: this.#nowMs() };
    const transactions = [...(known?.transactions ?? []), signed];
    this.#signatures.keep(withdrawal, nonce, transactions.length, signed);
    return done({ nonce, transactions });
  }

  #placeOf({ railKind, code, scale }: JournalWithdrawal) {
    return railKind === 'chain' ? placeOf({ code, scale }, this.#settings.assets) : undefined;
  }

  /** The address, once it is the one that the journal has the hash of, and one that may be paid. */
  #addressIn({ salt, text }: SignRequest, { destination, network }: JournalWithdrawal): Outcome<string, SignerRefusal> {
    if (!Buffer.from(destination).equals(destinationHash(salt, text))) return reject('destination_differs');
    const [kind, onNetwork = '', address = ''] = text.split('\n');
    if (kind !== 'address' || onNetwork !== network) return reject('network_differs');
    const check = checkAddress(network, address);
    if (!check.ok || addressText(network, check.address) !== text) return reject('address_invalid');
    const isToken = this.#settings.assets.tokens.some((token) => token.address.toLowerCase() === address.toLowerCase());
    if (isToken) return reject('address_is_token');
    return this.#journal.isOurs(check.address) ? reject('address_is_ours') : done(check.address);
  }

  #feeRefusal(fees: Fees, known: Signature | undefined): SignerRefusal | undefined {
    const { maxFeePerGas, maxPriorityFeePerGas } = fees;
    if (maxFeePerGas <= 0n || maxPriorityFeePerGas < 0n) return 'fee_too_low';
    if (maxFeePerGas > this.#settings.maxFeePerGas || !isPriorityInProportion(fees)) return 'fee_too_high';
    const before = known?.transactions.at(-1)?.fees;
    const isRaised = (now: bigint, then: bigint): boolean => now * raise.of >= then * raise.by && now > then;
    if (before === undefined) return undefined;
    const areRaised =
      isRaised(maxFeePerGas, before.maxFeePerGas) && isRaised(maxPriorityFeePerGas, before.maxPriorityFeePerGas);
    return areRaised ? undefined : 'fee_too_low';
  }

  #gasExcess({ withdrawalId, fees }: SignRequest, token: string | undefined): SignerRefusal | undefined {
    const wei = (token === undefined ? gasOfEther : gasOfToken) * fees.maxFeePerGas;
    const others = this.#signatures.gasSince(this.#nowMs() - hourMs, withdrawalId);
    return others + wei > this.#settings.gasPerHour ? 'limit_gas' : undefined;
  }

  #excess(
    { token, decimals, units }: { readonly token?: string; readonly decimals: number; readonly units: bigint },
    limits: SigningLimits,
  ): SignerRefusal | undefined {
    const nowMs = this.#nowMs();
    const most = (text: string): bigint => mostOf(text, decimals);
    if (units > most(limits.transaction)) return 'limit_transaction';
    if (this.#signatures.signedSince(token, nowMs - hourMs) + units > most(limits.hour)) return 'limit_hour';
    if (this.#signatures.signedSince(token, nowMs - dayMs) + units > most(limits.day)) return 'limit_day';
    return undefined;
  }
}

/** A limit that cannot be read in the chain's decimals allows nothing. */
function mostOf(text: string, decimals: number): bigint {
  return atomsFromText(text, decimals) ?? 0n;
}
