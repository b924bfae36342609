import { editAlert, pauseAlert, removeAlert, resumeAlert } from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [editAlert, pauseAlert, removeAlert, resumeAlert].map(
  (call): OwnCase => ({
    call,
    field: 'alertId',
    object: 'alertId',
    nobodys: nobodysNumber,
    ...(call === editAlert ? { rest: { kind: 'above', pairId: 1, price: '90000' } } : {}),
    refusal: 'alert_not_found',
  }),
);
