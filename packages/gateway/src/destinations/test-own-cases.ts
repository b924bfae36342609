import { addressSubject, deleteAddress, deleteCard, saveAddress } from '@candor/api';
import { erc20, qrAddress } from '../funding/test-funding.ts';
import { nobodysNumber, nobodysUpload, proven, type OwnCase } from '../testing/test-own-case.ts';
import { usdt } from '../testing/test-system.ts';

export const ownCases: readonly OwnCase[] = [
  {
    call: deleteAddress,
    field: 'destinationId',
    object: 'addressId',
    nobodys: nobodysNumber,
    refusal: 'destination_not_found',
  },
  {
    call: deleteCard,
    field: 'destinationId',
    object: 'cardId',
    nobodys: nobodysNumber,
    refusal: 'destination_not_found',
  },
  {
    call: saveAddress,
    field: 'qrUpload',
    object: 'qrUpload',
    nobodys: nobodysUpload,
    rest: { assetId: usdt, railId: erc20, label: 'x', address: qrAddress },
    proof: proven('address_add', addressSubject),
    refusal: 'upload_not_found',
  },
];
