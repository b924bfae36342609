import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** Things that two accounts of one person would have in common, or have hidden. */
export const suspicions = ['same_documents', 'same_device', 'same_destination', 'unnamed_device'] as const;
export type Suspicion = (typeof suspicions)[number];

interface Coincidence {
  /** The friend's. */
  readonly userId: number;
  readonly suspicion: Suspicion;
}

/** The things that friends have in common with their inviters: of one user, on either side, or of all. */
export async function coincidences(db: Kysely<PlatformTables>, userId?: number): Promise<readonly Coincidence[]> {
  const invitations = db
    .selectFrom('invitations')
    .$if(userId !== undefined, (query) =>
      query.where((where) =>
        where.or([where('invitations.user_id', '=', userId ?? 0), where('invitations.inviter_id', '=', userId ?? 0)]),
      ),
    );
  const [documents, registeredOn, devices, destinations] = [
    await invitations
      .innerJoin('identity_cases as own', 'own.user_id', 'invitations.user_id')
      .innerJoin('identity_cases as inviters', (join) =>
        join
          .onRef('inviters.user_id', '=', 'invitations.inviter_id')
          .onRef('inviters.number_hash', '=', 'own.number_hash'),
      )
      .select('invitations.user_id')
      .distinct()
      .execute(),
    await invitations
      .innerJoin('known_devices as inviters', (join) =>
        join
          .onRef('inviters.user_id', '=', 'invitations.inviter_id')
          .onRef('inviters.device_hash', '=', 'invitations.device_hash'),
      )
      .select('invitations.user_id')
      .distinct()
      .execute(),
    await invitations
      .innerJoin('known_devices as own', 'own.user_id', 'invitations.user_id')
      .innerJoin('known_devices as inviters', (join) =>
        join
          .onRef('inviters.user_id', '=', 'invitations.inviter_id')
          .onRef('inviters.device_hash', '=', 'own.device_hash'),
      )
      .select('invitations.user_id')
      .distinct()
      .execute(),
    await invitations
      .innerJoin('destinations as own', 'own.user_id', 'invitations.user_id')
      .innerJoin('destinations as inviters', (join) =>
        join
          .onRef('inviters.user_id', '=', 'invitations.inviter_id')
          .onRef('inviters.place_print', '=', 'own.place_print'),
      )
      .where('own.place_print', '!=', '')
      .select('invitations.user_id')
      .distinct()
      .execute(),
  ];
  return [
    ...found(documents, 'same_documents'),
    ...found([...registeredOn, ...devices], 'same_device'),
    ...found(destinations, 'same_destination'),
  ];
}

function found(rows: readonly { readonly user_id: number }[], suspicion: Suspicion): Coincidence[] {
  return [...new Set(rows.map(({ user_id }) => user_id))].map((userId) => ({ userId, suspicion }));
}
