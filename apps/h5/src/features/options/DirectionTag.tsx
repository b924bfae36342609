import type { OptionDirection } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';

/** Up or Down, as a word in money's colour. */
export function DirectionTag({ direction }: { readonly direction: OptionDirection }) {
  const t = useMessages();
  return <Tag look={direction}>{t(`options.directions.${direction}`)}</Tag>;
}
