import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { otcMethodSubject, otcReleaseSubject } from '../otc/subjects.ts';
import { sendSubject } from '../send/subjects.ts';
import { addressSubject, bookOnlySubject, cardSubject, withdrawalSubject } from '../funding/subjects.ts';
import { apiKeySubject, factorChangeSubject, payPasswordSubject, stepUpActions } from './step-up.ts';

const subjects = [
  withdrawalSubject({ railId: 1, amount: '20', destinationId: 77, fee: '1' }),
  addressSubject({ railId: 1, address: ' 0x52908400098527886E0F7030069857D2E4169EE7 ' }),
  cardSubject({
    railId: 9,
    account: '1234 5678 9012',
    holder: 'NGUYEN VAN AN',
    bankName: 'Vietcombank',
    place: 'Ha Noi',
    phone: '+84912345678',
    branch: 'Hoan Kiem',
  }),
  bookOnlySubject,
  payPasswordSubject('set'),
  factorChangeSubject('add_totp'),
  factorChangeSubject('remove_totp'),
  factorChangeSubject('add_passkey'),
  factorChangeSubject('remove_passkey', 'QmVydA'),
  factorChangeSubject('make_recovery_codes'),
  apiKeySubject({ name: 'Robot', scopes: ['trade', 'read'], addresses: ['192.0.2.7'], validDays: 90 }),
  otcReleaseSubject({ orderId: 41 }),
  otcMethodSubject({ method: 'wise', holder: 'NGUYEN VAN AN', account: ' P-77 ' }),
  sendSubject({ recipient: 'AWf3…Qk', assetId: 3, amount: '25' }),
];

test('docs/api.md shows the subject of every step-up as the server writes it', () => {
  const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const shown = [...page.matchAll(/`(\w+)\\n(\[.*?\])`/g)].map(([, action, fields]) => `${action}\n${fields}`);
  expect(shown).toEqual(subjects);
  expect(new Set(shown.map((subject) => subject.split('\n')[0]))).toEqual(new Set(stepUpActions));
});
