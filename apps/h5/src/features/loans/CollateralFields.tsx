import type { LoanProductRow } from '@candor/api';
import { cx } from '@candor/kit';
import { useRovingKeys } from '@candor/kit/view';
import { useRef } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AvailableText } from '#ui/AvailableText.tsx';
import { MaxButton } from '#ui/MaxButton.tsx';
import type { CollateralPart } from './borrow-form.ts';

interface CollateralFieldsProps {
  readonly product: LoanProductRow;
  readonly parts: readonly CollateralPart[];
  readonly availableOf: ((assetId: number) => string) | undefined;
  /** The asset of which there is not enough. */
  readonly shortAssetId: number | undefined;
  readonly onChange: (parts: readonly CollateralPart[]) => void;
}

/** Assets to give as collateral, one or several, each with its amount. */
export function CollateralFields({ product, parts, availableOf, shortAssetId, onChange }: CollateralFieldsProps) {
  const t = useMessages();
  const format = useFormat();
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingKeys(group, 'button');
  const set = (assetId: number, changes: Partial<CollateralPart>) =>
    onChange(parts.map((part) => (part.assetId === assetId ? { ...part, ...changes } : part)));
  const toggle = (assetId: number) => {
    const others = parts.filter((part) => part.assetId !== assetId);
    if (others.length < parts.length) return others.length > 0 && onChange(others);
    onChange([...parts, { assetId, amount: '', unreadable: undefined }]);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <span className="text-13 text-fg-2">{t('loans.form.collateral')}</span>
        <div
          ref={group}
          role="group"
          aria-label={t('loans.form.collateralAssets')}
          onKeyDown={onKeyDown}
          className="no-scrollbar flex gap-1.5 overflow-x-auto py-1"
        >
          {product.collateral.map(({ assetId, code }) => {
            const isOn = parts.some((part) => part.assetId === assetId);
            return (
              <button
                key={assetId}
                type="button"
                aria-pressed={isOn}
                onClick={() => toggle(assetId)}
                className={cx(
                  'press tap h-[1.625rem] shrink-0 rounded-chip px-2.5 text-12 font-medium',
                  isOn ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2',
                )}
              >
                {code}
              </button>
            );
          })}
        </div>
      </div>
      {parts.map(({ assetId, amount }) => {
        const accepted = product.collateral.find((one) => one.assetId === assetId);
        if (accepted === undefined) return null;
        const { code, scale } = accepted;
        const available = availableOf?.(assetId);
        return (
          <AmountField
            key={assetId}
            label={t('loans.form.collateralOf', { code })}
            labelEnd={available !== undefined && <AvailableText value={available} code={code} />}
            unit={code}
            decimals={scale}
            value={amount}
            placeholder={format.amount('0')}
            error={shortAssetId === assetId ? t('loans.form.insufficient') : undefined}
            onChange={(next, unreadable) => set(assetId, { amount: next, unreadable })}
            end={
              available !== undefined && (
                <MaxButton onClick={() => set(assetId, { amount: available, unreadable: undefined })} />
              )
            }
          />
        );
      })}
    </div>
  );
}
