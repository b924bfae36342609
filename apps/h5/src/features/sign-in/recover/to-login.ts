import { loginPath } from '#client/navigation.ts';
import { reLaunch } from '#app/navigation.ts';
import { forgetAsker } from './asking.ts';

/** Leaves the recovery for the login, with nothing to go back to; afterwards `next` comes, or home. */
export function toLogin(next?: string): void {
  forgetAsker();
  reLaunch(loginPath, { redirect: next });
}
