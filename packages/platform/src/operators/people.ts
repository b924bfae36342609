import type { OperatorRole } from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Kysely, Selectable } from 'kysely';
import type { Bonds } from '../bonds/bonds.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OperatorPasskeyRow } from '../database/operator-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Challenges } from '../factors/challenges.ts';
import { type CreatedKey, readCreatedKey, readUsedKey, rpIdOf, verifyUsedKey } from '../factors/webauthn.ts';
import { deviceName } from '../identity/device-name.ts';
import type { PlatformLog } from '../log.ts';
import type { RandomBytes } from '../random.ts';
import { hashOf, tokenBytes, tokenPattern } from '../sessions/tokens.ts';
import { isInNetworks, parseNetworks } from './addresses.ts';
import { byStart, type OperatorInvitation, OperatorInvitations } from './invitations.ts';
import { isOperatorPersonName } from './person-name.ts';
import { operatorIdleMs, operatorProofMs, operatorSessionMs } from './session-times.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly log: PlatformLog;
  readonly challenges: Challenges;
  readonly bonds: Bonds;
  readonly siteName: string;
  /** True for the name of a machine's token: nobody may join under it. */
  readonly isMachine: (name: string) => boolean;
}

/** A person at the door: how they reach us, and from where. */
interface Visitor {
  /** The console as they reach it: "https://console.candor.example". */
  readonly origin: string;
  readonly ip: string;
  readonly userAgent?: string | undefined;
}

/** A live session of an operator, who has a role or not: that is the journal's to say. */
export interface OperatorSession {
  readonly sessionId: string;
  readonly name: string;
  readonly endsAtMs: number;
  /** Until then a passkey counts as just used. */
  readonly provedUntilMs: number;
  /** The time of the last proof. */
  readonly provedAtMs: number;
}

interface OperatorPerson {
  readonly name: string;
  readonly invitedBy: string;
  readonly joinedAtMs: number;
  readonly addresses: readonly string[];
  readonly sessions: readonly { readonly openedAtMs: number; readonly seenAtMs: number; readonly device: string }[];
}

/** Gives a role that an invitation of the machine's owner carries; idempotent by its command id. */
export type GiveRole = (name: string, role: OperatorRole, commandId: string) => Promise<void>;

/** A person looks for the key, or for the phone that has it. */
const promptMs = 300_000;
/** A use of a session is written down at most this often. */
const seenEveryMs = 15_000;
/** The people that a start invites until they have joined: with fewer nobody could be the second. */
const firstPeople = 2;
const signingIn = 'operator sign-in';
const joining = (token: string) => `operator joins ${hashOf(token)}`;
const proving = (sessionId: string) => `operator proves ${sessionId}`;

/**
 * The people who work here: how they join, what they sign in with, and their sessions. There are no passwords: a
 * passkey, always with its owner's consent, is the only way in.
 */
export class OperatorPeople {
  readonly invitations: OperatorInvitations;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.invitations = new OperatorInvitations(parts);
  }

  /** Invitations for the first people, while fewer have joined: their tokens, each of an admin. */
  async firstInvitations(): Promise<readonly string[]> {
    await this.invitations.endAllBy(byStart);
    const tokens: string[] = [];
    for (let joined = await this.count(); joined < firstPeople; joined++) {
      tokens.push(await this.invitations.make({ name: '', role: 'admin', invitedBy: byStart }));
    }
    return tokens;
  }

  async count(): Promise<number> {
    const { people } = await this.#parts.db
      .selectFrom('operator_people')
      .select((row) => row.fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow();
    return people;
  }

  /** False for a name that is taken, for ever, by a person or a machine, or that is none. */
  async isFree(name: string): Promise<boolean> {
    if (!isOperatorPersonName(name) || this.#parts.isMachine(name)) return false;
    return !(await this.hasJoined(name));
  }

  async hasJoined(name: string): Promise<boolean> {
    const { db } = this.#parts;
    const person = await db.selectFrom('operator_people').select('name').where('name', '=', name).executeTakeFirst();
    return person !== undefined;
  }

  /** JSON for `navigator.credentials.create`. */
  async joinOptions(
    token: string,
    chosenName: string,
    origin: string,
  ): Promise<Outcome<string, 'operator_invitation_invalid' | 'operator_name_taken'>> {
    const named = await this.#invited(token, chosenName);
    if (!named.ok) return named;
    const { challenges, siteName } = this.#parts;
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: rpIdOf(origin),
      userName: named.value.name,
      userID: Uint8Array.from(Buffer.from(`operator ${named.value.name}`).subarray(0, 64)),
      challenge: await challenges.make(joining(token), promptMs),
      timeout: promptMs,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return done(JSON.stringify(options));
  }

  /** Makes the invited person an operator, and signs them in. */
  async join(
    { token, chosenName, created }: { readonly token: string; readonly chosenName: string; readonly created: string },
    visitor: Visitor,
    giveRole: GiveRole,
  ): Promise<
    Outcome<
      { readonly token: string; readonly name: string },
      'operator_invitation_invalid' | 'operator_name_taken' | 'passkey_refused'
    >
  > {
    const invited = await this.#invited(token, chosenName);
    if (!invited.ok) return invited;
    const { name, role, invitedBy } = invited.value;
    const { challenges, log, db } = this.#parts;
    const key = await readCreatedKey(created, { challenges, log, purpose: joining(token), origin: visitor.origin });
    if (key === undefined) return reject('passkey_refused');
    // Before the row: a crash in between leaves a role that nobody can sign in with, and the link works again.
    if (role !== undefined) await giveRole(name, role, `operator:${hashOf(token)}`);
    const session = this.#newSession(name, visitor);
    const isMade = await inTransaction(db, { lock: 'operators' }, async (tx) => {
      if (!(await this.invitations.use(tx, token))) return false;
      await tx
        .insertInto('operator_people')
        .values({ name, invited_by: invitedBy, joined_at_ms: this.#parts.clock(), addresses: '' })
        .execute();
      await tx.insertInto('operator_passkeys').values(this.#kept(name, key)).execute();
      await tx.insertInto('operator_sessions').values(session.row).execute();
      return true;
    });
    return isMade ? done({ token: session.token, name }) : reject('operator_invitation_invalid');
  }

  /** JSON for `navigator.credentials.get`: the same for everybody. */
  signInOptions(origin: string): Promise<string> {
    return this.#useOptions(signingIn, origin);
  }

  async signIn(
    used: string,
    visitor: Visitor,
  ): Promise<Outcome<{ readonly token: string; readonly name: string }, 'passkey_refused'>> {
    const name = await this.#prove(used, signingIn, visitor.origin);
    if (name === undefined || !(await this.#mayComeFrom(name, visitor.ip))) return reject('passkey_refused');
    const { token, row } = this.#newSession(name, visitor);
    await this.#parts.db.insertInto('operator_sessions').values(row).execute();
    return done({ token, name });
  }

  proveOptions({ sessionId }: OperatorSession, origin: string): Promise<string> {
    return this.#useOptions(proving(sessionId), origin);
  }

  /** Makes the session's proof fresh; returns until when, or undefined when the proof is invalid. */
  async prove({ sessionId, name }: OperatorSession, used: string, origin: string): Promise<number | undefined> {
    if ((await this.#prove(used, proving(sessionId), origin)) !== name) return undefined;
    const nowMs = this.#parts.clock();
    await this.#parts.db
      .updateTable('operator_sessions')
      .set({ proved_at_ms: nowMs })
      .where('token_hash', '=', sessionId)
      .execute();
    return nowMs + operatorProofMs;
  }

  /** The live session of a token that comes from an address its owner may come from. */
  async authenticate(token: string, ip: string): Promise<OperatorSession | undefined> {
    if (!tokenPattern.test(token)) return undefined;
    const { db, clock } = this.#parts;
    const nowMs = clock();
    const row = await db
      .selectFrom('operator_sessions')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const endsAtMs = row.opened_at_ms + operatorSessionMs;
    if (nowMs >= endsAtMs || nowMs >= row.seen_at_ms + operatorIdleMs) {
      await this.endSession(row.token_hash);
      return undefined;
    }
    if (!(await this.#mayComeFrom(row.operator, ip))) return undefined;
    if (nowMs - row.seen_at_ms >= seenEveryMs) {
      await db
        .updateTable('operator_sessions')
        .set({ seen_at_ms: nowMs })
        .where('token_hash', '=', row.token_hash)
        .execute();
    }
    const provedUntilMs = row.proved_at_ms + operatorProofMs;
    return { sessionId: row.token_hash, name: row.operator, endsAtMs, provedUntilMs, provedAtMs: row.proved_at_ms };
  }

  async endSession(sessionId: string): Promise<void> {
    await this.#parts.db.deleteFrom('operator_sessions').where('token_hash', '=', sessionId).execute();
  }

  /** Ends all sessions of an operator; returns the number of those that were ended. */
  async endSessions(name: string): Promise<number> {
    const ended = await this.#parts.db.deleteFrom('operator_sessions').where('operator', '=', name).executeTakeFirst();
    return Number(ended.numDeletedRows);
  }

  /** Ends all sessions of an operator, and their invitation. */
  async endAll(name: string): Promise<void> {
    await this.endSessions(name);
    await this.#parts.db.deleteFrom('operator_invitations').where('name', '=', name).execute();
  }

  async setAddresses(
    name: string,
    text: string,
  ): Promise<Outcome<undefined, 'operator_not_found' | 'addresses_invalid'>> {
    const networks = parseNetworks(text);
    if (networks === undefined) return reject('addresses_invalid');
    const changed = await this.#parts.db
      .updateTable('operator_people')
      .set({ addresses: networks.join(' ') })
      .where('name', '=', name)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n ? done(undefined) : reject('operator_not_found');
  }

  /** Everybody who has joined, in that order. */
  async list(): Promise<readonly OperatorPerson[]> {
    const { db, clock } = this.#parts;
    const nowMs = clock();
    const people = await db.selectFrom('operator_people').selectAll().orderBy('joined_at_ms').orderBy('name').execute();
    const sessions = await db
      .selectFrom('operator_sessions')
      .selectAll()
      .where('opened_at_ms', '>', nowMs - operatorSessionMs)
      .where('seen_at_ms', '>', nowMs - operatorIdleMs)
      .orderBy('opened_at_ms')
      .execute();
    return people.map(({ name, invited_by, joined_at_ms, addresses }) => ({
      name,
      invitedBy: invited_by,
      joinedAtMs: joined_at_ms,
      addresses: networksOf(addresses),
      sessions: sessions
        .filter(({ operator }) => operator === name)
        .map(({ opened_at_ms, seen_at_ms, device }) => ({ openedAtMs: opened_at_ms, seenAtMs: seen_at_ms, device })),
    }));
  }

  async #invited(
    token: string,
    chosenName: string,
  ): Promise<
    Outcome<OperatorInvitation & { readonly name: string }, 'operator_invitation_invalid' | 'operator_name_taken'>
  > {
    const invitation = await this.invitations.find(token);
    if (invitation === undefined) return reject('operator_invitation_invalid');
    const name = invitation.name === '' ? chosenName.trim() : invitation.name;
    return (await this.isFree(name)) ? done({ ...invitation, name }) : reject('operator_name_taken');
  }

  async #useOptions(purpose: string, origin: string): Promise<string> {
    const options = await generateAuthenticationOptions({
      rpID: rpIdOf(origin),
      challenge: await this.#parts.challenges.make(purpose, promptMs),
      timeout: promptMs,
      userVerification: 'required',
    });
    return JSON.stringify(options);
  }

  /** The operator whose key has signed our challenge of this purpose. */
  async #prove(json: string, purpose: string, origin: string): Promise<string | undefined> {
    const { db, clock, challenges, log, bonds } = this.#parts;
    const response = readUsedKey(json);
    if (response === undefined) return undefined;
    const key = await db
      .selectFrom('operator_passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .where('rp_id', '=', rpIdOf(origin))
      .executeTakeFirst();
    if (key === undefined || key.id !== response.id) return undefined;
    bonds.operatorPasskey(key);
    const verified = await verifyUsedKey(response, key, { challenges, log, purpose, origin });
    if (verified === undefined) return undefined;
    await db
      .updateTable('operator_passkeys')
      .set({ counter: verified.counter, used_at_ms: clock() })
      .where('id', '=', key.id)
      .execute();
    return key.operator;
  }

  async #mayComeFrom(name: string, ip: string): Promise<boolean> {
    const person = await this.#parts.db
      .selectFrom('operator_people')
      .select('addresses')
      .where('name', '=', name)
      .executeTakeFirst();
    return person !== undefined && isInNetworks(networksOf(person.addresses), ip);
  }

  #newSession(name: string, { ip, userAgent }: Visitor) {
    const token = Buffer.from(this.#parts.randomBytes(tokenBytes)).toString('base64url');
    const nowMs = this.#parts.clock();
    const row = {
      token_hash: hashOf(token),
      operator: name,
      opened_at_ms: nowMs,
      seen_at_ms: nowMs,
      proved_at_ms: nowMs,
      ip,
      device: deviceName(userAgent),
    };
    return { token, row };
  }

  #kept(operator: string, { id, rp_id, public_key, counter, transports }: CreatedKey): Selectable<OperatorPasskeyRow> {
    const bound = { id, operator, rp_id, public_key };
    return {
      ...bound,
      bond: this.#parts.bonds.ofOperatorPasskey(bound),
      counter,
      transports,
      added_at_ms: this.#parts.clock(),
      used_at_ms: null,
    };
  }
}

function networksOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}
