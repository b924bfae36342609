import { textOfLots } from '@candor/api';
import { atomsToText, priceToText } from '@candor/money';
import { useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { lotsOf } from '../lots.ts';
import type { ContractForm } from './contract-form.ts';
import { type ContractFacts, figuresOf } from './contract-problems.ts';
import { MultipleField, multipleOf } from './MultipleField.tsx';
import { useContractPreview } from './use-contract-preview.ts';

interface MultipleSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly form: ContractForm;
  readonly pair: ContractPair;
  readonly facts: ContractFacts;
  readonly onTake: (multiple: number) => void;
}

/** Chooses the multiple, and shows at once its effect on the margin and on the liquidation price. */
export function MultipleSheet({ isOpen, onClose, ...rest }: MultipleSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.form.multiple')}>
      {/* Opened anew, it starts from the form's own multiple. */}
      {isOpen && <MultipleFields {...rest} />}
    </Sheet>
  );
}

function MultipleFields({ form, pair, facts, onTake }: Omit<MultipleSheetProps, 'isOpen' | 'onClose'>) {
  const t = useMessages();
  const [typed, setTyped] = useState(String(form.multiple));
  const most = pair.rules.tiers[0]?.multipleMax ?? 1;
  const multiple = multipleOf(typed, most);
  // Without lots the smallest order is used, so that the sheet always has figures.
  const lots = lotsOf(form.lots) ?? pair.rules.lotsMin;
  const tried: ContractForm = { ...form, multiple: multiple ?? form.multiple, lots: textOfLots(lots) };
  const long = figuresOf(tried, facts, 'long');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-fg-2">{t('contract.multipleSheet.text')}</p>
      <MultipleField typed={typed} onType={setTyped} most={most} />
      <div className="-mx-4">
        <Chips
          label={t('contract.form.multiple')}
          items={pair.row.multiples.map((preset) => ({
            id: String(preset),
            label: t('contract.times', { multiple: String(preset) }),
          }))}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <h3 className="text-13 font-semibold">{t('contract.multipleSheet.forLots', { lots: textOfLots(lots) })}</h3>
      <Facts>
        <Fact label={t('contract.form.margin')}>
          <AmountText
            value={long && atomsToText(long.margin, pair.rules.grid.quoteScale)}
            decimals={2}
            unit={pair.row.quoteCode}
          />
        </Fact>
        <LiquidationFact form={tried} facts={facts} pair={pair} direction="long" />
        <LiquidationFact form={tried} facts={facts} pair={pair} direction="short" />
      </Facts>
      {long !== undefined && tried.multiple > long.multipleMax && (
        <p role="alert" className="text-12 text-danger">
          {t('contract.multipleSheet.most', { most: String(long.multipleMax), lots: textOfLots(lots) })}
        </p>
      )}
      <Button isWide isDisabled={multiple === undefined} onClick={() => onTake(tried.multiple)}>
        {t('contract.multipleSheet.take', { multiple: String(tried.multiple) })}
      </Button>
    </div>
  );
}

interface LiquidationFactProps {
  readonly form: ContractForm;
  readonly facts: ContractFacts;
  readonly pair: ContractPair;
  readonly direction: 'long' | 'short';
}

function LiquidationFact({ form, facts, pair, direction }: LiquidationFactProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const isIsolated = form.marginMode === 'isolated';
  const { figures: preview } = useContractPreview(form, direction, pair.row, isSignedIn && !isIsolated);
  const own = figuresOf(form, facts, direction)?.liquidation;
  const price = isIsolated ? own && priceToText(own) : preview?.liquidationPrice;
  const isNone = (isIsolated || preview !== undefined) && price === undefined;
  return (
    <Fact label={`${t('contract.form.liquidation')} · ${t(`contract.directions.${direction}`)}`}>
      {isNone ? (
        t('contract.form.never')
      ) : (
        <AmountText value={price} decimals={pair.rules.priceDecimals} className="text-warn" />
      )}
    </Fact>
  );
}
