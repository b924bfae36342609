import { benchAlerts } from './alerts.ts';
import { benchBook } from './book.ts';
import { benchChat } from './chat.ts';
import { benchConsole } from './console.ts';
import { benchCore } from './core.ts';
import { benchEnumeration } from './enumeration.ts';
import { benchFanout } from './fanout.ts';
import { benchFinance } from './finance.ts';
import { benchFlame } from './flame.ts';
import { benchFlood } from './flood.ts';
import { benchFunding } from './funding.ts';
import { benchGrowth } from './growth.ts';
import { benchHttp } from './http.ts';
import { benchIeo } from './ieo.ts';
import { benchJournal } from './journal.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNft } from './nft.ts';
import { benchNftLists } from './nft-lists.ts';
import { benchNftLive } from './nft-live.ts';
import { benchOneClient } from './one-client.ts';
import { benchOtc } from './otc.ts';
import { benchPhone } from './phone.ts';
import { benchPositions } from './positions.ts';
import { benchReadModel } from './readmodel.ts';
import { benchRecovery } from './recovery.ts';
import { benchSnapshot } from './snapshot.ts';
import { benchTape } from './tape.ts';
import { benchWheel } from './wheel.ts';

const benches: Record<string, () => void | Promise<void>> = {
  book: benchBook,
  core: benchCore,
  journal: benchJournal,
  positions: benchPositions,
  funding: benchFunding,
  recovery: benchRecovery,
  snapshot: benchSnapshot,
  growth: benchGrowth,
  readmodel: benchReadModel,
  http: benchHttp,
  flame: benchFlame,
  fanout: benchFanout,
  flood: benchFlood,
  enumeration: benchEnumeration,
  'one-client': benchOneClient,
  phone: benchPhone,
  lighthouse: benchLighthouse,
  tape: benchTape,
  ieo: benchIeo,
  finance: benchFinance,
  otc: benchOtc,
  alerts: benchAlerts,
  chat: benchChat,
  console: benchConsole,
  wheel: benchWheel,
  nft: benchNft,
  'nft-lists': benchNftLists,
  'nft-live': benchNftLive,
};

/** Run by their names alone: one needs the network, the other writes a picture into the docs. */
const byName = new Set(['lighthouse', 'flame']);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) {
  console.error(`No bench is called ${unknown}. There are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 ? !byName.has(name) : asked.includes(name)) await bench();
}
