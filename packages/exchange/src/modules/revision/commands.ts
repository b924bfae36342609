import { struct, uint } from '@candor/kernel';

export const revisionCommands = {
  /** From here on the rules of this revision hold. Every start sends the newest; one that is in force is refused. */
  'revision.adopt': [145, struct({ revision: uint })],
} as const;

export const revisionResults = { 'revision.adopt': struct({}) } as const;
