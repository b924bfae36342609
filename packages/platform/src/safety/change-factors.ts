import { type FactorChange, factorChangeSubject, type FactorKind, type StepUpCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { passkeysMax } from '../factors/passkeys.ts';
import type { TotpDraft } from '../factors/totp.ts';
import { addressOf } from '../notices/owner.ts';
import { accountIdOf, checkOwner, type Owner, ownerOf, type ReauthCode } from './owner.ts';
import type { SecurityActor, GivenStepUp, SafetyParts } from './parts.ts';

/** The fields of every change of factors: the login password, and a factor if there is one already. */
export interface ProvenChange {
  readonly password: string;
  readonly stepUp: GivenStepUp;
}

type ProvenChangeCode = ReauthCode | StepUpCode;

/** Draws a secret for the app, which counts for nothing until a code of it is confirmed. */
export async function beginTotp(parts: SafetyParts, userId: number): Promise<Outcome<TotpDraft, 'totp_exists'>> {
  if (await parts.totp.has(userId)) return reject('totp_exists');
  return done(await parts.totp.draft(userId, labelOf(await ownerOf(parts, userId))));
}

/** Adds the authenticator app. Returns the recovery codes, if there were none yet. */
export async function confirmTotp(
  parts: SafetyParts,
  changer: SecurityActor,
  input: ProvenChange & { readonly code: string },
): Promise<Outcome<readonly string[], 'totp_exists' | 'totp_expired' | 'code_wrong' | ProvenChangeCode>> {
  const { userId } = changer;
  const owner = await ownerOf(parts, userId);
  if (await parts.totp.has(userId)) return reject('totp_exists');
  const confirmed = await parts.totp.confirm(userId, input.code);
  if (!confirmed.ok) return confirmed;
  const proven = await prove(parts, changer, owner, input, 'add_totp');
  if (!proven.ok) return proven;
  return add(parts, owner, input.stepUp, { factor: 'totp', name: '' }, async (tx) =>
    (await parts.totp.add(tx, userId, confirmed.value)) ? done(undefined) : reject('totp_exists'),
  );
}

export async function beginPasskey(
  parts: SafetyParts,
  userId: number,
  origin: string,
): Promise<Outcome<string, 'too_many_passkeys'>> {
  if ((await parts.passkeys.list(userId)).length >= passkeysMax) return reject('too_many_passkeys');
  const owner = await ownerOf(parts, userId);
  return done(await parts.passkeys.creationOptions({ userId, label: labelOf(owner) }, origin));
}

/** Adds a passkey. Returns its id, and the recovery codes, if there were none yet. */
export async function finishPasskey(
  parts: SafetyParts,
  changer: SecurityActor,
  input: ProvenChange & { readonly created: string; readonly name: string; readonly origin: string },
): Promise<
  Outcome<
    { readonly passkeyId: string; readonly recoveryCodes: readonly string[] },
    'too_many_passkeys' | 'passkey_refused' | ProvenChangeCode
  >
> {
  const { userId } = changer;
  const owner = await ownerOf(parts, userId);
  if ((await parts.passkeys.list(userId)).length >= passkeysMax) return reject('too_many_passkeys');
  const proven = await prove(parts, changer, owner, input, 'add_passkey');
  if (!proven.ok) return proven;
  const created = await parts.passkeys.readCreated(userId, input.created, input.origin);
  if (created === undefined) return reject('passkey_refused');
  const added = await add<'too_many_passkeys' | 'passkey_refused'>(
    parts,
    owner,
    input.stepUp,
    { factor: 'passkey', name: input.name },
    async (tx) => {
      if ((await parts.passkeys.list(userId, tx)).length >= passkeysMax) return reject('too_many_passkeys');
      return (await parts.passkeys.add(tx, created, input.name)) ? done(undefined) : reject('passkey_refused');
    },
  );
  return added.ok ? done({ passkeyId: created.id, recoveryCodes: added.value }) : added;
}

/** Removes the authenticator app, with a factor or, when all are lost, with a recovery code. */
export async function removeTotp(
  parts: SafetyParts,
  changer: SecurityActor,
  input: ProvenChange,
): Promise<Outcome<void, 'factor_not_found' | ProvenChangeCode>> {
  const owner = await ownerOf(parts, changer.userId);
  if (!(await parts.totp.has(owner.id))) return reject('factor_not_found');
  const proven = await prove(parts, changer, owner, input, 'remove_totp');
  if (!proven.ok) return proven;
  return remove(parts, owner, input.stepUp, { factor: 'totp', name: '' }, (tx) => parts.totp.remove(tx, owner.id));
}

export async function removePasskey(
  parts: SafetyParts,
  changer: SecurityActor,
  input: ProvenChange & { readonly passkeyId: string },
): Promise<Outcome<void, 'factor_not_found' | ProvenChangeCode>> {
  const { passkeyId } = input;
  const owner = await ownerOf(parts, changer.userId);
  const passkey = (await parts.passkeys.list(owner.id)).find(({ id }) => id === passkeyId);
  if (passkey === undefined) return reject('factor_not_found');
  const proven = await prove(parts, changer, owner, input, 'remove_passkey', passkeyId);
  if (!proven.ok) return proven;
  return remove(parts, owner, input.stepUp, { factor: 'passkey', name: passkey.name }, (tx) =>
    parts.passkeys.remove(tx, owner.id, passkeyId),
  );
}

/** Ten new recovery codes in the place of those from before. They move no money, so nothing is held for them. */
export async function makeRecoveryCodes(
  parts: SafetyParts,
  changer: SecurityActor,
  input: ProvenChange,
): Promise<Outcome<readonly string[], ProvenChangeCode>> {
  const owner = await ownerOf(parts, changer.userId);
  const hasFactor = (await parts.totp.has(owner.id)) || (await parts.passkeys.list(owner.id)).length > 0;
  if (!hasFactor) return reject('second_factor_missing');
  const proven = await prove(parts, changer, owner, input, 'make_recovery_codes');
  if (!proven.ok) return proven;
  const made = await inTransaction(parts.db, { lock: `user ${owner.id}` }, async (tx) => ({
    codes: await parts.recoveryCodes.make(tx, owner.id),
    sendWord: await parts.notices.sendIn(tx, owner, { kind: 'recovery_codes_made' }),
  }));
  made.sendWord();
  return done(made.codes);
}

interface Named {
  readonly factor: FactorKind;
  readonly name: string;
}

async function prove(
  parts: SafetyParts,
  changer: SecurityActor,
  owner: Owner,
  { password, stepUp }: ProvenChange,
  change: FactorChange,
  passkeyId?: string,
): Promise<Outcome<void, ProvenChangeCode>> {
  const isOwner = await checkOwner(parts, owner, password, changer);
  if (!isOwner.ok) return isOwner;
  return parts.stepUp.complete({
    user: changer,
    stepUpId: stepUp.stepUpId,
    action: 'factor_change',
    subject: factorChangeSubject(change, passkeyId),
    requestId: undefined,
    proof: stepUp,
  });
}

/** The result of adding a factor, and the function that notifies the user after the commit. */
interface Added {
  readonly recoveryCodes: readonly string[];
  readonly sendWord: () => void;
}

async function add<Code extends string>(
  parts: SafetyParts,
  owner: Owner,
  { stepUpId }: GivenStepUp,
  named: Named,
  write: (tx: Kysely<PlatformTables>) => Promise<Outcome<void, Code>>,
): Promise<Outcome<readonly string[], Code>> {
  const untilMs = await parts.holds.before(accountIdOf(owner), 'factor_changed', stepUpId);
  const added = await inTransaction(
    parts.db,
    { lock: `user ${owner.id}` },
    async (tx): Promise<Outcome<Added, Code>> => {
      const written = await write(tx);
      if (!written.ok) return written;
      const left = await parts.recoveryCodes.left(tx, owner.id);
      const recoveryCodes = left > 0 ? [] : await parts.recoveryCodes.make(tx, owner.id);
      const sendWord = await parts.notices.sendIn(tx, owner, { kind: 'factor_added', ...named, untilMs });
      return done({ recoveryCodes, sendWord });
    },
  );
  if (!added.ok) return added;
  added.value.sendWord();
  parts.factorNotes.added();
  return done(added.value.recoveryCodes);
}

async function remove(
  parts: SafetyParts,
  owner: Owner,
  { stepUpId }: GivenStepUp,
  named: Named,
  write: (tx: Kysely<PlatformTables>) => Promise<boolean>,
): Promise<Outcome<void, 'factor_not_found'>> {
  const untilMs = await parts.holds.before(accountIdOf(owner), 'factor_changed', stepUpId);
  const sendWord = await inTransaction(parts.db, { lock: `user ${owner.id}` }, async (tx) => {
    if (!(await write(tx))) return undefined;
    const left = await tx.selectFrom('passkeys').select('id').where('user_id', '=', owner.id).executeTakeFirst();
    const app = await tx
      .selectFrom('totp_factors')
      .select('user_id')
      .where('user_id', '=', owner.id)
      .executeTakeFirst();
    // Codes for factors that are gone would be factors of their own.
    if (left === undefined && app === undefined) await parts.recoveryCodes.clear(tx, owner.id);
    return parts.notices.sendIn(tx, owner, { kind: 'factor_removed', ...named, untilMs });
  });
  if (sendWord === undefined) return reject('factor_not_found');
  sendWord();
  return done(undefined);
}

/** The account label that authenticator apps and devices show. */
function labelOf(owner: Owner): string {
  return addressOf(owner)?.value ?? String(owner.uid);
}
