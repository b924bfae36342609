import { listProducts, type OutputOf } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Note } from './Note.tsx';

type Product = OutputOf<typeof listProducts>[number]['product'];

interface NotOfferedProps {
  readonly product: Product;
  readonly className?: string;
}

/** A note before any typing where a product is switched off for the user; otherwise nothing. */
export function NotOffered({ product, className }: NotOfferedProps) {
  const t = useMessages();
  const products = useCall(listProducts, {});
  const isOff = products.data?.some((one) => one.product === product && !one.isOn);
  if (!isOff) return null;
  return (
    <Note tone="warn" title={t('common.notOffered')} {...(className === undefined ? {} : { className })}>
      {t('common.notOfferedGoesOn')}
    </Note>
  );
}
