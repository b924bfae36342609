import type { LanguageCode, ProjectRow, SubscriptionRow } from '@candor/api';
import { releaseAmounts, releasedAfter, subscriptionFields } from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import { type Atoms, atomsToText, priceToText } from '@candor/money';
import type { ProjectFacts, ProjectText } from '@candor/platform';
import type { ProjectRecord, SubscriptionRecord } from '@candor/readmodel';
import type { Asset, Instruments } from '../../market/instruments.ts';
import type { Deps } from '../../serving/deps.ts';
import { shownMaker } from '../../serving/shown.ts';

/** A project with what it is made of. */
export interface ShownProject {
  readonly record: ProjectRecord;
  readonly token: Asset;
  readonly pay: Asset;
  readonly facts: ProjectFacts | undefined;
  readonly text: ProjectText | undefined;
  readonly market: ProjectRow['market'];
}

export async function shownProject(
  { market: { instruments }, platform }: Pick<Deps, 'market' | 'platform'>,
  record: ProjectRecord,
  lang: LanguageCode,
): Promise<ShownProject> {
  const { tokenAssetId, payAssetId, factsHash } = record.terms;
  const facts = await platform.projectFacts.byHash(hex(factsHash));
  const [token, pay] = [instruments.assetOf(tokenAssetId), instruments.assetOf(payAssetId)];
  const market = marketOf(instruments, record);
  return { record, token, pay, facts, text: facts && textIn(facts, lang), market };
}

/** In the language asked for, in English, or in the one there is. */
function textIn({ texts }: ProjectFacts, lang: LanguageCode): ProjectText | undefined {
  return texts[lang] ?? texts.en ?? Object.values(texts)[0];
}

/** The market of the token: as the terms say, or where it traded before. */
function marketOf(instruments: Instruments, { terms, market }: ProjectRecord): ProjectRow['market'] {
  const pair =
    market === undefined
      ? instruments.byAssets(terms.tokenAssetId, terms.payAssetId)
      : instruments.pairOf(market.pairId);
  const isOpen = pair?.status === 'trading';
  if (pair === undefined || (market === undefined && !isOpen)) return undefined;
  return { symbol: pair.symbol, opensAtMs: market?.opensAtMs, isOpen };
}

export function projectRowOf({ record, token, pay, facts, text, market }: ShownProject): ProjectRow {
  const { terms } = record;
  const tokens = (amount: Atoms) => atomsToText(amount, token.scale);
  return {
    projectId: terms.projectId,
    name: text?.name ?? token.name,
    summary: text?.summary ?? '',
    isDemonstration: facts?.isDemonstration ?? false,
    tokenId: token.assetId,
    tokenCode: token.code,
    tokenScale: token.scale,
    payId: pay.assetId,
    payCode: pay.code,
    payScale: pay.scale,
    price: priceToText(terms.price),
    issuance: tokens(terms.issuance),
    mode: terms.mode,
    accountMin: tokens(terms.accountMin),
    accountMax: tokens(terms.accountMax),
    opensAtMs: terms.opensAtMs,
    closesAtMs: terms.closesAtMs,
    releases: terms.releases.map(({ atMs, share }) => ({ atMs, share })),
    state: record.state,
    cancelReason: record.cancelReason,
    subscribers: record.subscribers,
    wanted: tokens(record.wantedTotal),
    allocated: tokens(record.allocatedTotal),
    raised: atomsToText(record.raised, pay.scale),
    market,
    listHash: record.listHash,
  };
}

const { subscriptionId, projectId, wanted, allocated } = subscriptionFields;
const inTokens = shownMaker({ subscriptionId, projectId, wanted, allocated });
const { reserved, paid } = subscriptionFields;
const inPay = shownMaker({ reserved, paid });

/** The release rows of a subscription: the amounts are known once it is allocated. */
export function releaseRowsOf({ record, token }: ShownProject, subscription: SubscriptionRecord) {
  const { releases } = record.terms;
  const isAllocated = record.state === 'finished';
  const amounts = isAllocated ? releaseAmounts(subscription.allocated, releases) : [];
  return amounts.map((amount, row) => ({
    atMs: releases[row]?.atMs ?? 0,
    amount: atomsToText(amount, token.scale),
    isPaid: subscription.released >= releasedAfter(subscription.allocated, releases, row + 1),
  }));
}

export function subscriptionRowOf(project: ShownProject, subscription: SubscriptionRecord): SubscriptionRow {
  const { record, token, pay, facts, text } = project;
  return {
    ...inTokens(subscription, token.scale),
    ...inPay(subscription, pay.scale),
    name: text?.name ?? token.name,
    isDemonstration: facts?.isDemonstration ?? false,
    tokenId: token.assetId,
    tokenCode: token.code,
    payCode: pay.code,
    price: priceToText(record.terms.price),
    mode: record.terms.mode,
    state: record.state,
    cancelReason: record.cancelReason,
    closesAtMs: record.terms.closesAtMs,
    refunded: atomsToText(subscription.refunded, pay.scale),
    released: atomsToText(subscription.released, token.scale),
    releases: releaseRowsOf(project, subscription),
    subscribedAtMs: subscription.subscribedAtMs,
    settledAtMs: subscription.settledAtMs,
    listHash: record.listHash,
  };
}
