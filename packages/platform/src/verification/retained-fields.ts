import type { IdentityDocument, IdentityField } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { IdentityCaseRow, PlatformTables } from '../database/tables.ts';
import { failuresOf } from './cases.ts';
import { openFields } from './fields.ts';
import type { TypedFields } from './validate-fields.ts';
import { advancedLevel } from './levels.ts';
import type { VerificationParts } from './parts.ts';

/*
 * The correct parts of a failed submission need not be sent again: a person types and photographs only the wrong ones.
 */

type CaseRow = Selectable<IdentityCaseRow>;

export interface KeptPicture {
  readonly caseId: number;
  readonly document: IdentityDocument;
  readonly uploadId: string;
}

const pictureFields: Readonly<Record<IdentityDocument, IdentityField>> = {
  front: 'front_pic',
  reverse: 'reverse_pic',
  selfie: 'selfie_pic',
};

/** The fields that may be left out of the next submission; none unless the last one failed. */
export async function keptFields(db: Kysely<PlatformTables>, row: CaseRow): Promise<IdentityField[]> {
  if (row.level === advancedLevel) {
    return (await keptPictures(db, row)).map(({ document }) => pictureFields[document]);
  }
  return row.state === 'failed' ? rightOf(row, ['name', 'card_id', 'birth_date']) : [];
}

/** The typed fields, completed from the failed submission. */
export async function withKeptText(
  { vault }: VerificationParts,
  last: CaseRow | undefined,
  typed: TypedFields,
): Promise<TypedFields> {
  if (last?.state !== 'failed') return typed;
  const right = new Set(rightOf(last, ['name', 'card_id', 'birth_date']));
  const { name, cardId, birthDate } = await openFields(vault, last.user_id, last.sealed_fields);
  return {
    ...typed,
    name: typed.name ?? (right.has('name') ? name : undefined),
    cardId: typed.cardId ?? (right.has('card_id') ? cardId : undefined),
    birthDate: typed.birthDate ?? (right.has('birth_date') ? birthDate : undefined),
  };
}

/**
 * Pictures of a failed submission that were right and have not been deleted yet. None when the document differs from
 * the one of the basic level.
 */
export async function keptPictures(db: Kysely<PlatformTables>, last: CaseRow): Promise<KeptPicture[]> {
  if (last.state !== 'failed') return [];
  const wrong = new Set(failuresOf(last).map(({ field }) => field));
  const pictures: ReadonlySet<IdentityField> = new Set(Object.values(pictureFields));
  if ([...wrong].some((field) => !pictures.has(field))) return [];
  const rows = await db.selectFrom('identity_documents').selectAll().where('case_id', '=', last.id).execute();
  return rows
    .map(({ document, upload_id }) => ({
      caseId: last.id,
      document: document as IdentityDocument,
      uploadId: upload_id,
    }))
    .filter(({ document }) => !wrong.has(pictureFields[document]));
}

function rightOf(row: CaseRow, fields: readonly IdentityField[]): IdentityField[] {
  const wrong = new Set(failuresOf(row).map(({ field }) => field));
  return fields.filter((field) => !wrong.has(field));
}
