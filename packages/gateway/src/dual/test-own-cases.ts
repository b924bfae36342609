import { getDualTape, setDualReinvest } from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [getDualTape, setDualReinvest].map(
  (call): OwnCase => ({
    call,
    field: 'purchaseId',
    object: 'dualPurchaseId',
    nobodys: nobodysNumber,
    refusal: 'purchase_not_found',
  }),
);
