import { atoms, negated } from '@candor/money';
import type { Change } from '../../module.ts';
import { costOf, issuanceWallet, setAside } from './funds.ts';
import { areReleases } from './rules.ts';
import type { IeoSlice } from './slice.ts';
import type { ProjectTerms } from './views.ts';
import { projectWeakening } from './weakening.ts';

const hashLength = 32;
/** Below what a ledger cell holds. */
const proceedsMax = 1n << 61n;

/** The terms of a project, new or replaced until it opens. Its whole issuance is set aside with them (RULES 9). */
export const projectChange: Change<'ieo.set_project', IeoSlice> = {
  refuses(core, { type: _type, ...terms }) {
    const { assets } = core.catalog;
    if (!assets.has(terms.tokenAssetId) || !assets.has(terms.payAssetId)) return 'asset_not_found';
    const known = core.ieo.projects.get(terms.projectId);
    const isGone = known === undefined && terms.projectId <= core.ieo.lastProjectId;
    if (isGone || (known !== undefined && known.state !== 'warm_up')) return 'project_opened';
    if (!areSound(core, terms)) return 'terms_invalid';
    const isSameToken = known?.terms.tokenAssetId === terms.tokenAssetId;
    const before = isSameToken ? known.terms.issuance : 0n;
    const available = core.ledger.available(issuanceWallet(core, terms.tokenAssetId));
    return available + before < terms.issuance ? 'liquidity_insufficient' : undefined;
  },
  present(core, { type, projectId }) {
    const project = core.ieo.projects.get(projectId);
    return project === undefined ? undefined : { type, ...project.terms };
  },
  weakens: projectWeakening,
  make(core, { type: _type, ...terms }) {
    const known = core.ieo.projects.get(terms.projectId);
    if (known !== undefined) setAside(core, known.terms, negated(known.terms.issuance));
    setAside(core, terms, terms.issuance);
    core.post(terms.projectId);
    const project = known ?? core.ieo.add(terms);
    project.terms = terms;
    project.version += 1;
    project.stepAtMs = terms.opensAtMs;
    core.timers.set(terms.opensAtMs, 'ieo.step', terms.projectId);
    core.emit({ type: 'ieo.project_set', version: project.version, terms });
    return { version: project.version };
  },
};

function areSound(core: IeoSlice, terms: ProjectTerms): boolean {
  const { price, issuance, accountMin, accountMax, opensAtMs, closesAtMs } = terms;
  if (terms.tokenAssetId === terms.payAssetId || price <= 0) return false;
  if (accountMin <= 0n || accountMax < accountMin || issuance < accountMax) return false;
  if (opensAtMs <= core.nowMs || closesAtMs <= opensAtMs) return false;
  if (!areReleases(terms.releases, closesAtMs) || terms.factsHash.length !== hashLength) return false;
  return costOf(core, terms, atoms(issuance)) < proceedsMax;
}
