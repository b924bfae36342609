import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '@candor/kernel/files';
import { type ChainDuty, type HostOptions, openChain } from '../chain-host.ts';
import { AddressBook, KeyRing } from '../keys.ts';
import { unitsOfAtoms } from '../units.ts';
import { openPracticeDatabase } from './practice-store.ts';
import { rounds } from '../rounds.ts';
import { PracticeChain, practiceBlockMs } from './practice-chain.ts';
import { PracticeSigner } from './practice-signer.ts';
import { practiceAssets } from './practice-settings.ts';

const databaseFile = 'practice-chain.db';
const keyFile = 'practice-chain.key';
const seedBytes = 32;

interface PracticeOptions extends HostOptions {
  /** The journal that the signer reads for itself. */
  readonly journalPath: string;
  /** The factor by which blocks come faster than usual. */
  readonly speed: number;
}

/** The practice chain: blocks, a signer with keys that are worth nothing, and the workers of a real one. */
export async function openPracticeChain(options: PracticeOptions): Promise<ChainDuty> {
  const { folder, journalPath, nowMs, speed } = options;
  const blockMs = Math.ceil(practiceBlockMs / speed);
  const keys = KeyRing.fromSeed(practiceSeed(folder));
  const db = openPracticeDatabase(join(folder, databaseFile));
  const chain = new PracticeChain(db, nowMs);
  const signer = new PracticeSigner({ keys, journalPath, folder, nowMs });
  const watching = await openChain(options, {
    chain,
    signer,
    addresses: new AddressBook(keys.extendedPublicKey),
    assets: practiceAssets,
    pollMs: blockMs / 2,
    pay: (to, units, token) => chain.pay(to, units, token),
    unitsOf: unitsOfAtoms,
  });
  // In rounds, so that a disk that is full for a while delays blocks and ends nothing.
  const mining = rounds('blocks of the practice chain', blockMs, options.log, async () => {
    chain.mine();
  });
  return {
    ...watching,
    async start() {
      await watching.start();
      await mining.start();
    },
    async stop() {
      await mining.stop();
      await watching.stop();
      signer.close();
      chain.close();
    },
  };
}

/** Drawn at the first start, so that two practice installations do not show the same addresses. */
function practiceSeed(folder: string): Uint8Array {
  const path = join(folder, keyFile);
  if (!existsSync(path)) writeDurably(path, randomBytes(seedBytes));
  return readFileSync(path);
}
