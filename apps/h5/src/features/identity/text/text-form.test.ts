import { expect, test } from 'vitest';
import { failureOf, textActions, type TextForm, textFormFrom, textInput, textProblems } from './text-form.ts';

const nowMs = Date.parse('2026-11-21T12:00:00Z');
const empty = textFormFrom({ failures: [], kept: [] });
const right: TextForm = {
  ...empty,
  country: 'VN',
  name: 'Nguyễn Văn An',
  cardId: '001090012345',
  birthDate: '1990-05-17',
};
const problemsOf = (changed: Partial<TextForm>) => textProblems({ ...right, ...changed }, nowMs);

test('a form that the server would take has no problem and is sent in its normal form', () => {
  expect(problemsOf({})).toEqual({});
  const typed = { ...right, cardId: ' 001 090 012345 ', name: '  Nguyễn   Văn An ' };
  expect(textProblems(typed, nowMs)).toEqual({});
  const { kept: _, ...fields } = right;
  expect(textInput(typed)).toEqual({ realType: 'text', ...fields });
});

test('an empty form names its fields; a number is judged when its country is known', () => {
  expect(textProblems(empty, nowMs)).toEqual({
    country: 'country_missing',
    name: 'name_missing',
    cardId: 'number_missing',
    birthDate: 'birth_missing',
  });
  expect(textProblems({ ...empty, cardId: '1' }, nowMs).cardId).toBeUndefined();
});

test.each<[Partial<TextForm>, object]>([
  [{ name: 'R2 D2' }, { name: 'name_invalid' }],
  [{ cardId: '999090012345' }, { cardId: 'identity_number_invalid' }],
  [{ birthDate: '1991-05-17' }, { birthDate: 'birth_date_differs' }],
  [{ birthDate: '1990-02-30' }, { birthDate: 'birth_date_invalid' }],
  [{ birthDate: '2008-11-22', idType: 'passport', cardId: 'C1234567' }, { birthDate: 'identity_too_young' }],
  [{ birthDate: '2008-11-21', idType: 'passport', cardId: 'C1234567' }, {}],
  [{ country: 'XX' }, { country: 'country_missing' }],
])('%o is %o', (changed, problems) => {
  expect(problemsOf(changed)).toEqual(problems);
});

const failures = [{ field: 'name', reason: 'differs' }] as const;
const again = textFormFrom({
  given: { idType: 'id_card', country: 'VN' },
  failures,
  kept: ['card_id', 'birth_date'],
});

test('after a failure only the wrong parts are required and sent', () => {
  expect(textProblems(again, nowMs)).toEqual({ name: 'name_missing' });
  const typed = textActions.type(again, 'name', 'Nguyễn Văn Anh');
  expect(textProblems(typed, nowMs)).toEqual({});
  expect(textInput(typed)).toEqual({ realType: 'text', idType: 'id_card', country: 'VN', name: 'Nguyễn Văn Anh' });
  expect(failureOf(failures, 'name')).toBe(failures[0]);
  expect(failureOf(failures, 'cardId')).toBeUndefined();
});

test('a number is not kept for another country or kind of document, nor when the user opens it', () => {
  for (const changed of [
    textActions.setCountry(again, 'CN'),
    textActions.setIdType(again, 'passport'),
    textActions.giveAgain(again, 'cardId'),
  ]) {
    expect(textProblems(changed, nowMs)).toMatchObject({ cardId: 'number_missing' });
    expect(changed.kept.has('birthDate')).toBe(true);
  }
  expect(textActions.setCountry(again, 'VN')).toBe(again);
});

test('a country that was wrong has to be chosen', () => {
  const given = { idType: 'id_card', country: 'VN' } as const;
  const form = textFormFrom({ given, failures: [{ field: 'country', reason: 'not_accepted' }], kept: ['name'] });
  expect(form.country).toBe('');
});
