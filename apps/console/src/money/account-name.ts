import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';

const nameKey = (house: string) => `console.money.houses.${house}.name` as 'console.money.houses.treasury.name';

/** Puts the names of the house's accounts in the place of their words of the contract. */
export function useHouseNames(): (text: string) => string {
  const t = useMessages();
  return useCallback(
    (text) => text.replaceAll(/\b[a-z_]+\b/g, (word) => (t.has(nameKey(word)) ? t(nameKey(word)) : word)),
    [t],
  );
}

/** Names an account of the contract: one of the house by its name, a person's by its number. */
export function useAccountName(): (account: string) => string {
  const t = useMessages();
  return useCallback(
    (account) => {
      const key = nameKey(account);
      return t.has(key) ? t(key) : t('console.money.corrections.account', { id: account });
    },
    [t],
  );
}
