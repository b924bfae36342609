import { BookOpen, ReceiptText, Scale } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Row } from '#ui/Row.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { ConfirmRow } from '#features/desk/ConfirmRow.tsx';
import { HouseText } from '../quotes/HouseText.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { MarketFacts } from './MarketFacts.tsx';

interface ContractMoreSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pair: ContractPair;
}

/** Fees and limits, the counterparty, the guide, and the choice to confirm before sending. */
export function ContractMoreSheet({ isOpen, onClose, pair }: ContractMoreSheetProps) {
  const t = useMessages();
  const [part, setPart] = useState<'facts' | 'house'>();
  const { symbol } = pair.row;
  const close = () => {
    onClose();
    setPart(undefined);
  };
  const titles = { facts: t('contract.facts.title', { pair: symbol }), house: t('contract.house.title') };
  return (
    <Sheet isOpen={isOpen} onClose={close} title={part === undefined ? symbol : titles[part]}>
      {part === undefined && (
        <>
          <Row icon={<ReceiptText />} label={t('contract.feesAndLimits')} onPress={() => setPart('facts')} />
          <Row icon={<Scale />} label={t('contract.house.title')} onPress={() => setPart('house')} />
          <Row
            icon={<BookOpen />}
            label={t('contract.guide')}
            onPress={() => {
              close();
              navigateTo('/pages/common/faq');
            }}
          />
          <ConfirmRow />
        </>
      )}
      {part === 'facts' && <MarketFacts pair={pair} />}
      {part === 'house' && <HouseText spread={pair.rules.spread} />}
    </Sheet>
  );
}
