/**
 * The signer: a process of its own, with its own key, limits and memory. It opens no port and asks no server; it reads the
 * journal's file and answers at a Unix socket. Built beside the server as `signer.js`.
 */
import { runSigner } from '@candor/chain/signer';
import { Fault } from '@candor/kernel';
import { ConfigError } from './config.ts';
import { lockFolder } from './folder-lock.ts';
import { createLog } from './log.ts';
import { keepFilesPrivate, openPrivately } from './private-folder.ts';
import { readSignerConfig } from './signer-config.ts';

async function main(): Promise<void> {
  keepFilesPrivate();
  const options = readSignerConfig(process.env);
  const log = createLog({ logLevel: 'info' });
  openPrivately(options.folder, log);
  const unlock = lockFolder(options.folder, 'CANDOR_SIGNER_DATA');
  const signer = await runSigner({ ...options, log });
  log.info({ event: 'signer.listens', socket: options.socketPath }, 'the signer listens');
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stopping ??= signer.stop().then(() => {
        unlock();
        process.exit(0);
      });
    });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Fault ? error.message : error);
  process.exit(1);
}
