/** An answer that nobody has taken by then is out of date. */
const keptMs = 10_000;

const asked = new Map<string, Promise<Response>>();

export function headersOf(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

/** An answer is of the session that asked. */
const keyOf = (address: string, headers: Readonly<Record<string, string>>): string =>
  `${headers['Authorization']} ${address}`;

/** Asks for the first page's answers before its code is here. */
export function askEarly(addresses: readonly string[], token: string): void {
  const headers = headersOf(token);
  for (const address of addresses) {
    const answer = fetch(address, { headers });
    // A failure is the concern of the call that takes the answer.
    answer.catch(() => undefined);
    asked.set(keyOf(address, headers), answer);
  }
  setTimeout(() => asked.clear(), keptMs);
}

/** The answer to a call that was asked early, once; else, or where that one did not arrive, it is asked now. */
export const fetchOrTake: typeof fetch = (address, init) => {
  const key = keyOf(address as string, init?.headers as Readonly<Record<string, string>>);
  const early = init?.method === 'GET' ? asked.get(key) : undefined;
  asked.delete(key);
  return early === undefined ? fetch(address, init) : early.catch(() => fetch(address, init));
};
