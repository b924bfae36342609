import { previewLockedExit, redeemLockedDeposit, setLockedRenewal } from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [previewLockedExit, redeemLockedDeposit, setLockedRenewal].map(
  (call): OwnCase => ({
    call,
    field: 'depositId',
    object: 'lockedDepositId',
    nobodys: nobodysNumber,
    ...(call === setLockedRenewal ? { rest: { isRenewed: true } } : {}),
    refusal: 'locked_not_found',
  }),
);
