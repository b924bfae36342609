import type { ActingOperator, Deps } from '../serving/deps.ts';

/** Notes that a call is about a user, who then reads of it; nobody reads of one that is about nobody. */
export async function aboutUser({ platform }: Deps, { about }: ActingOperator, userId?: number): Promise<void> {
  const person = userId === undefined ? undefined : await platform.persons.byUser(userId);
  if (person !== undefined) about([person.accountId]);
}

/** The same by the number that others see of them. */
export async function aboutUid({ platform }: Deps, { about }: ActingOperator, uid: number): Promise<void> {
  const person = await platform.persons.byUid(uid);
  if (person !== undefined) about([person.accountId]);
}
