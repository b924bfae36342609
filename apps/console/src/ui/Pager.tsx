import { Button } from '@candor/kit/view';
import { fieldOf, useAddress } from '../lib/address.ts';
import { useMessages } from '../lib/i18n.tsx';

/** The page of a list, which is in the address, from 1; of the named one where a screen has more than one. */
export function usePage(list = ''): number {
  const [address] = useAddress();
  return Math.max(1, Number(address[fieldOf(list, 'page')]) || 1);
}

interface PagerProps {
  readonly total: number;
  readonly limit: number;
  readonly list?: string;
}

/** The ways to the pages beside this one; nothing while there is only one. */
export function Pager({ total, limit, list = '' }: PagerProps) {
  const t = useMessages();
  const at = usePage(list);
  const [, setAddress] = useAddress();
  const pages = Math.max(1, Math.ceil(total / limit));
  if (pages === 1 && at === 1) return null;
  return (
    <div className="flex items-center gap-3 text-13 text-fg-2">
      <Button look="soft" isDisabled={at <= 1} onClick={() => setAddress({ [fieldOf(list, 'page')]: `${at - 1}` })}>
        {t('console.table.before')}
      </Button>
      {t('console.table.page', { page: `${at}`, pages: `${pages}` })}
      <Button look="soft" isDisabled={at >= pages} onClick={() => setAddress({ [fieldOf(list, 'page')]: `${at + 1}` })}>
        {t('console.table.after')}
      </Button>
    </div>
  );
}
