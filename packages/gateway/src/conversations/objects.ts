import type { CardKind, CardRow } from '@candor/api';
import type { Page } from '@candor/readmodel';
import type { Deps, UserContext } from '../serving/deps.ts';
import { type AskedObjects, objectKinds } from './object-kinds.ts';

/** The newest objects of a kind that are looked through for one of them, where its list cannot be asked for it. */
const lookedThroughMax = 10_000;
const lookedAtOnce = 500;

/** A user's objects of a kind as cards, the newest first; of trades perhaps only those that have ended. */
export function objectCards(
  deps: Deps,
  context: UserContext,
  { kind, ...asked }: Omit<AskedObjects, 'deps' | 'context'> & { readonly kind: CardKind },
): Promise<Page<CardRow>> {
  return objectKinds[kind].cards({ deps, context, ...asked });
}

/** The card of one object of this user; nobody else's has one. */
export async function objectCard(
  deps: Deps,
  context: UserContext,
  { kind, objectId }: { readonly kind: CardKind; readonly objectId: string },
): Promise<CardRow | undefined> {
  const { cards, one } = objectKinds[kind];
  if (one !== undefined) return /^\d+$/.test(objectId) ? one(deps, context, Number(objectId)) : undefined;
  for (let page = 1; page * lookedAtOnce <= lookedThroughMax; page++) {
    const { rows, total } = await cards({ deps, context, page, limit: lookedAtOnce });
    const card = rows.find((row) => row.objectId === objectId);
    if (card !== undefined || page * lookedAtOnce >= total) return card;
  }
  return undefined;
}
