import * as api from '@candor/api';
import { operatorCalls } from './operator-calls.ts';

/** The calls that have a page of their own, or are of the session itself. */
const elsewhere: ReadonlySet<unknown> = new Set([
  api.getOperatorSelf,
  api.checkChange,
  api.previewChange,
  api.listSettings,
  api.listSettingVersions,
  api.seeOperatorNews,
  api.noteExport,
  api.signOperatorOut,
  api.beginOperatorProof,
  api.finishOperatorProof,
  api.listWaitingCases,
  api.listAudit,
  api.exportAudit,
  api.verifyAudit,
  api.viewBooks,
  api.listCorrections,
  api.viewInsight,
  api.viewHealth,
  api.listContent,
  api.getContent,
  api.saveContent,
  api.publishContent,
  api.listIndexSources,
  api.listInstruments,
  api.listLive,
  api.listNames,
  api.listOperators,
  api.listProposals,
  api.listStuck,
  api.viewCoverage,
  api.viewHouseFlow,
  api.viewRailMeans,
  api.viewReconciliation,
]);

/** Calls about one person, which have a page of their own: `src/people`. */
const ofPersons = '/operator/accounts';

/** Every act of operators, by the name of its call. */
export const operatorActs = operatorCalls
  .filter(({ call }) => call.access === 'operator' && !elsewhere.has(call) && !call.path.startsWith(ofPersons))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
