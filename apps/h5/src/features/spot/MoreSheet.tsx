import { BookOpen, ListOrdered, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Row } from '#ui/Row.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { ConfirmRow } from '#features/desk/ConfirmRow.tsx';
import { orderKinds } from './form/order-form.ts';
import type { PairTerms } from './pair-terms.ts';

interface MoreSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly terms: PairTerms;
}

/**
 * Behind the three dots: the pair's fees and limits, the order types, the guide, and the choice to confirm before
 * placing.
 */
export function MoreSheet({ isOpen, onClose, terms }: MoreSheetProps) {
  const t = useMessages();
  const [part, setPart] = useState<'fees' | 'kinds'>();
  const close = () => {
    onClose();
    setPart(undefined);
  };
  const go = (path: string) => {
    close();
    navigateTo(path);
  };
  const title = part === 'fees' ? t('trade.feesTitle', { pair: terms.symbol }) : t('trade.kindsTitle');
  return (
    <Sheet isOpen={isOpen} onClose={close} title={part === undefined ? terms.symbol : title}>
      {part === undefined && (
        <>
          <Row icon={<ReceiptText />} label={t('trade.feesAndLimits')} onPress={() => setPart('fees')} />
          <Row icon={<ListOrdered />} label={t('trade.kindsTitle')} onPress={() => setPart('kinds')} />
          <Row icon={<BookOpen />} label={t('trade.guide')} onPress={() => go('/pages/common/faq')} />
          <ConfirmRow />
        </>
      )}
      {part === 'fees' && (
        <>
          <PairFacts terms={terms} />
          <Row label={t('trade.feeTiers')} onPress={() => go('/pages/fund/fees')} />
        </>
      )}
      {part === 'kinds' && (
        <dl className="flex flex-col gap-3">
          {orderKinds.map((kind) => (
            <div key={kind}>
              <dt className="text-15 font-medium">{t(`words.orderTypes.${kind}`)}</dt>
              <dd className="text-13 text-fg-2">{t(`trade.kindHints.${kind}`)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}

function PairFacts({ terms }: { readonly terms: PairTerms }) {
  const t = useMessages();
  return (
    <Facts>
      <Fact label={t('trade.makerFee')}>
        <AmountText value={terms.makerFeeText} />%
      </Fact>
      <Fact label={t('trade.takerFee')}>
        <AmountText value={terms.takerFeeText} />%
      </Fact>
      <Fact label={t('trade.feeTakenFrom')}>{t('trade.feeTakenFromText')}</Fact>
      <Fact label={t('trade.priceStep')}>
        <AmountText value={terms.tickText} unit={terms.quoteCode} />
      </Fact>
      <Fact label={t('trade.amountStep')}>
        <AmountText value={terms.lotText} unit={terms.baseCode} />
      </Fact>
      <Fact label={t('trade.leastValue')}>
        <AmountText value={terms.minNotionalText} unit={terms.quoteCode} />
      </Fact>
      <Fact label={t('trade.largestOrder')}>
        <AmountText value={terms.maxAmountText} unit={terms.baseCode} />
      </Fact>
      <Fact label={t('trade.priceBand')}>
        ±<AmountText value={terms.bandText} />%
      </Fact>
    </Facts>
  );
}
