import { accountRejects } from './modules/accounts/rejects.ts';
import { catalogRejects } from './modules/catalog/rejects.ts';
import { clockRejects } from './modules/clock/rejects.ts';
import { contractRejects } from './modules/contract/rejects.ts';
import { convertRejects } from './modules/convert/rejects.ts';
import { copyRejects } from './modules/copy/rejects.ts';
import { fundingRejects } from './modules/funding/rejects.ts';
import { genesisRejects } from './modules/genesis/rejects.ts';
import { indexRejects } from './modules/index-prices/rejects.ts';
import { optionsRejects } from './modules/options/rejects.ts';
import { practiceRejects } from './modules/practice/rejects.ts';
import { productsRejects } from './modules/products/rejects.ts';
import { proposalsRejects } from './modules/proposals/rejects.ts';
import { revisionRejects } from './modules/revision/rejects.ts';
import { sessionsRejects } from './modules/sessions/rejects.ts';
import { spotRejects } from './modules/spot/rejects.ts';
import { transferRejects } from './modules/transfer/rejects.ts';
import type { RejectCode } from './reject-codes.ts';

const rejects = {
  ...accountRejects,
  ...catalogRejects,
  ...clockRejects,
  ...contractRejects,
  ...convertRejects,
  ...copyRejects,
  ...fundingRejects,
  ...genesisRejects,
  ...indexRejects,
  ...optionsRejects,
  ...practiceRejects,
  ...productsRejects,
  ...proposalsRejects,
  ...revisionRejects,
  ...sessionsRejects,
  ...spotRejects,
  ...transferRejects,
};

type Named<Code extends RejectCode> = Code | ('index_stale' extends Code ? 'clock_fault' : never);

/** What an answer can be refused with when its sender may send the command. */
export type CodesOf<T extends keyof typeof rejects> = Named<(typeof rejects)[T][number]>;

/**
 * The same as data, in the order of the checks; of several commands each code once. What needs a price can be refused for the
 * clock too: `Core.named` says so while time is in doubt.
 */
export function codesOf<T extends keyof typeof rejects>(...types: readonly T[]): readonly CodesOf<T>[] {
  const codes = new Set<RejectCode>(types.flatMap((type): readonly RejectCode[] => rejects[type]));
  if (codes.has('index_stale')) codes.add('clock_fault');
  return [...codes] as readonly CodesOf<T>[];
}
