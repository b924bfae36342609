import { apiCalls, apiShapes, apiTopics } from './api.mjs';
import { coreRejects, coreSpecs } from './exchange.mjs';
import { gatewayCalls, gatewayChanges, gatewayNotices, gatewayTopics } from './gateway.mjs';
import { englishTexts } from './messages.mjs';
import { readProjectors, readQueries, readShapes, readTables } from './readmodel.mjs';

/** Each makes one file, `{ path, text }`, out of all files of the project. */
const generators = [
  coreSpecs,
  coreRejects,
  apiCalls,
  apiTopics,
  apiShapes,
  gatewayCalls,
  gatewayChanges,
  gatewayTopics,
  gatewayNotices,
  englishTexts,
  readTables,
  readProjectors,
  readQueries,
  readShapes,
];

/** The files that are made from others, as they should be. Throws where the folders contradict themselves. */
export function generateAll(files) {
  return generators.map((make) => make(files));
}
