import { join } from 'node:path';
import {
  beginStepUp,
  beginTotp,
  type CaseKind,
  caseKinds,
  confirmTotp,
  factorChangeSubject,
  listWaitingCases,
} from '@candor/api';
import { addressText } from '@candor/chain/destination';
import type { AccountId, AssetId, CommandOf, CommandType, PairId, RailId, ResultOf } from '@candor/exchange';
import { operatorTokens, type TestSystem, testPassword } from '@candor/gateway/test-system';
import { present } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
import { openSqlite } from '@candor/readmodel/sqlite';
import { actorOf, bytesOf, otcAdFor, otcOrderFor } from '@candor/testkit';
import sharp from 'sharp';
import { authenticatorApp } from '../../e2e/lib/totp.ts';

/** Open cases by kind; those that lapse within days are made anew at each start. */
export type CaseCounts = Readonly<Record<Exclude<CaseKind, Lapsing>, number>>;
type Lapsing = 'proposal' | 'text';

interface Person {
  readonly userId: number;
  readonly accountId: AccountId;
}

interface CaseWorld {
  readonly system: TestSystem;
  /** People without a part in another case. */
  readonly next: (count: number) => readonly Person[];
  /** A command past the door; one that a cut off run has sent is answered as it was. */
  submit<T extends CommandType>(name: string, command: CommandOf<T>): Promise<ResultOf<T>>;
}

const usdt = 3 as AssetId;
const dollar = 201 as AssetId;
const chain = 1 as RailId;
const byHand = 2 as RailId;
const bank = 5 as RailId;
const unit = 1_000_000n;
const quickMs = 500;
const client = { ip: '203.0.113.7', userAgent: 'the bench' };
const born = { country: 'VN', birthDate: '1990-05-17' } as const;

/** The places of the people who have cases, after all those who trade; their order is that of the rows. */
export async function openCases(folder: string, system: TestSystem, firstPlace: number, counts: CaseCounts) {
  const people = peopleOf(folder);
  let place = firstPlace;
  const world: CaseWorld = {
    system,
    next(count) {
      place += count;
      const taken = people.slice(place - count, place);
      if (taken.length < count) throw new Error(`a world of ${people.length} people is too small for its cases`);
      return taken;
    },
    async submit(name, command) {
      const commandId = `bench:case:${name}`;
      const { outcome } = await system.exchange.submit({ commandId, actor: actorOf(command), command });
      if (!outcome.ok) throw new Error(`${command.type} is refused: ${outcome.code}`);
      return outcome.value;
    },
  };
  await untilTicksAreQuick(system);
  for (const [kind, open] of Object.entries(openers)) await open(world, counts[kind as keyof CaseCounts]);
}

/**
 * Lets the prices of now fill what they fill: thousands of resting orders over some ticks, each of which would be stale by the time
 * that it is answered, because who reads the facts shares the thread here.
 */
async function untilTicksAreQuick(system: TestSystem): Promise<void> {
  for (let tookMs = Number.POSITIVE_INFINITY; tookMs > quickMs; ) {
    const startedMs = performance.now();
    await system.tick();
    tookMs = performance.now() - startedMs;
  }
}

/** Everybody with an account at the exchange, in the order of the accounts. */
function peopleOf(folder: string): readonly Person[] {
  const database = openSqlite(join(folder, 'platform.db'), { readOnly: true });
  const rows = database
    .prepare(
      `select id as userId, exchange_account_id as accountId from users
       where email like '%@bench.example' order by exchange_account_id`,
    )
    .all() as unknown as Person[];
  database.close();
  return rows;
}

/** The way in which owners open cases of each kind. Those that need time to pass come last: codes are of the present. */
const openers: { readonly [Kind in keyof CaseCounts]: (world: CaseWorld, count: number) => Promise<void> } = {
  recovery: recoveries,
  support: supportCases,
  identity: identities,
  async claim({ submit, next }, count) {
    for (const [at, { accountId }] of next(count).entries()) {
      const claimed = { accountId, railId: bank, amount: atoms(50_000n + BigInt(at)), proof: bytesOf(`proof ${at}`) };
      await submit(`claim:${at}`, { type: 'funding.claim', ...claimed });
    }
  },
  async trader({ submit, next }, count) {
    for (const [at, { accountId }] of next(count).entries()) {
      await submit(`trader:${at}`, { type: 'copy.apply', accountId, share: 100_000 as Ppm });
    }
  },
  async invitation({ submit, next }, count) {
    const [inviter, ...invited] = next(count + 1);
    const { accountId: inviterId } = present(inviter, 'somebody invites');
    for (const [at, { accountId }] of invited.entries()) {
      await submit(`invitation:${at}`, {
        type: 'invitations.bind',
        accountId,
        inviterId,
        suspicions: ['same_device'],
      });
    }
  },
  dispute: disputes,
  report: reports,
  /** Each is above the limit of a review: a quarter of a bitcoin, in dollars of the bench's price. */
  withdrawal: (world, count) =>
    withdrawals(world, { count, name: 'held', railId: chain, amount: 9_000n, place: chainPlace }),
  payout: (world, count) =>
    withdrawals(world, { count, name: 'payout', railId: byHand, amount: 200n, place: handPlace }),
};

const chainPlace = '0x52908400098527886E0F7030069857D2E4169EE7';
const handPlace = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const satoshisOfReview = 5_000_000n;

async function supportCases({ system, next }: CaseWorld, count: number): Promise<void> {
  for (const [at, { userId }] of next(count).entries()) {
    taken(
      await system.platform.support.open({
        userId,
        lang: 'en',
        topic: 'deposit',
        clientId: `bench-${at}`.padEnd(16, '0'),
        text: 'My payment of yesterday has not come.',
      }),
    );
  }
}

async function identities({ system, next }: CaseWorld, count: number): Promise<void> {
  const { identity } = system.platform;
  for (const [at, { userId }] of next(count).entries()) {
    if ((await identity.state(userId)).next === 'wait') continue;
    const cardId = `001190${`${at}`.padStart(6, '0')}`;
    taken(await identity.submitText(userId, { idType: 'id_card', name: 'Nguyen Thi An', cardId, ...born }));
  }
}

/** Verified people who have lost their authenticator, and have sent a picture. */
async function recoveries({ system }: CaseWorld, count: number): Promise<void> {
  const { identity, recovery, uploads, sessions } = system.platform;
  const colour = { create: { width: 600, height: 400, channels: 3, background: '#8a7' } } as const;
  const file = await sharp(colour).jpeg().toBuffer();
  const opened = (await system.platform.openCases.recoveries()).length;
  for (let at = opened; at < count; at++) {
    const user = await system.newUser(`loser${at}`);
    const { userId } = present(sessions.authenticate(user.token), 'who has registered is signed in');
    const picture = async () => taken(await uploads.add({ userId, purpose: 'identity', file }));
    const cardId = `002190${`${Date.now() % 1_000_000}`.padStart(6, '0')}`;
    const verify = async (submitted: Awaited<ReturnType<typeof identity.submitPictures>>) => {
      const decision = { operator: 'compliance', decision: 'verify', failures: [], note: '' } as const;
      taken(await identity.decide({ ...decision, caseId: taken(submitted).caseId, needsOpened: false }));
    };
    await verify(await identity.submitText(userId, { idType: 'id_card', name: 'Tran Van Binh', cardId, ...born }));
    await verify(await identity.submitPictures(userId, { front: await picture(), reverse: await picture() }));
    const app = authenticatorApp((await user.call(beginTotp, {})).secret);
    const { stepUpId } = await user.call(beginStepUp, {
      action: 'factor_change',
      subject: factorChangeSubject('add_totp'),
    });
    await user.call(confirmTotp, { code: await app.next(), password: testPassword, stepUpId });

    const { token } = taken(await recovery.begin({ userString: user.email, password: testPassword, client }));
    taken(await recovery.sendCode({ token, channel: 'email', lang: 'en', ip: client.ip }));
    await system.platform.lettersTried();
    const letter = (await system.outbox.list(20)).find(({ scene, to }) => scene === 'recovery' && to === user.email);
    const code = present(letter?.code, 'a code was sent');
    taken(await recovery.prove({ token, channel: 'email', code }));
    taken(await recovery.addPicture({ token, file }));
    taken(await recovery.submit(token));
  }
}

/** Buyers say that they have paid, and sellers have not seen it. */
async function disputes({ system, submit, next }: CaseWorld, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const [seller, buyer] = next(2).map(({ accountId }) => accountId) as [AccountId, AccountId];
    for (const accountId of [seller, buyer]) {
      await submit(`dispute:${at}:${accountId}`, { type: 'funding.set_level', accountId, level: 'basic' });
    }
    await submit(`dispute:${at}:funds`, { type: 'practice.claim', accountId: seller, assetId: usdt });
    const ad = { ...otcAdFor({ assetId: usdt, fiatAssetId: dollar }), accountId: seller };
    const { adId } = await submit(`dispute:${at}:ad`, ad);
    const opened = await submit(`dispute:${at}:order`, { ...otcOrderFor({ adId }), accountId: buyer });
    const { orderId } = opened;
    await submit(`dispute:${at}:paid`, { type: 'otc.mark_paid', accountId: buyer, orderId });
    const reason = 'not_released';
    await submit(`dispute:${at}:case`, { type: 'otc.dispute', accountId: buyer, orderId, reason });
    const { otc, otcDisputes } = system.platform;
    await otc.deal({ orderId, buyerId: buyer, sellerId: seller, method: 'wise' });
    await otcDisputes.state(orderId, { role: 'buyer', reason, text: 'Paid at noon, see the slip.' });
  }
}

async function reports({ system, next }: CaseWorld, count: number): Promise<void> {
  const { chat, conversations } = system.platform;
  await chat.setTerms('en', { accountAgeMinutes: 0 });
  const room = await chat.conversation('en');
  const [reader, ...writers] = next(count + 1);
  const { userId: readerId } = present(reader, 'somebody reads the room');
  for (const [at, { userId }] of writers.entries()) {
    const text = 'Send me one coin and I send you back two.';
    const { seq } = taken(await chat.send({ room: 'en', userId, clientId: `bench-${at}`.padEnd(16, '0'), text }));
    taken(await conversations.report(readerId, room, seq, 'scam'));
  }
}

interface Withdrawals {
  readonly count: number;
  readonly name: string;
  readonly railId: RailId;
  /** Of USDT, in whole ones. */
  readonly amount: bigint;
  readonly place: string;
}

/** Withdrawals whose time to undo is over. */
async function withdrawals({ system, submit, next }: CaseWorld, asked: Withdrawals): Promise<void> {
  const { count, name, railId, amount: whole, place } = asked;
  const terms = present(await system.exchange.query('fundingTerms'), 'money leaves by terms');
  const change = { type: 'funding.set_terms', ...terms, reviewAbove: atoms(satoshisOfReview) } as const;
  // Stricter than before: nobody has to confirm it.
  await submit(`${name}:terms`, { type: 'proposals.propose', operator: 'markets', change });
  const rail = (await system.exchange.query('rails')).find((one) => one.railId === railId);
  const { withdrawFee: fee, network } = present(rail, 'the catalogue has it');
  const destination = { railId, kind: 'address', label: 'Home', text: addressText(network, place) } as const;
  for (const [at, { userId, accountId }] of next(count).entries()) {
    // A price must be fresh where money leaves.
    await system.tick();
    await submit(`${name}:${at}:level`, { type: 'funding.set_level', accountId, level: 'basic' });
    await submit(`${name}:${at}:funds`, { type: 'practice.claim', accountId, assetId: usdt });
    const { hash } = await system.platform.destinations.keep({ ...destination, userId });
    const to = { accountId, railId, destination: hash };
    await submit(`${name}:${at}:place`, { type: 'funding.book_destination', ...to });
    await submit(`${name}:${at}`, { type: 'funding.withdraw', ...to, amount: atoms(whole * unit), fee });
  }
  system.wait(terms.undoMs + 1_000);
  await system.tick();
}

/** Cases that lapse after days, where none waits any more: a change of fees, and texts that bind users. */
export async function openLapsing(system: TestSystem): Promise<void> {
  const open = await system.exchange.query('proposals');
  if (open.every(({ confirmedBy }) => confirmedBy !== undefined)) {
    const change = { type: 'catalog.set_pair_fees', pairId: 1 as PairId, makerFee: 2_000, takerFee: 2_000 } as const;
    const proposal = { type: 'proposals.propose', operator: 'markets', change } as never;
    const proposed = { commandId: `bench:proposal:${Date.now()}`, actor: 'operator', command: proposal } as const;
    taken((await system.exchange.submit<'proposals.propose'>(proposed)).outcome);
  }
  for (const key of ['terms', 'privacy']) await askForText(system, key);
}

/** A text that binds users, as it is now, waits for a second operator. */
async function askForText({ platform: { contentDesk } }: TestSystem, key: string): Promise<void> {
  const newest = taken(await contentDesk.versions({ kind: 'page', key }))[0];
  if (newest === undefined) throw new Error(`there is no page ${key}`);
  if (newest.state === 'waiting') return;
  const place = { kind: 'page', key, operator: 'content' } as const;
  const content = JSON.stringify(newest.content);
  const saved = await contentDesk.save({ ...place, baseVersion: newest.version, content, note: 'for the bench' });
  await contentDesk.publish({ ...place, version: taken(saved).version });
}

/** The number of open cases; a kind of which there is none is a fault of the bench. */
export async function countCases(system: TestSystem): Promise<number> {
  const { body } = await system.send(listWaitingCases, { limit: 1 }, { token: operatorTokens.admin });
  const counts = body.message.counts as readonly { readonly kind: CaseKind; readonly count: number }[];
  const missing = caseKinds.filter((kind) => !counts.some((one) => one.kind === kind));
  if (missing.length > 0) throw new Error(`no case waits of the kinds ${missing.join(', ')}`);
  return body.message.total;
}

function taken<Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: string },
) {
  if (!outcome.ok) throw new Error(`a case is refused: ${outcome.code}`);
  return outcome.value;
}
