import { coupons } from './coupons.ts';
import { identity } from './identity.ts';
import { invite } from './invite.ts';
import { places } from './places.ts';
import { profile } from './profile.ts';
import { recover } from './recover.ts';
import { safety } from './safety.ts';
import { stepUp } from './step-up.ts';

/** Texts of the account: its safety, its holder's identity and profile, invitations and coupons. */
export const account = { coupons, identity, invite, places, profile, recover, safety, stepUp } as const;
