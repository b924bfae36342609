import {
  cancelWithdrawal,
  claimDeposit,
  listWithdrawals,
  previewWithdrawal,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import { dollars, erc20 } from './test-funding.ts';
import { nobodysNumber, nobodysUpload, proven, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  { call: listWithdrawals, field: 'withdrawalId', object: 'withdrawalId', nobodys: nobodysNumber, refusal: 'ok' },
  {
    call: cancelWithdrawal,
    field: 'withdrawalId',
    object: 'withdrawalId',
    nobodys: nobodysNumber,
    refusal: 'withdrawal_not_found',
  },
  {
    call: previewWithdrawal,
    field: 'destinationId',
    object: 'addressId',
    nobodys: nobodysNumber,
    rest: { railId: erc20, amount: '20' },
    refusal: 'destination_not_found',
  },
  {
    call: withdrawFunds,
    field: 'destinationId',
    object: 'addressId',
    nobodys: nobodysNumber,
    rest: { railId: erc20, amount: '20', fee: '1' },
    proof: proven('withdraw', withdrawalSubject),
    refusal: 'destination_not_found',
  },
  {
    call: claimDeposit,
    field: 'proofUpload',
    object: 'proofUpload',
    nobodys: nobodysUpload,
    rest: { payer: 'x', amount: '10', assetId: 201, railId: dollars },
    refusal: 'upload_not_found',
  },
];
