import type { PartTexts } from '../../same-texts.ts';
import { coupons } from './coupons.ts';
import { identity } from './identity.ts';
import { invite } from './invite.ts';
import { places } from './places.ts';
import { profile } from './profile.ts';
import { recover } from './recover.ts';
import { safety } from './safety.ts';
import { stepUp } from './step-up.ts';

export const account: PartTexts<'account'> = { coupons, identity, invite, places, profile, recover, safety, stepUp };
