import type { CallSpec } from '@candor/api';
import { Fault } from '@candor/kernel';
import type { GiveRole } from '@candor/platform';
import type { Context, Deps } from '../serving/deps.ts';

/** Somebody came in: on record like what they do afterwards, though until then they were nobody. */
export async function recordEntry(
  { platform, exchange }: Deps,
  { method, path }: CallSpec,
  name: string,
  { client: { ip } }: Context,
): Promise<void> {
  const role = (await exchange.query('operatorRole', name)) ?? 'none';
  const auditId = await platform.audit.begin({ name, role }, `${method} ${path}`, JSON.stringify({ ip }));
  await platform.audit.finish(auditId, 'ok');
}

/** Gives the role that an invitation of the machine's owner carries: their word is the installation's. */
export function giveRoleAt(exchange: Deps['exchange']): GiveRole {
  return async (name, role, commandId) => {
    const command = { type: 'operators.set_role', name, role } as const;
    const { outcome } = await exchange.submit<'operators.set_role'>({ commandId, actor: 'system', command });
    if (!outcome.ok) throw new Fault('role_not_given', `The role of ${name} was refused: ${outcome.code}.`);
  };
}
