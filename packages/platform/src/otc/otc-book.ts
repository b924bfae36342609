import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Conversations } from '../conversations/conversations.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { Vault } from '../vault/vault.ts';
import { otcSubject, otcTalkRules } from './tell-messages.ts';

/** The place that a seller is paid at. */
interface PaymentDetails {
  readonly holder: string;
  readonly account: string;
  readonly place: string;
}

/** A way to be paid, as its owner has kept it. */
interface KeptMethod {
  readonly details: PaymentDetails;
  /** From when on buyers are sent there. */
  readonly usableAtMs: number;
  /** Of the bound card that it is. */
  readonly destinationId?: number;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly vault: Vault;
  readonly conversations: Conversations;
  readonly inbox: Inbox;
  /** The name on the document of a user. */
  readonly verifiedName: (userId: number) => Promise<string | undefined>;
}

interface Deal {
  readonly orderId: number;
  /** Accounts at the exchange. */
  readonly buyerId: number;
  readonly sellerId: number;
  readonly method: string;
}

interface OtcDeal {
  readonly conversationId: number;
  /** Absent while the seller has none of this method. */
  readonly details?: PaymentDetails;
}

/** A deal whose seller had no details of its method when it was looked at. */
const unsealed = '';

/** The part of OTC that the exchange does not know: the words of ads, ways to be paid, and the talk of each order. */
export class OtcBook {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.conversations.rule('otc', otcTalkRules(parts.inbox));
  }

  /** The user's ways to be paid, by the name of the method; that of a card that was deleted is gone with it. */
  async methods(userId: number): Promise<ReadonlyMap<string, KeptMethod>> {
    const rows = await keptMethods(this.#parts.db, userId).selectAll('otc_methods').orderBy('method').execute();
    const opened = rows.map(
      async ({
        method,
        sealed,
        usable_at_ms: usableAtMs,
        destination_id: destinationId,
      }): Promise<[string, KeptMethod]> => {
        const details = await this.#open(sealed, methodContext(userId, method));
        return [method, { details, usableAtMs, ...(destinationId === null ? {} : { destinationId }) }];
      },
    );
    return new Map(await Promise.all(opened));
  }

  /** The methods by which the user can be paid now. */
  async methodNames(userId: number): Promise<ReadonlySet<string>> {
    const { db, clock } = this.#parts;
    const rows = await keptMethods(db, userId).select('method').where('usable_at_ms', '<=', clock()).execute();
    return new Set(rows.map(({ method }) => method));
  }

  /** Keeps a way to be paid; without one it is forgotten. */
  async setMethod(userId: number, method: string, kept: KeptMethod | undefined): Promise<void> {
    const { db } = this.#parts;
    if (kept === undefined) {
      await db.deleteFrom('otc_methods').where('user_id', '=', userId).where('method', '=', method).execute();
      return;
    }
    const { details, usableAtMs: usable_at_ms, destinationId: destination_id = null } = kept;
    const row = { sealed: await this.#seal(details, methodContext(userId, method)), usable_at_ms, destination_id };
    await db
      .insertInto('otc_methods')
      .values({ user_id: userId, method, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'method']).doUpdateSet(row))
      .execute();
  }

  /**
   * The name in which the owner of an account pays: that of their document. Simulated people have none but the one that they
   * are known by.
   */
  async payerName(accountId: number): Promise<string | undefined> {
    const { db, verifiedName } = this.#parts;
    const user = await db
      .selectFrom('users')
      .select(['id', 'managed', 'nickname'])
      .where('exchange_account_id', '=', accountId)
      .executeTakeFirst();
    if (user === undefined) return undefined;
    return user.managed === 'house' ? user.nickname : verifiedName(user.id);
  }

  /**
   * The talk of an order and the details that it is paid to, fixed as soon as there are some: a seller who changes theirs
   * later does not change what the buyer was shown. Absent while one of its sides is no user of the platform.
   */
  async deal(order: Deal): Promise<OtcDeal | undefined> {
    const { orderId } = order;
    const known = await findDeal(this.#parts.db, orderId);
    const deal = known === undefined || known.sealed === unsealed ? await this.#agree(order) : known;
    if (deal === undefined) return undefined;
    const { conversation_id: conversationId, sealed } = deal;
    if (sealed === unsealed) return { conversationId };
    return { conversationId, details: await this.#open(sealed, dealContext(orderId)) };
  }

  /** Opens the talk, and fixes the details where the seller has some. */
  async #agree({ orderId, buyerId, sellerId, method }: Deal): Promise<PlatformTables['otc_deals'] | undefined> {
    const { db, clock, conversations } = this.#parts;
    const [buyer, seller] = await Promise.all([conversations.userOf(buyerId), conversations.userOf(sellerId)]);
    if (buyer === undefined || seller === undefined) return undefined;
    const kept = (await this.methods(seller)).get(method);
    const details = kept !== undefined && kept.usableAtMs <= clock() ? kept.details : undefined;
    const sealed = details === undefined ? unsealed : await this.#seal(details, dealContext(orderId));
    return inTransaction(db, { lock: `otc ${orderId}` }, async (tx) => {
      const known = await findDeal(tx, orderId);
      if (known !== undefined && (known.sealed !== unsealed || sealed === unsealed)) return known;
      const talk = { kind: 'otc', subject: otcSubject(orderId), members: [buyer, seller] } as const;
      const conversation_id = known?.conversation_id ?? (await conversations.create(tx, talk));
      const deal = { order_id: orderId, conversation_id, sealed };
      await tx
        .insertInto('otc_deals')
        .values(deal)
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ sealed }))
        .execute();
      return deal;
    });
  }

  /** The unread messages of an account's user in the talks of these orders, of those that have any. */
  async unread(accountId: number, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.#parts.db
      .selectFrom('otc_deals')
      .innerJoin('conversation_members as member', 'member.conversation_id', 'otc_deals.conversation_id')
      .innerJoin('users', 'users.id', 'member.user_id')
      .innerJoin('messages', 'messages.conversation_id', 'otc_deals.conversation_id')
      .select(['order_id', ({ fn }) => fn.countAll<number | string>().as('unread')])
      .where('order_id', 'in', [...orderIds])
      .where('exchange_account_id', '=', accountId)
      .whereRef('messages.seq', '>', 'member.read_seq')
      .where((row) => row.or([row('messages.user_id', 'is', null), row('messages.user_id', '!=', row.ref('users.id'))]))
      .groupBy('order_id')
      .execute();
    return new Map(rows.map(({ order_id, unread }) => [order_id, Number(unread)]));
  }

  /** The SHA-256 of the words of an ad, which are kept; no bytes for no words. */
  async keepText(text: string): Promise<Uint8Array> {
    if (text === '') return new Uint8Array();
    const hash = createHash('sha256').update(text).digest();
    await this.#parts.db
      .insertInto('otc_texts')
      .values({ hash: hash.toString('hex'), text })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return hash;
  }

  /** The words behind hashes. */
  async texts(hashes: readonly Hash[]): Promise<(hash: Hash) => string> {
    const wanted = [...new Set(hashes.filter(({ length }) => length > 0).map(hexOf))];
    if (wanted.length === 0) return () => '';
    const rows = await this.#parts.db.selectFrom('otc_texts').selectAll().where('hash', 'in', wanted).execute();
    const texts = new Map(rows.map(({ hash, text }) => [hash, text]));
    return (hash) => texts.get(hexOf(hash)) ?? '';
  }

  async #seal(details: PaymentDetails, context: string): Promise<string> {
    const sealed = await this.#parts.vault.seal(Buffer.from(JSON.stringify(details)), context);
    return Buffer.from(sealed).toString('base64');
  }

  async #open(sealed: string, context: string): Promise<PaymentDetails> {
    const opened = await this.#parts.vault.open(Buffer.from(sealed, 'base64'), context);
    return JSON.parse(Buffer.from(opened).toString('utf8')) as PaymentDetails;
  }
}

function keptMethods(db: Kysely<PlatformTables>, userId: number) {
  return db
    .selectFrom('otc_methods')
    .leftJoin('destinations', 'destinations.id', 'otc_methods.destination_id')
    .where('otc_methods.user_id', '=', userId)
    .where(({ or, eb }) => or([eb('destination_id', 'is', null), eb('destinations.deleted_at_ms', 'is', null)]));
}

function findDeal(db: Kysely<PlatformTables>, orderId: number) {
  return db.selectFrom('otc_deals').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** As bytes, or as hex. */
type Hash = Uint8Array | string;
const hexOf = (hash: Hash): string => (typeof hash === 'string' ? hash : Buffer.from(hash).toString('hex'));
const methodContext = (userId: number, method: string): string => `otc method ${userId} ${method}`;
const dealContext = (orderId: number): string => `otc deal ${orderId}`;
