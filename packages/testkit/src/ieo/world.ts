import type { AccountId, CommandOf, ProjectId } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset } from '../catalog.ts';
import { type Runner, worldStartMs } from '../runner.ts';

export type SetProject = CommandOf<'ieo.set_project'>;

/**
 * A sale that tests hold: 1,000 ETH at 0.5 USDT, shared pro rata, 1 to 400 each; open from minute 10 to 20 of the world,
 * released in minutes 30 (a quarter), 40 and 50.
 */
export function projectFor(changes: Partial<SetProject> = {}): SetProject {
  const minute = (at: number) => worldStartMs + at * minuteMs;
  return {
    type: 'ieo.set_project',
    projectId: 1 as ProjectId,
    tokenAssetId: asset.ETH,
    payAssetId: asset.USDT,
    price: price(50_000_000),
    issuance: atoms(100_000_000_000n),
    mode: 'pro_rata',
    accountMin: atoms(100_000_000n),
    accountMax: atoms(40_000_000_000n),
    opensAtMs: minute(10),
    closesAtMs: minute(20),
    releases: [
      { atMs: minute(30), share: 250_000 as Ppm },
      { atMs: minute(40), share: 333_333 as Ppm },
      { atMs: minute(50), share: 416_667 as Ppm },
    ],
    factsHash: new Uint8Array(32),
    ...changes,
  };
}

/** A subscription at the price that a project has. */
export function subscriptionTo(
  runner: Runner,
  accountId: AccountId,
  changes: Partial<CommandOf<'ieo.subscribe'>> = {},
): CommandOf<'ieo.subscribe'> {
  const projectId = changes.projectId ?? (1 as ProjectId);
  const terms = runner.core.queries.project(projectId)?.terms ?? projectFor();
  return {
    type: 'ieo.subscribe',
    accountId,
    projectId,
    amount: terms.accountMin,
    payAssetId: terms.payAssetId,
    price: terms.price,
    ...changes,
  };
}

/** Two sales: the first is open for a month after a few commands, the second opens then. */
export function startIeo(runner: Runner): void {
  const month = runner.nowMs + 30 * 24 * 60 * minuteMs;
  runner.must({ type: 'house.fund', house: 'issuance', assetId: asset.ETH, amount: atoms(400_000_000_000n) });
  const releases = [{ atMs: month + minuteMs, share: 1_000_000 as Ppm }];
  const dates = { closesAtMs: month, releases };
  runner.must(projectFor({ ...dates, opensAtMs: runner.nowMs + 2 * runner.stepMs }));
  runner.must(projectFor({ ...dates, projectId: 2 as ProjectId, opensAtMs: month - minuteMs }));
}
