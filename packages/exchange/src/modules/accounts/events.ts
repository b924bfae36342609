import { struct } from '@candor/kernel';
import { accountId } from '../../vocabulary.ts';

export const accountEvents = {
  'accounts.opened': [20, struct({ accountId })],
} as const;
