import { Button } from '@candor/kit/view';
import { useAddress } from '../lib/address.ts';
import { useMessages } from '../lib/i18n.tsx';

/** The page of a list, which is in the address, from 1. */
export function usePage(): number {
  const [{ page = '1' }] = useAddress();
  return Math.max(1, Number(page) || 1);
}

/** The ways to the pages beside this one; nothing while there is only one. */
export function Pager({ total, limit }: { readonly total: number; readonly limit: number }) {
  const t = useMessages();
  const at = usePage();
  const [, setAddress] = useAddress();
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages === 1 && at === 1) return null;
  return (
    <div className="flex items-center gap-3 text-13 text-fg-2">
      <Button look="soft" isDisabled={at <= 1} onClick={() => setAddress({ page: `${at - 1}` })}>
        {t('console.table.before')}
      </Button>
      {t('console.table.page', { page: `${at}`, pages: `${pages}` })}
      <Button look="soft" isDisabled={at >= pages} onClick={() => setAddress({ page: `${at + 1}` })}>
        {t('console.table.after')}
      </Button>
    </div>
  );
}
