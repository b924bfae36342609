import { expect, test } from 'vitest';
import { fieldsOf } from './blamed-fields.ts';

test('of two codes the server tells which is wrong', () => {
  expect(fieldsOf('code_wrong', undefined)).toEqual(['code', 'ownCode']);
  expect(fieldsOf('code_wrong', 'code')).toEqual(['code', 'ownCode']);
  expect(fieldsOf('code_wrong', 'old_code')).toEqual(['ownCode']);
});

test('a refusal that speaks of no field has none', () => {
  expect(fieldsOf('server_busy', undefined)).toEqual([]);
});
