import {
  areaCodes,
  type BirthDateFault,
  birthDateFault,
  type IdNumberFault,
  type IdType,
  idNumberFault,
  isLegalName,
  normalIdNumber,
  normalText,
} from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import type { IdentityFields } from './fields.ts';

/** As typed; missing fields are absent. */
export interface TypedFields {
  readonly idType?: IdType | undefined;
  readonly name?: string | undefined;
  readonly cardId?: string | undefined;
  readonly country?: string | undefined;
  readonly birthDate?: string | undefined;
}

interface JudgedFields {
  readonly idType: IdType;
  readonly country: string;
  readonly fields: IdentityFields;
}

export type FieldsCode =
  | IdNumberFault
  | 'identity_fields_missing'
  | 'country_code_unknown'
  | 'identity_name_invalid'
  | BirthDateFault;

const countries = new Set(areaCodes.map(({ country }) => country));

/** Returns the typed fields in their normal form, or the first problem. */
export function validateFields(typed: TypedFields, nowMs: number): Outcome<JudgedFields, FieldsCode> {
  const { idType, country, birthDate } = typed;
  const name = normalText(typed.name ?? '');
  const cardId = normalIdNumber(typed.cardId ?? '');
  if (idType === undefined || country === undefined || birthDate === undefined || name === '' || cardId === '') {
    return reject('identity_fields_missing');
  }
  if (!countries.has(country)) return reject('country_code_unknown');
  if (!isLegalName(name)) return reject('identity_name_invalid');
  const wrongBirth = birthDateFault(birthDate, nowMs);
  if (wrongBirth !== undefined) return reject(wrongBirth);
  const fault = idNumberFault(country, idType, cardId, birthDate);
  return fault === undefined ? done({ idType, country, fields: { name, cardId, birthDate } }) : reject(fault);
}
