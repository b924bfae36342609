import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';

/** Names an account of the contract: one of the house by its name, a person's by its number. */
export function useAccountName(): (account: string) => string {
  const t = useMessages();
  return useCallback(
    (account) => {
      const key = `console.money.houses.${account}.name` as 'console.money.houses.treasury.name';
      return t.has(key) ? t(key) : t('console.money.corrections.account', { id: account });
    },
    [t],
  );
}
