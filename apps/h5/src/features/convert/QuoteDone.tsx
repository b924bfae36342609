import type { ConversionRow } from '@candor/api';
import { CircleCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { ConversionFacts } from './ConversionFacts.tsx';

/** The finished conversion, with its figures. */
export function QuoteDone({ done }: { readonly done: ConversionRow }) {
  const t = useMessages();
  return (
    <div role="status">
      <div className="flex flex-col items-center pb-4 text-center">
        <CircleCheck aria-hidden className="size-14 text-good" strokeWidth={1.5} />
        <p className="mt-3 text-12 text-fg-3">{t('funds.youReceived')}</p>
        <AmountText
          value={done.toAmount}
          unit={done.toCode}
          className="text-28 font-semibold [overflow-wrap:anywhere]"
        />
      </div>
      <ConversionFacts conversion={done} />
    </div>
  );
}
