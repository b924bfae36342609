import { join } from 'node:path';
import { Fault, type Outcome } from '@candor/kernel';
import type { Hash } from '../chain.ts';
import type { KeyRing } from '../keys.ts';
import type {
  Signature,
  Signer,
  SignerRefusal,
  SigningRooms,
  SignRequest,
  SweepRequest,
  TopUpRequest,
} from '../signer/signer.ts';
import type { SigningService } from '../signer/signing-service.ts';
import { practiceSigning } from './practice-settings.ts';

const databaseFile = 'practice-signer.db';
/** The interval of reading on in the journal, so that a withdrawal does not wait for everything before it. */
const followMs = 30_000;

/**
 * The signer of practice, in this process: the same rules, limits and memory as the real one. It is loaded when it is first
 * needed, because signing comes with a library that a start should not wait for.
 */
export class PracticeSigner implements Signer {
  readonly #open: () => Promise<SigningService>;
  readonly #following: NodeJS.Timeout;
  #desk: Promise<SigningService> | undefined;
  #isClosed = false;

  constructor({
    keys,
    journalPath,
    folder,
    nowMs,
  }: {
    readonly keys: KeyRing;
    readonly journalPath: string;
    readonly folder: string;
    readonly nowMs: () => number;
  }) {
    this.#open = async () => {
      const [{ SigningService }, { openSignerDatabase }] = await Promise.all([
        import('../signer/signing-service.ts'),
        import('../signer/signer-store.ts'),
      ]);
      const db = openSignerDatabase(join(folder, databaseFile));
      return new SigningService({ settings: practiceSigning, keys, journalPath, db, nowMs });
    };
    this.#following = setInterval(() => void this.#follow(), followMs);
    this.#following.unref();
  }

  async sign(request: SignRequest): Promise<Outcome<Signature, SignerRefusal>> {
    return (await this.#opened()).sign(request);
  }

  async signSweep(request: SweepRequest): Promise<Outcome<Hash, SignerRefusal>> {
    return (await this.#opened()).signSweep(request);
  }

  async signTopUp(request: TopUpRequest): Promise<Outcome<Hash, SignerRefusal>> {
    return (await this.#opened()).signTopUp(request);
  }

  async rooms(): Promise<SigningRooms> {
    return (await this.#opened()).rooms();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#following);
    void this.#desk?.then((desk) => desk.close());
  }

  #opened(): Promise<SigningService> {
    if (this.#isClosed) throw new Fault('signer_unreachable', 'The practice signer is closed.');
    this.#desk ??= this.#open();
    return this.#desk;
  }

  async #follow(): Promise<void> {
    try {
      await (await this.#opened()).follow();
    } catch {
      // An error in reading shows at the next signature.
    }
  }
}
