import type { Operator } from '@candor/platform';
import type { Deps } from '../serving/deps.ts';

/** An operator whose role the journal may not have yet. */
type FoundOperator = Omit<Operator, 'role'> & { readonly role: Operator['role'] | undefined };

/**
 * The operator of a token: a machine of the settings, or a person with a live session from an address they may come
 * from. A person's role is looked up for each call, so that one that was taken away is gone with the next.
 */
export async function findOperator(
  { platform, exchange }: Pick<Deps, 'platform' | 'exchange'>,
  token: string | undefined,
  ip: string,
): Promise<FoundOperator | undefined> {
  if (token === undefined) return undefined;
  const machine = platform.operators.find(token);
  if (machine !== undefined) return machine;
  const session = await platform.operatorPeople.authenticate(token, ip);
  if (session === undefined) return undefined;
  return { name: session.name, role: await exchange.query('operatorRole', session.name), session };
}
