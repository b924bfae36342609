import { defaultLanguage, type LanguageCode } from '@candor/api';
import { Fault } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Management, PlatformTables, UserRow } from '../database/tables.ts';
import type { Bonds } from '../bonds/bonds.ts';
import type { Identity } from '../identity/identity.ts';
import { writeInvitation } from '../invitations/write-invitation.ts';
import { asSeen } from '../profile/reserved-names.ts';
import { type RandomBytes, randomBelow, randomText, randomToken } from '../random.ts';

/** A user's own view of their profile. It does not contain the password's hash. */
interface UserProfile {
  readonly userId: number;
  /** Public: 8 or 9 digits. */
  readonly uid: number;
  /** Null until the exchange has opened the account. */
  readonly accountId: number | null;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  /** Digits of the dial code, without `+`. */
  readonly areaCode: string | null;
  /** ISO region that the phone's dial code most likely means. */
  readonly country: string | null;
  readonly nickname: string;
  readonly signature: string;
  readonly avatar: string;
  readonly invitationCode: string;
  readonly creditScore: number;
  readonly createdAtMs: number;
  /** Last used; messages to them are written in it. */
  readonly language: LanguageCode;
}

interface NewUser {
  readonly identity: Identity;
  readonly passwordHash: string;
  readonly invitedBy: number | null;
  /** Of the device that the user registers on. */
  readonly deviceHash?: string | undefined;
  readonly nickname?: string;
  readonly lang?: LanguageCode;
  readonly managed?: Management;
  /** Absent: drawn. */
  readonly commandId?: string;
}

const uidMin = 10_000_000;
const uidMax = 999_999_999;
/** No letter or digit that is taken for another when it is read aloud or copied from paper. */
const invitationAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const invitationSize = 7;
const firstCreditScore = 100;

export async function findUser(
  db: Kysely<PlatformTables>,
  identity: Identity,
): Promise<Selectable<UserRow> | undefined> {
  const column = identity.kind === 'email' ? 'email' : 'phone';
  const row = await db.selectFrom('users').selectAll().where(column, '=', identity.value).executeTakeFirst();
  // A damaged index leads to another user's row.
  if (row !== undefined && row[column] !== identity.value) {
    throw new Fault('user_damaged', `In platform.db, the index of users by ${column} leads to the user ${row.id}.`);
  }
  return row;
}

/** The person of an address. An account of the installation has no codes, no reset and no recovery. */
export async function findPerson(
  db: Kysely<PlatformTables>,
  identity: Identity,
): Promise<Selectable<UserRow> | undefined> {
  const user = await findUser(db, identity);
  return user?.managed === '' ? user : undefined;
}

/** True if an account belongs to the installation and cannot be changed. */
export async function isManaged(db: Kysely<PlatformTables>, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('managed').where('id', '=', userId).executeTakeFirst();
  return row !== undefined && row.managed !== '';
}

/** The present state: a user read before may be older. */
export async function isFrozen(db: Kysely<PlatformTables>, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('frozen_at_ms').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.frozen_at_ms !== null;
}

export async function findProfile(db: Kysely<PlatformTables>, userId: number): Promise<UserProfile | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return row === undefined ? undefined : asProfile(row);
}

/** Stores the language last used by the user; messages to them are written in it. */
export async function noteLanguage(db: Kysely<PlatformTables>, userId: number, lang: LanguageCode): Promise<void> {
  await db
    .updateTable('users')
    .set({ language: lang })
    .where('id', '=', userId)
    .where('language', '!=', lang)
    .execute();
}

/** The public profile of a user. */
export interface Face {
  readonly nickname: string;
  /** Path of the picture; empty when none was chosen. */
  readonly avatar: string;
  /** The public number that a nickname nobody chose is made of. */
  readonly uid: number;
}

/** Faces by exchange account, of the accounts with an owner. */
export async function findFaces(
  db: Kysely<PlatformTables>,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Face>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['exchange_account_id', 'nickname', 'avatar', 'uid'])
    .where('exchange_account_id', 'in', accountIds)
    .execute();
  return new Map(rows.map(({ exchange_account_id: id, ...face }) => [id as number, face]));
}

/** The account at the exchange and the nickname behind a public number. */
export async function findByUid(
  db: Kysely<PlatformTables>,
  uid: number,
): Promise<{ readonly accountId: number; readonly nickname: string } | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['exchange_account_id', 'nickname'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (row === undefined || row.exchange_account_id === null) return undefined;
  return { accountId: row.exchange_account_id, nickname: row.nickname };
}

/** The user whose invitation code this is, however it was typed. */
export async function findInviter(db: Kysely<PlatformTables>, invitationCode: string): Promise<number | undefined> {
  const code = invitationCode.trim().toUpperCase();
  const row = await db.selectFrom('users').select('id').where('invitation_code', '=', code).executeTakeFirst();
  return row?.id;
}

/** Writes the user, not yet known to the exchange. To be called in a transaction. */
export async function insertUser(
  tx: Kysely<PlatformTables>,
  user: NewUser,
  parts: { readonly randomBytes: RandomBytes; readonly bonds: Bonds },
  nowMs: number,
): Promise<Selectable<UserRow>> {
  const { identity } = user;
  const { randomBytes, bonds } = parts;
  const uid = await unusedUid(tx, randomBytes);
  const nickname = user.nickname ?? `C${uid}`;
  const unbound: Omit<UserRow, 'bond'> = {
    id: await nextUserId(tx),
    uid,
    command_id: user.commandId ?? `open-${randomToken(randomBytes, 16)}`,
    exchange_account_id: null,
    email: identity.kind === 'email' ? identity.value : null,
    phone: identity.kind === 'phone' ? identity.value : null,
    area_code: identity.kind === 'phone' ? identity.dialCode : null,
    country: identity.kind === 'phone' ? identity.country : null,
    password_hash: user.passwordHash,
    password_changed_at_ms: nowMs,
    nickname,
    nickname_seen: asSeen(nickname),
    signature: '',
    avatar: '',
    invitation_code: await unusedInvitationCode(tx, randomBytes),
    invited_by: user.invitedBy,
    credit_score: firstCreditScore,
    created_at_ms: nowMs,
    language: user.lang ?? defaultLanguage,
    phishing_word: '',
    frozen_at_ms: null,
    address_changed_at_ms: null,
    freeze_count: 0,
    managed: user.managed ?? '',
  };
  const row: UserRow = { ...unbound, bond: bonds.ofUser(unbound) };
  await tx.insertInto('users').values(row).execute();
  const { invitedBy: inviterId, deviceHash } = user;
  if (inviterId !== null) await writeInvitation(tx, { userId: row.id, inviterId, deviceHash }, nowMs);
  return row;
}

async function nextUserId(tx: Kysely<PlatformTables>): Promise<number> {
  const { next_id } = await tx
    .updateTable('id_counters')
    .set((row) => ({ next_id: row('next_id', '+', 1) }))
    .where('name', '=', 'users')
    .returning('next_id')
    .executeTakeFirstOrThrow();
  return next_id - 1;
}

async function unusedUid(tx: Kysely<PlatformTables>, randomBytes: RandomBytes): Promise<number> {
  for (;;) {
    const uid = uidMin + randomBelow(randomBytes, uidMax - uidMin + 1);
    const taken = await tx.selectFrom('users').select('id').where('uid', '=', uid).executeTakeFirst();
    if (taken === undefined) return uid;
  }
}

async function unusedInvitationCode(tx: Kysely<PlatformTables>, randomBytes: RandomBytes): Promise<string> {
  for (;;) {
    const code = randomText(randomBytes, invitationAlphabet, invitationSize);
    if ((await findInviter(tx, code)) === undefined) return code;
  }
}

function asProfile(row: Selectable<UserRow>): UserProfile {
  return {
    userId: row.id,
    uid: row.uid,
    accountId: row.exchange_account_id,
    email: row.email,
    phone: row.phone,
    areaCode: row.area_code,
    country: row.country,
    nickname: row.nickname,
    signature: row.signature,
    avatar: row.avatar,
    language: row.language as LanguageCode,
    invitationCode: row.invitation_code,
    creditScore: row.credit_score,
    createdAtMs: row.created_at_ms,
  };
}
