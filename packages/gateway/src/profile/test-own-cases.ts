import { setAvatar } from '@candor/api';
import { nobodysUpload, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  {
    call: setAvatar,
    field: 'avatar',
    object: 'avatarUpload',
    nobodys: nobodysUpload,
    refusal: 'upload_not_found',
  },
];
