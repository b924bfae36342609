import { viewPerson } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { limitsOf } from '../../funding/limits.ts';
import { serveOperator } from '../../serving/serve.ts';
import { contactsOf } from '../contacts.ts';

export default serveOperator(viewPerson, async (deps, { accountId }) => {
  const { persons, identity, sessions } = deps.platform;
  const person = await persons.byAccount(accountId);
  if (person === undefined) return reject('account_not_found');
  const [identityLevel, devices, funding, notes] = await Promise.all([
    identity.level(person.userId),
    sessions.list(person.userId, ''),
    limitsOf(deps, accountId as AccountId),
    persons.notes(accountId),
  ]);
  const { uid, nickname, country, creditScore, language, createdAtMs, frozenAtMs, isManaged } = person;
  return done({
    accountId,
    uid,
    nickname,
    ...contactsOf(person),
    country: country ?? '',
    identityLevel,
    creditScore,
    language,
    createdAtMs,
    ...(frozenAtMs === null ? {} : { frozenAtMs }),
    isManaged,
    sessions: devices.length,
    funding,
    notes: [...notes],
  });
});
