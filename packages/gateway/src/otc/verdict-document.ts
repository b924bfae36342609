import { createHash } from 'node:crypto';
import type { OtcOrderId } from '@candor/exchange';
import { assert, done, type Outcome, present, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atomsToText, minus, priceScale } from '@candor/money';
import type { Deps } from '../serving/deps.ts';
import { type Said, saidUntil } from './evidence.ts';
import { type OwnOrder, withHistory } from './own-order.ts';
import type { SignedVerdict, VerdictDocument } from './verdict.ts';

/** The first line of the signed text; the JSON of the document follows. */
const documentKind = 'candor/otc-verdict/v1';
const waitMs = 2_000;

/** The signed document of the verdict about an order: the first one until the second is there, or it was carried out. */
export async function signedVerdict(
  deps: Deps,
  { accountId, orderId, origin }: { readonly accountId: number; readonly orderId: number; readonly origin: string },
): Promise<Outcome<SignedVerdict, 'otc_order_not_found' | 'otc_verdict_not_found'>> {
  const { exchange, reader, platform } = deps;
  const owner = accountId as Parameters<typeof withHistory>[1];
  const id = orderId as OtcOrderId;
  const { sequence } = await exchange.query('status');
  const live = await exchange.query('liveOtcOrder', owner, id);
  await reader.waitFor(sequence, waitMs);
  const [own] = await withHistory(deps, owner, live === undefined ? [] : [live], [id]);
  if (own?.record === undefined) return reject('otc_order_not_found');
  const { verdicts } = own.record;
  if (verdicts.length === 0) return reject('otc_verdict_not_found');
  const stage = own.record.endedAtMs === undefined ? 'first' : 'final';
  const note = await platform.otcDisputes.document(orderId, stage, async () => {
    const document = await documentOf(deps, own, { isFinal: stage === 'final', origin });
    return platform.documentKey.signed(`${documentKind}\n${JSON.stringify(document, undefined, 2)}\n`);
  });
  return done({ document: documentIn(note), note });
}

function documentIn(note: string): VerdictDocument {
  const [kind, ...lines] = note.slice(0, note.lastIndexOf('\n\n')).split('\n');
  assert(kind === documentKind, 'a verdict is kept as it was signed');
  return JSON.parse(lines.join('\n')) as VerdictDocument;
}

async function documentOf(
  { platform, market }: Deps,
  { record, order }: OwnOrder,
  { isFinal, origin }: { readonly isFinal: boolean; readonly origin: string },
): Promise<VerdictDocument> {
  const known = present(record, 'an order with a verdict is in the history');
  const { buyerId, sellerId, orderId, quantity } = order;
  const verdicts = isFinal ? known.verdicts : known.verdicts.slice(0, 1);
  const newest = present(verdicts.at(-1), 'there is a verdict');
  const asset = market.instruments.assetOf(order.assetId);
  const fiat = market.instruments.assetOf(order.fiatAssetId);
  const deal = present(await platform.otc.deal(order), 'both sides are users');
  const [faces, statements, said, site] = await Promise.all([
    platform.accounts.faces([buyerId, sellerId]),
    platform.otcDisputes.statements(orderId),
    saidUntil(platform, deal.conversationId, order, newest.atMs),
    platform.content.setting('site_name'),
  ]);
  const uidOf = (accountId: typeof buyerId) => present(faces.get(accountId), 'both sides are users').uid;
  const evidence: VerdictDocument['evidence'][number][] = [];
  for (const one of said) evidence.push(await evidenceOf(platform, deal.conversationId, one));
  return {
    exchange: site ?? 'Candor',
    order: orderId,
    buyer: uidOf(buyerId),
    seller: uidOf(sellerId),
    escrow: atomsToText(quantity, asset.scale),
    coin: asset.code,
    price: atomsToText(order.price, priceScale),
    total: atomsToText(order.total, fiat.scale),
    fiat: fiat.code,
    method: order.method,
    opened: timeOf(known.openedAtMs),
    ...(known.paidAtMs === undefined ? {} : { paid: timeOf(known.paidAtMs) }),
    dispute: {
      by: present(known.disputedBy, 'somebody has opened the dispute'),
      reason: present(known.disputeReason, 'a dispute has a reason'),
      at: timeOf(present(known.disputedAtMs, 'it began once')),
    },
    statements: statements
      .filter(({ atMs }) => atMs <= newest.atMs)
      .map(({ role: by, reason, text, atMs }) => ({ by, reason, text, at: timeOf(atMs) })),
    evidence,
    verdicts: verdicts.map(({ operator, reason, toBuyer, promisedAtMs, atMs }) => ({
      operator,
      reason,
      toBuyer: atomsToText(toBuyer, asset.scale),
      toSeller: atomsToText(minus(quantity, toBuyer), asset.scale),
      promised: timeOf(promisedAtMs),
      at: timeOf(atMs),
    })),
    ...(isFinal && known.appealedBy !== undefined && known.appealedAtMs !== undefined
      ? { appeal: { by: known.appealedBy, at: timeOf(known.appealedAtMs) } }
      : {}),
    outcome: isFinal
      ? { carriedOut: timeOf(present(known.endedAtMs, 'a final verdict was carried out')) }
      : { appealUntil: timeOf(present(newest.appealUntilMs, 'a first verdict can be appealed against')) },
    check: `${origin}/h5/#/pages/otc/check`,
  };
}

async function evidenceOf(
  { conversations }: Deps['platform'],
  conversationId: number,
  { by, message }: Said,
): Promise<VerdictDocument['evidence'][number]> {
  const { seq, atMs, text, uploadId, redacted } = message;
  const shared = { by, message: seq, at: timeOf(atMs) };
  if (redacted !== undefined) return { ...shared, removed: true };
  const picture = uploadId === null ? undefined : await conversations.picture({ id: conversationId, kind: 'otc' }, seq);
  return {
    ...shared,
    ...(text === '' ? {} : { textSha256: sha256(Buffer.from(text)) }),
    ...(picture?.ok === true ? { pictureSha256: sha256(picture.value.bytes) } : {}),
  };
}

const sha256 = (bytes: Uint8Array): string => hex(createHash('sha256').update(bytes).digest());

/** 2026-07-31T23:59:59Z. */
function timeOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
