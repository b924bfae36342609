import { join } from 'node:path';
import { type ChainDuty, type HostOptions, openPracticeChain } from '@candor/chain';
import { type HostedExchange, journalFile } from '@candor/journal';
import type { Platform } from '@candor/platform';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** The chain of this installation: the one that is set, or the practice chain in this process. */
export async function openChain(
  { chain, dataFolder: folder, practiceSpeed: speed }: Config,
  parts: {
    readonly exchange: HostedExchange;
    readonly platform: Platform;
    readonly log: Logger;
  },
): Promise<ChainDuty> {
  const { exchange, platform, log } = parts;
  const host: HostOptions = {
    exchange,
    folder,
    reveal: (destination) => platform.destinations.reveal(destination),
    log,
    nowMs: Date.now,
  };
  if (chain === undefined) return openPracticeChain({ ...host, journalPath: join(folder, journalFile), speed });
  // The library for nodes is not loaded where there is none.
  const { openEvmChain } = await import('@candor/chain/evm');
  return openEvmChain(host, chain);
}
