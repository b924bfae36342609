import {
  areaCodes,
  type BirthDateFault,
  birthDateFault,
  type IdentityFailure,
  type IdentityField,
  type IdNumberFault,
  type IdType,
  idNumberFault,
  isLegalName,
  normalIdNumber,
  normalText,
} from '@candor/api';

/** As typed. `country` is an ISO 3166 code, '' while none is chosen; `birthDate` a day such as 1990-05-17. */
export interface TextForm {
  readonly idType: IdType;
  readonly country: string;
  readonly name: string;
  readonly cardId: string;
  readonly birthDate: string;
  /** Fields that were right in the failed submission: they are not required, and empty here. */
  readonly kept: ReadonlySet<KeptField>;
}

export type TextField = 'country' | 'name' | 'cardId' | 'birthDate';
export type KeptField = Exclude<TextField, 'country'>;

export type TextProblem =
  | 'country_missing'
  | 'name_missing'
  | 'name_invalid'
  | 'number_missing'
  | 'birth_missing'
  | BirthDateFault
  | IdNumberFault;

/** In their order on the page. */
export const textFields: readonly TextField[] = ['country', 'name', 'cardId', 'birthDate'];

const fieldOf: Readonly<Partial<Record<IdentityField, TextField>>> = {
  country: 'country',
  name: 'name',
  card_id: 'cardId',
  birth_date: 'birthDate',
};

/** The data of the last submission; nothing before the first one. */
interface LastText {
  readonly given?: { readonly idType: IdType; readonly country: string } | undefined;
  readonly failures: readonly IdentityFailure[];
  readonly kept: readonly IdentityField[];
}

/** The initial form: after a failure with the correct parts, and with the wrong fields empty. */
export function textFormFrom({ given, failures, kept }: LastText): TextForm {
  const isCountryWrong = failures.some(({ field }) => field === 'country');
  const keptFields = kept.flatMap((field) => fieldOf[field] ?? []).filter((field) => field !== 'country');
  return {
    idType: given?.idType ?? 'id_card',
    country: given === undefined || isCountryWrong ? '' : given.country,
    name: '',
    cardId: '',
    birthDate: '',
    kept: new Set(keptFields),
  };
}

const without = (kept: ReadonlySet<KeptField>, field: KeptField) => new Set([...kept].filter((one) => one !== field));

export const textActions = {
  /** A number is one of its country and kind: with another one it has to be given again. */
  setIdType: (form: TextForm, idType: IdType): TextForm =>
    idType === form.idType ? form : { ...form, idType, kept: without(form.kept, 'cardId') },
  setCountry: (form: TextForm, country: string): TextForm =>
    country === form.country ? form : { ...form, country, kept: without(form.kept, 'cardId') },
  type: (form: TextForm, field: KeptField, text: string): TextForm => ({ ...form, [field]: text }),
  /** Opens a correct field for another value. */
  giveAgain: (form: TextForm, field: KeptField): TextForm => ({ ...form, kept: without(form.kept, field) }),
};

const countries = new Set(areaCodes.map(({ country }) => country));

/** The faults of each field, by the rules that the server judges with; a correct field is absent. */
export function textProblems(form: TextForm, nowMs: number): Readonly<Partial<Record<TextField, TextProblem>>> {
  const found: readonly (readonly [TextField, TextProblem | undefined])[] = [
    ['country', countries.has(form.country) ? undefined : 'country_missing'],
    ['name', nameProblem(form)],
    ['cardId', numberProblem(form)],
    ['birthDate', birthProblem(form, nowMs)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

function nameProblem({ name, kept }: TextForm): TextProblem | undefined {
  if (kept.has('name')) return undefined;
  if (normalText(name) === '') return 'name_missing';
  return isLegalName(normalText(name)) ? undefined : 'name_invalid';
}

function numberProblem({ country, idType, cardId, birthDate, kept }: TextForm): TextProblem | undefined {
  const number = normalIdNumber(cardId);
  if (kept.has('cardId')) return undefined;
  if (number === '') return 'number_missing';
  // The country determines its grammar.
  if (country === '') return undefined;
  const fault = idNumberFault(country, idType, number, birthDate);
  return fault === 'identity_number_invalid' ? fault : undefined;
}

/**
 * A date that differs from the one in the number is reported at the date: it is the shorter of the two to type again.
 */
function birthProblem({ country, idType, cardId, birthDate, kept }: TextForm, nowMs: number): TextProblem | undefined {
  if (kept.has('birthDate')) return undefined;
  if (birthDate === '') return 'birth_missing';
  const fault = birthDateFault(birthDate, nowMs);
  if (fault !== undefined || kept.has('cardId')) return fault;
  const ofNumber = idNumberFault(country, idType, normalIdNumber(cardId), birthDate);
  return ofNumber === 'birth_date_differs' ? ofNumber : undefined;
}

/** The fields of the call; kept ones are left out. */
export function textInput({ idType, country, name, cardId, birthDate, kept }: TextForm) {
  return {
    realType: 'text' as const,
    idType,
    country,
    ...(!kept.has('name') && { name: normalText(name) }),
    ...(!kept.has('cardId') && { cardId: normalIdNumber(cardId) }),
    ...(!kept.has('birthDate') && { birthDate }),
  };
}

/** The reviewer's finding about a field of this form. */
export function failureOf(failures: readonly IdentityFailure[], field: TextField): IdentityFailure | undefined {
  return failures.find((failure) => fieldOf[failure.field] === field);
}
