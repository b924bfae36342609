import type { FieldValues } from 'react-hook-form';
import type { Channel } from './identity.ts';

/** The fields of every form that names a user by e-mail or phone. */
export interface IdentityValues extends FieldValues {
  channel: Channel;
  email: string;
  phone: string;
  dialCode: string;
}
