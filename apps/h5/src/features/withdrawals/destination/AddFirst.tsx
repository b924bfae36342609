import { CommandError } from '#ui/CommandError.tsx';
import type { AddressRow, RailRow } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { labelMax, labelProblem } from '#features/addresses/label-rules.ts';
import { useSaveAddress } from '#features/addresses/use-save-address.tsx';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { AddressGroups } from '#features/addresses/AddressGroups.tsx';

interface AddFirstProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly rail: RailRow;
  readonly address: string;
  /** The wait of a new one. */
  readonly waitMs: number;
  readonly onAdded: (row: AddressRow) => void;
}

/** Books an address on the way to a withdrawal: a name, then the proof. */
export function AddFirst({ isOpen, onClose, rail, address, waitMs, onAdded }: AddFirstProps) {
  const t = useMessages();
  const durationText = useDurationText();
  const [label, setLabel] = useState('');
  const saving = useSaveAddress((row) => {
    setLabel('');
    onClose();
    onAdded(row);
  });
  const problem = labelProblem(label);
  const footer = (
    <Button
      isWide
      isBusy={saving.isBusy}
      isDisabled={problem !== undefined}
      reason={problem === 'missing' && t('addresses.nameMissing')}
      onClick={() => void saving.begin({ rail, label: label.trim(), address })}
    >
      {t('withdraw.goOn')}
    </Button>
  );
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t('withdraw.addTitle')} footer={footer}>
        <div className="flex flex-col gap-4">
          <p className="text-13 text-fg-2">{t('withdraw.addText')}</p>
          <div className="rounded-tile bg-inset p-3">
            <p className="pb-1 text-12 text-fg-2">{t('withdraw.addressOf', { network: rail.network })}</p>
            <AddressGroups address={address} />
          </div>
          <TextField
            label={t('addresses.name')}
            value={label}
            onChange={setLabel}
            placeholder={t('addresses.namePlaceholder')}
            hint={waitMs === 0 ? t('withdraw.addAtOnce') : t('withdraw.addWaits', { time: durationText(waitMs) })}
            error={problem === 'too_long' ? t('addresses.nameTooLong', { most: String(labelMax) }) : undefined}
            autoComplete="off"
          />
          <CommandError error={saving.error} />
        </div>
      </Sheet>
      {saving.sheet}
    </>
  );
}
