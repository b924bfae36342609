import { expect, test } from 'vitest';
import { fieldsOf } from './blamed-fields.ts';

test('of two codes the server names the wrong one', () => {
  expect(fieldsOf('code_wrong')).toEqual(['code', 'ownCode']);
  expect(fieldsOf('own_code_wrong')).toEqual(['ownCode']);
});

test('a refusal that speaks of no field has none', () => {
  expect(fieldsOf('server_busy')).toEqual([]);
});
