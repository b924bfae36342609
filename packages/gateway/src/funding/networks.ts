import type { SiteFacts } from '../serving/deps.ts';

/** The time that a block takes; the practice chain is quick, so that a deposit can be watched. */
const blockSeconds = { practice: 2, live: 12 } as const;

/** About how long confirmations take, in whole minutes, at least one. */
export function minutesFor(confirmations: number, mode: SiteFacts['mode']): number {
  return Math.max(1, Math.ceil((confirmations * blockSeconds[mode]) / 60));
}

const explorers: Readonly<Record<string, string>> = {
  ERC20: 'https://etherscan.io/tx/',
  TRC20: 'https://tronscan.org/#/transaction/',
  BTC: 'https://mempool.space/tx/',
};

/** The public page of a transaction. There is none for the practice chain. */
export function explorerUrlOf(network: string, transaction: string, mode: SiteFacts['mode']): string | undefined {
  const explorer = explorers[network];
  return mode === 'practice' || explorer === undefined ? undefined : `${explorer}${transaction}`;
}
