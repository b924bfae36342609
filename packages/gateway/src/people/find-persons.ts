import type { PersonKey } from '@candor/api';
import { checkAddress } from '@candor/chain/addresses';
import { addressText } from '@candor/chain/destination';
import type { Person } from '@candor/platform';
import { railsOf, transactionOf } from '../funding/rails.ts';
import type { Deps } from '../serving/deps.ts';

type Find = (deps: Deps, text: string) => Promise<readonly (Person | undefined)[]>;

const numberGrammar = /^[1-9]\d{0,14}$/;
const transactionGrammar = /^(0x)?[\da-f]{64}$/i;

/** The search for a text as each kind of key; a text that cannot be one finds nobody by it. */
const finders: Readonly<Record<PersonKey, Find>> = {
  account: async ({ platform }, text) => (numberGrammar.test(text) ? [await platform.persons.byAccount(+text)] : []),
  uid: async ({ platform }, text) => (numberGrammar.test(text) ? [await platform.persons.byUid(+text)] : []),
  email: async ({ platform }, text) => (text.includes('@') ? [await platform.persons.byContact(text)] : []),
  phone: async ({ platform }, text) => (text.startsWith('+') ? [await platform.persons.byContact(text)] : []),
  address: byAddress,
  transaction: byTransaction,
};

/** Everybody whom a text leads to by one of the keys, each once. */
export async function findPersons(deps: Deps, keys: readonly PersonKey[], text: string) {
  const found = new Map<number, { readonly person: Person; readonly by: PersonKey }>();
  for (const by of keys) {
    for (const person of await finders[by](deps, text.trim())) {
      if (person !== undefined && !found.has(person.accountId)) found.set(person.accountId, { person, by });
    }
  }
  return [...found.values()];
}

/** By an address that the person was given to pay to, or that they keep to be paid at. */
async function byAddress(deps: Deps, text: string): Promise<readonly (Person | undefined)[]> {
  const { platform, chain } = deps;
  const rails = [...(await railsOf(deps)).values()].filter(({ kind }) => kind !== 'bank');
  const found: (Person | undefined)[] = [];
  for (const network of new Set(rails.map((rail) => rail.network))) {
    const checked = checkAddress(network, text);
    if (!checked.ok) continue;
    const given = await chain.ownerOf(checked.address);
    if (given !== undefined) found.push(await platform.persons.byAccount(given));
    for (const userId of await platform.destinations.usersOf(addressText(network, checked.address))) {
      found.push(await platform.persons.byUser(userId));
    }
  }
  return found;
}

/** By a payment to the person, or one that was made for them. */
async function byTransaction(deps: Deps, text: string): Promise<readonly (Person | undefined)[]> {
  if (!transactionGrammar.test(text)) return [];
  const transaction = transactionOf(text.toLowerCase());
  const accounts = new Set<number>();
  for (const railId of (await railsOf(deps)).keys()) {
    const asked = { railId, transaction };
    const [deposits, withdrawers] = await Promise.all([
      deps.reader.depositsByTransaction(asked),
      deps.reader.withdrawersByTransaction(asked),
    ]);
    for (const accountId of [...deposits.map((one) => one.accountId), ...withdrawers]) accounts.add(accountId);
  }
  return Promise.all([...accounts].map((accountId) => deps.platform.persons.byAccount(accountId)));
}
