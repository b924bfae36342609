import { type LanguageCode, listNames, type NamedThing } from '@candor/api';
import type { ChangeCommand } from '@candor/exchange';
import type { ChangeType } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { textIn } from '@candor/platform';
import { type Rails, railsOf } from '../../funding/rails.ts';
import type { Deps } from '../../serving/deps.ts';
import { serveOperator } from '../../serving/serve.ts';
import { caughtUp } from '../../settings/caught-up.ts';
import { settingName } from '../../settings/setting-name.ts';

interface Row {
  readonly thing: NamedThing;
  readonly id: string;
  readonly name: string;
  readonly kind?: string;
}

/** The things that a change opens: its field with their number. */
const opened: { readonly [Type in ChangeType]?: readonly [thing: NamedThing, field: string] } = {
  'locked.set_terms': ['locked_product', 'productId'],
  'loans.set_terms': ['loan_product', 'productId'],
  'dual.open_product': ['dual_product', 'productId'],
  'ieo.set_project': ['project', 'projectId'],
  'coupons.set_campaign': ['campaign', 'campaignId'],
  'points.set_item': ['points_item', 'itemId'],
};

export default serveOperator(listNames, async (deps, _, { lang }) => {
  await caughtUp(deps);
  const { market, exchange, platform } = deps;
  const { assets, pairs } = market.instruments;
  const [rails, people, roles] = await Promise.all([
    railsOf(deps),
    platform.operatorPeople.list(),
    exchange.query('operatorRoles'),
  ]);
  const operators = new Set([...people, ...roles, ...platform.operators.list].map(({ name }) => name));
  return done([
    ...assets.map(({ assetId, code }): Row => ({ thing: 'coin', id: `${assetId}`, name: code })),
    ...pairs.map(({ pairId, symbol }): Row => ({ thing: 'pair', id: `${pairId}`, name: symbol })),
    ...Array.from(
      rails.values(),
      ({ railId, asset, network }): Row => ({ thing: 'rail', id: `${railId}`, name: `${asset.code} · ${network}` }),
    ),
    ...(await openedRows(deps, rails)),
    ...(await artRows(deps, lang)),
    ...Array.from(operators, (name): Row => ({ thing: 'operator', id: name, name })),
  ]);
});

async function openedRows({ reader, market }: Deps, rails: Rails): Promise<Row[]> {
  const kept = await reader.settingsInForce(Object.keys(opened) as ChangeType[]);
  const rows = kept.flatMap(({ change, subject }): Row[] => {
    const [thing, field = ''] = opened[change.type] ?? [];
    const id = new URLSearchParams(subject).get(field);
    if (thing === undefined || id === null) return [];
    return [{ thing, id, name: settingName(market.instruments, rails, change, subject), ...kindOf(change) }];
  });
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id));
}

/** Campaigns and items of the shop have no names of their own: their kind tells them apart. */
function kindOf(change: ChangeCommand): Pick<Row, 'kind'> {
  if (change.type === 'coupons.set_campaign') return { kind: change.kind };
  return change.type === 'points.set_item' ? { kind: change.gives } : {};
}

/** The works that can be chosen: the newest, which series are made of. */
const worksMax = 2_000;

/** Artists, collections and works, in a language. Names need not differ among them: the number goes with each. */
async function artRows({ platform, reader }: Deps, lang: LanguageCode): Promise<Row[]> {
  const { nft, accounts } = platform;
  const [artists, collections, works] = await Promise.all([
    nft.listArtists(),
    nft.collections(),
    reader.nftNewestWorks(worksMax),
  ]);
  const [faces, descriptions] = await Promise.all([
    accounts.faces(artists.map(({ accountId }) => accountId)),
    nft.descriptions(works.map(({ contentHash }) => contentHash)),
  ]);
  const rowOf = (thing: NamedThing, id: number, name: string): Row => ({
    thing,
    id: `${id}`,
    name: [name, `#${id}`].filter((part) => part !== '').join(' · '),
  });
  return [
    ...artists.flatMap(({ accountId }) => {
      const face = faces.get(accountId);
      return face === undefined ? [] : [rowOf('artist', face.uid, face.nickname)];
    }),
    ...collections.map(({ collectionId, names }) => rowOf('collection', collectionId, textIn(names, lang))),
    ...works.map(({ workId, contentHash }) =>
      rowOf('work', workId, textIn(descriptions.get(contentHash)?.names ?? {}, lang)),
    ),
  ];
}
