import { Note } from '@candor/kit/view';
import { type Product, useIsOffered } from '#hooks/use-is-offered.ts';
import { useMessages } from '#i18n/use-messages.ts';

interface NotOfferedProps {
  readonly product: Product;
  readonly className?: string;
}

/** A note before any typing where a product is switched off for the user; otherwise nothing. */
export function NotOffered({ product, className }: NotOfferedProps) {
  const t = useMessages();
  const isOffered = useIsOffered(product);
  if (isOffered) return null;
  return (
    <Note tone="warn" title={t('common.notOffered')} {...(className === undefined ? {} : { className })}>
      {t('common.notOfferedGoesOn')}
    </Note>
  );
}
