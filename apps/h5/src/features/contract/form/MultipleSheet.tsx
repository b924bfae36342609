import { textOfLots } from '@candor/api';
import { atomsToText, priceToText } from '@candor/money';
import { useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { PercentSlider } from '#ui/PercentSlider.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { StepperField } from '#ui/StepperField.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { type ContractForm, lotsOf } from './contract-form.ts';
import { type ContractFacts, figuresOf } from './contract-problems.ts';
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
  const multiple = Number(typed);
  const isUsable = Number.isInteger(multiple) && multiple >= 1 && multiple <= most;
  // Without lots the smallest order is used, so that the sheet always has figures.
  const lots = lotsOf(form.lots) ?? pair.rules.lotsMin;
  const tried: ContractForm = { ...form, multiple: isUsable ? multiple : form.multiple, lots: textOfLots(lots) };
  const long = figuresOf(tried, facts, 'long');
  const share = isUsable && most > 1 ? Math.round(((multiple - 1) / (most - 1)) * 100) : 0;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-fg-2">{t('contract.multipleSheet.text')}</p>
      <StepperField
        label={t('contract.form.multiple')}
        step="1"
        decimals={0}
        value={typed}
        onChange={(text) => setTyped(text)}
      />
      <PercentSlider
        label={t('contract.form.multiple')}
        value={share}
        onChange={(percent) => setTyped(String(1 + Math.round(((most - 1) * percent) / 100)))}
      />
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
      <Button isWide isDisabled={!isUsable} onClick={() => onTake(multiple)}>
        {t('contract.multipleSheet.take', { multiple: isUsable ? typed : String(form.multiple) })}
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
