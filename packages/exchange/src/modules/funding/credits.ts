import {
  blob,
  bool,
  type ByteReader,
  type ByteWriter,
  type Codec,
  type Encoded,
  listOf,
  optional,
  struct,
  text,
  uint,
} from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { type Atoms, atoms } from '@candor/money';
import { accountId, amount, type ClaimId, claimId, railId } from '../../vocabulary.ts';
import { creditCaps } from './spec.ts';
import { alikeWindowMs, limitWindowMs, proofKeptMs } from './rules.ts';
import type { CreditCaps } from './views.ts';

const decidedCodec = struct({ claimId, accountId, railId, amount, decidedAtMs: uint, isCredited: bool });
type DecidedClaim = Encoded<typeof decidedCodec>;

/** An operator's part in one credit. */
const partCodec = struct({ operator: text, atMs: uint, value: amount, isAlone: bool });
type Part = Encoded<typeof partCodec>;

const stateCodec = struct({
  caps: optional(creditCaps),
  proofs: listOf(struct({ claimId, proof: blob }) as Codec<{ claimId: ClaimId; proof: Uint8Array }>),
  used: listOf(struct({ proof: text, atMs: uint })),
  decided: listOf(decidedCodec),
  parts: listOf(partCodec),
});

/** Amounts that operators have credited on users' word, and the proofs for them. */
export class Credits {
  caps: CreditCaps | undefined;
  /** Of open claims. */
  readonly #proofs = new Map<ClaimId, Uint8Array>();
  /** Hashes of proofs that were credited, in hex, in the order of when. */
  readonly #used = new Map<string, number>();
  /** Claims decided in the last 24 hours, oldest first. */
  #decided: DecidedClaim[] = [];
  /** Of the last 24 hours, oldest first. */
  #parts: Part[] = [];

  get isEmpty(): boolean {
    const isUnused = this.#proofs.size === 0 && this.#used.size === 0;
    return this.caps === undefined && isUnused && this.#decided.length === 0 && this.#parts.length === 0;
  }

  get proven(): Iterable<ClaimId> {
    return this.#proofs.keys();
  }

  isUsed(proof: Uint8Array): boolean {
    const text = hex(proof);
    if (this.#used.has(text)) return true;
    for (const open of this.#proofs.values()) if (hex(open) === text) return true;
    return false;
  }

  open(id: ClaimId, proof: Uint8Array): void {
    this.#proofs.set(id, proof);
  }

  /** A proof that nothing was credited on may prove something else. */
  close(claim: DecidedClaim): void {
    const proof = this.#proofs.get(claim.claimId);
    this.#proofs.delete(claim.claimId);
    if (proof !== undefined && claim.isCredited) this.#used.set(hex(proof), claim.decidedAtMs);
    this.#decided.push(claim);
    this.#forget(claim.decidedAtMs);
  }

  take(part: Part): void {
    this.#parts.push(part);
  }

  /** The amount that an operator had a part in crediting since a moment, in atoms of the limit's asset. */
  creditedBy(operator: string, sinceMs: number, onlyAlone = false): Atoms {
    let sum = 0n;
    for (const part of this.#parts) {
      if (part.operator === operator && part.atMs > sinceMs && (part.isAlone || !onlyAlone)) sum += part.value;
    }
    return atoms(sum);
  }

  /** Claims decided since a moment, oldest first. */
  decidedSince(sinceMs: number): DecidedClaim[] {
    return this.#decided.filter(({ decidedAtMs }) => decidedAtMs > sinceMs);
  }

  write(writer: ByteWriter): void {
    stateCodec.write(writer, {
      caps: this.caps,
      proofs: [...this.#proofs].map(([id, proof]) => ({ claimId: id, proof })),
      used: [...this.#used].map(([proof, atMs]) => ({ proof, atMs })),
      decided: this.#decided,
      parts: this.#parts,
    });
  }

  read(reader: ByteReader): void {
    const { caps, proofs, used, decided, parts } = stateCodec.read(reader);
    this.caps = caps;
    for (const one of proofs) this.#proofs.set(one.claimId, one.proof);
    for (const one of used) this.#used.set(one.proof, one.atMs);
    this.#decided = [...decided];
    this.#parts = [...parts];
  }

  #forget(nowMs: number): void {
    this.#decided = this.#decided.filter(({ decidedAtMs }) => decidedAtMs > nowMs - alikeWindowMs);
    this.#parts = this.#parts.filter(({ atMs }) => atMs > nowMs - limitWindowMs);
    for (const [proof, atMs] of this.#used) {
      if (atMs > nowMs - proofKeptMs) break;
      this.#used.delete(proof);
    }
  }
}
