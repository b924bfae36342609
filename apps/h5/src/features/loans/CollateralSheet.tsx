import { getLoanReport, listLoanHistory, listLoans, listWallets, type LoanRow, moveLoanCollateral } from '@candor/api';
import { atomsFromText, atomsToText, minus, percentOfPpm, plus, zero } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AvailableText } from '#ui/AvailableText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { LevelPlaces } from './LevelPlaces.tsx';
import { loanFigures, pricedPosition } from './loan-figures.ts';
import { LtvGauge } from './LtvGauge.tsx';
import { useIndexOf } from './use-index-of.ts';
import { useSpotBalances } from './use-spot-balances.ts';

interface CollateralSheetProps {
  readonly loan: LoanRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Way = 'add' | 'take';

/** More collateral, or some of it back, with the LTV that it leads to. */
export function CollateralSheet({ loan, isOpen, onClose }: CollateralSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  const indexOf = useIndexOf();
  const availableOf = useSpotBalances();
  const [way, setWay] = useState<Way>('add');
  const [chosen, setChosen] = useState<number>();
  const [typed, setTyped] = useState<{ readonly amount: string; readonly unreadable: AmountProblem | undefined }>({
    amount: '',
    unreadable: undefined,
  });
  const command = useCommand(moveLoanCollateral, {
    invalidates: [listLoans, listLoanHistory, getLoanReport, listWallets],
    onFailed: () => true,
    onDone: () => {
      toast('success', t(`loans.collateral.${way}Done`));
      setTyped({ amount: '', unreadable: undefined });
      onClose();
    },
  });
  const { loanId, collateral, scale } = loan;
  const others = loan.accepted.filter((one) => !collateral.some(({ assetId }) => assetId === one.assetId));
  const choices = way === 'add' ? [...collateral, ...others.map((one) => ({ ...one, amount: '0' }))] : collateral;
  const asset = choices.find(({ assetId }) => assetId === chosen) ?? choices[0];
  if (asset === undefined) return null;
  const amount = atomsFromText(typed.amount, asset.scale) ?? zero;
  const held = atomsFromText(asset.amount, asset.scale) ?? zero;
  const available = way === 'add' ? (atomsFromText(availableOf?.(asset.assetId) ?? '0', asset.scale) ?? zero) : held;
  const isWithin = amount <= available;
  const next = way === 'add' ? plus(held, amount) : isWithin ? minus(held, amount) : zero;
  const after = [
    ...collateral.filter(({ assetId }) => assetId !== asset.assetId),
    ...(next > 0n ? [{ ...asset, amount: atomsToText(next, asset.scale) }] : []),
  ];
  const debt = atomsFromText(loan.debt, scale) ?? zero;
  const priced = pricedPosition({ ...loan, debt, collateral: after }, indexOf);
  const figures = priced && loanFigures(priced, loan);
  const isTooHigh = way === 'take' && (figures === undefined || figures.ltv > loan.ltvInitial);
  const problem =
    typed.unreadable !== undefined
      ? t('funds.amountNotRead')
      : amount <= 0n
        ? t('funds.amountMissing')
        : !isWithin
          ? t('funds.amountInsufficient', {
              amount: own.amount(atomsToText(available, asset.scale)),
              asset: asset.code,
            })
          : isTooHigh
            ? t('loans.collateral.tooHigh', { percent: format.amount(percentOfPpm(loan.ltvInitial)) })
            : undefined;
  const reset = () => {
    command.clearError();
    setTyped({ amount: '', unreadable: undefined });
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('loans.collateral.title')}
      footer={
        <Button
          isWide
          isBusy={command.isBusy}
          isDisabled={problem !== undefined}
          reason={problem}
          onClick={() => void command.run({ loanId, way, assetId: asset.assetId, amount: typed.amount })}
        >
          {t(`loans.collateral.${way}Submit`)}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <SegmentedControl<Way>
          label={t('loans.collateral.title')}
          items={[
            { id: 'add', label: t('loans.collateral.add') },
            { id: 'take', label: t('loans.collateral.take') },
          ]}
          value={way}
          onChange={(id) => {
            setWay(id);
            reset();
          }}
        />
        <div className="-mx-4">
          <Chips
            label={t('loans.form.collateralAssets')}
            items={choices.map(({ assetId, code }) => ({ id: String(assetId), label: code }))}
            value={String(asset.assetId)}
            onChange={(id) => {
              setChosen(Number(id));
              reset();
            }}
          />
        </div>
        <AmountField
          label={t('common.amount')}
          labelEnd={<AvailableText value={atomsToText(available, asset.scale)} code={asset.code} />}
          unit={asset.code}
          decimals={asset.scale}
          value={typed.amount}
          onChange={(text, unreadable) => {
            command.clearError();
            setTyped({ amount: text, unreadable });
          }}
        />
        <LtvGauge ltv={figures?.ltv} levels={loan} />
        {figures !== undefined && (
          <LevelPlaces places={figures.places} assets={[loan, ...after]} target={loan.ltvTarget} />
        )}
        <CommandError error={command.error} />
      </div>
    </Sheet>
  );
}
