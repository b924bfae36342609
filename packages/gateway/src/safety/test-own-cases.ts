import { factorChangeSubject, removePasskey, renamePasskey } from '@candor/api';
import { nobodysText, proven, type OwnCase } from '../testing/test-own-case.ts';
import { testPassword } from '../testing/test-system.ts';

export const ownCases: readonly OwnCase[] = [
  {
    call: renamePasskey,
    field: 'passkeyId',
    object: 'passkeyId',
    nobodys: nobodysText,
    rest: { name: 'x' },
    refusal: 'factor_not_found',
  },
  {
    call: removePasskey,
    field: 'passkeyId',
    object: 'passkeyId',
    nobodys: nobodysText,
    rest: { password: testPassword },
    proof: proven('factor_change', ({ passkeyId }) => factorChangeSubject('remove_passkey', passkeyId)),
    refusal: 'factor_not_found',
  },
];
