import { hex } from '@candor/kernel/hash';
import type { CommandOf } from '../../commands.ts';
import { weakeningBy } from '../../weakening.ts';

type Releases = CommandOf<'ieo.set_project'>['releases'];

/** The terms of a sale that has not opened. Any other figure may hurt those who have read the ones before. */
export const projectWeakening = weakeningBy<CommandOf<'ieo.set_project'>>({
  type: 'fixed',
  projectId: 'fixed',
  tokenAssetId: ['either', 'confirmed'],
  payAssetId: ['either', 'confirmed'],
  price: ['either', 'confirmed'],
  issuance: ['either', 'confirmed'],
  mode: ['either', 'confirmed'],
  accountMin: ['either', 'confirmed'],
  accountMax: ['either', 'confirmed'],
  opensAtMs: ['either', 'confirmed'],
  closesAtMs: ['either', 'confirmed'],
  releases: [areOthers, 'confirmed'],
  factsHash: [(next, present) => hex(next) !== hex(present), 'confirmed'],
});

function areOthers(next: Releases, present: Releases): boolean {
  const text = (rows: Releases) => rows.map(({ atMs, share }) => `${atMs} ${share}`).join();
  return text(next) !== text(present);
}
