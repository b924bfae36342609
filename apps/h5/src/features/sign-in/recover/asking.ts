import type { ArgumentsOf, beginRecovery } from '@candor/api';
import { createStore } from 'zustand/vanilla';
import { browserStorage } from '#client/storage.ts';

export type Asker = ArgumentsOf<typeof beginRecovery>;
/** As typed at the login; after a login by code there is no password yet. */
type TypedAsker = Omit<Asker, 'password'> & { readonly password?: string | undefined };

/** The applicant of a recovery, in memory only; absent where the page was opened without a login before it. */
export const asking = createStore<{ readonly who: TypedAsker | undefined }>(() => ({ who: undefined }));

const key = 'recovery';
const tab = browserStorage(() => sessionStorage);

/**
 * The token of the request, good for an hour and for nothing else. It outlives the page in this one tab, because phones
 * drop pages whose reader goes to the mail for a code.
 */
export const recoveryToken = {
  get: () => tab.get(key),
  keep: (token: string) => tab.set(key, token),
  forget: () => tab.remove(key),
};

/** From the login's second step: a user without any of the factors. Another applicant's request in this tab is over. */
export function askAs(who: TypedAsker): void {
  recoveryToken.forget();
  asking.setState({ who });
}

/** The way is left, and with it the password. The page that slides away goes on showing the request. */
export function forgetAsker(): void {
  asking.setState({ who: undefined });
}
