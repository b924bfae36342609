import { struct, uint } from '@candor/kernel';

export const revisionEvents = {
  'revision.adopted': [145, struct({ revision: uint })],
} as const;
