import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChainLog } from '../chain.ts';
import type { KeyRing } from '../keys.ts';
import { rounds } from '../rounds.ts';
import { openSignerDatabase } from './signer-store.ts';
import { serveSigner } from './signer-server.ts';
import { SigningService } from './signing-service.ts';
import type { SigningSettings } from './signing-settings.ts';

export { KeyRing } from '../keys.ts';
export type { SigningLimits, SigningSettings } from './signing-settings.ts';

export interface SignerOptions {
  readonly settings: SigningSettings;
  readonly keys: KeyRing;
  readonly journalPath: string;
  /** Exists, and is the signer's alone: its memory of the transactions it has signed. Losing it is losing count. */
  readonly folder: string;
  readonly socketPath: string;
  readonly log: ChainLog;
}

const databaseFile = 'signer.db';
const followMs = 1_000;

/** Runs the signer until it is stopped. It opens no connection of its own: its world is the journal's file and its socket. */
export async function runSigner(options: SignerOptions): Promise<{ stop(): Promise<void> }> {
  const { settings, keys, journalPath, folder, socketPath, log } = options;
  const db = openSignerDatabase(join(folder, databaseFile));
  const desk = new SigningService({ settings, keys, journalPath, db, nowMs: Date.now });
  const server = await serveSigner(socketPath, desk, log);
  const following = rounds('facts of the journal', followMs, log, async () => {
    // The server makes it at its first start, which may come after ours.
    if (existsSync(journalPath)) await desk.follow();
  });
  await following.start();
  return {
    async stop() {
      await Promise.all([server.close(), following.stop()]);
      desk.close();
    },
  };
}
