import { findSender, listSends, previewSend, sendFunds, sendSubject } from '@candor/api';
import { nobodysNumber, nobodysText, proven, type OwnCase } from '../testing/test-own-case.ts';
import { usdt } from '../testing/test-system.ts';

export const ownCases: readonly OwnCase[] = [
  { call: listSends, field: 'sendId', object: 'sendId', nobodys: nobodysNumber, refusal: 'ok' },
  { call: findSender, field: 'sendId', object: 'sendId', nobodys: nobodysNumber, refusal: 'recipient_not_found' },
  {
    call: previewSend,
    field: 'recipient',
    object: 'recipient',
    nobodys: nobodysText,
    rest: { assetId: usdt, amount: '5' },
    refusal: 'recipient_expired',
  },
  {
    call: sendFunds,
    field: 'recipient',
    object: 'recipient',
    nobodys: nobodysText,
    rest: { assetId: usdt, amount: '5' },
    proof: proven('send', sendSubject),
    refusal: 'recipient_expired',
  },
];
