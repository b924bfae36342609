import { CommandError } from '#ui/CommandError.tsx';
import type { FundingLimitsRow, RailRow } from '@candor/api';
import { Note, TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { toast } from '#ui/Toast.tsx';
import { AddressField } from './AddressField.tsx';
import {
  addressActions,
  addressCheckOf,
  type AddressForm,
  type AddressFormProblem,
  addressFormProblems,
  addressTrouble,
  initialAddressForm,
  pictureStateOf,
} from './address-form.ts';
import { labelMax } from './label-rules.ts';
import { QrTile } from './QrTile.tsx';
import { RailButton } from './RailButton.tsx';
import { useSaveAddress } from './use-save-address.tsx';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { waitOf } from './wait-of.ts';

interface AddWalletPageProps {
  /** Those that pay to addresses. */
  readonly rails: readonly RailRow[];
  readonly limits: FundingLimitsRow;
  readonly railId: number | undefined;
}

/** Coin and network, name, address, and the picture that has to match. */
export function AddWalletPage({ rails, limits, railId }: AddWalletPageProps) {
  const t = useMessages();
  const problemText = useAddressProblemText();
  const durationText = useDurationText();
  const [form, setForm] = useState<AddressForm>({ ...initialAddressForm, railId });
  const saving = useSaveAddress(({ label }) => {
    toast('success', t('addresses.added', { label }));
    navigateBack();
  });
  const rail = rails.find((one) => one.railId === form.railId) ?? rails[0];
  if (rail === undefined) {
    return (
      <Page title={t('common.titles.addAddress')}>
        <div className="p-4">
          <Note>{t('withdraw.nothingOffered')}</Note>
        </div>
      </Page>
    );
  }
  const { network } = rail;
  const waitMs = waitOf(limits);
  const [problem] = addressFormProblems(form, rail);
  const trouble = addressTrouble(form, rail);
  const check = addressCheckOf(form, rail);
  const change = (next: AddressForm) => {
    saving.clearError();
    setForm(next);
  };
  const save = () => {
    if (!check?.ok || form.picture === undefined) return;
    void saving.begin({ rail, label: form.label.trim(), address: check.address, picture: form.picture.file });
  };
  return (
    <Page
      title={t('common.titles.addAddress')}
      footer={
        <Button
          isWide
          isBusy={saving.isBusy}
          isDisabled={problem !== undefined}
          reason={problem !== undefined && problemText(problem)}
          onClick={save}
        >
          {t('addresses.add')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-4 pt-2 pb-6">
        <RailButton rails={rails} rail={rail} onChange={(id) => change(addressActions.chooseRail(form, id))} />
        <TextField
          label={t('addresses.name')}
          hint={t('addresses.nameHint')}
          value={form.label}
          onChange={(label) => change(addressActions.setLabel(form, label))}
          placeholder={t('addresses.namePlaceholder')}
          error={problem === 'label_too_long' ? t('addresses.nameTooLong', { most: String(labelMax) }) : undefined}
          autoComplete="off"
        />
        <AddressField
          label={t('addresses.address')}
          rail={rail}
          value={form.address}
          error={trouble && t(`withdraw.problems.${trouble}`, { network })}
          onType={(text) => change(addressActions.type(form, text))}
          onLeave={() => change(addressActions.leave(form))}
          onCode={(text) => change(addressActions.takeCode(form, network, text))}
        />
        <QrTile
          network={network}
          picture={form.picture?.file}
          state={pictureStateOf(form, rail)}
          onRead={(picture) => change(addressActions.choosePicture(form, network, picture))}
        />
        <CommandError error={saving.error} />
        <p className="text-12 text-fg-3">
          {waitMs === 0 ? t('addresses.waitNoteNow') : t('addresses.waitNote', { wait: durationText(waitMs) })}
        </p>
      </div>
      {saving.sheet}
    </Page>
  );
}

/** A problem of the form in words, short enough for the line above the button. */
function useAddressProblemText(): (problem: AddressFormProblem) => string {
  const t = useMessages();
  return (problem) =>
    ({
      label_missing: () => t('addresses.nameMissing'),
      label_too_long: () => t('addresses.nameTooLong', { most: String(labelMax) }),
      address_missing: () => t('addresses.addressMissing'),
      address_wrong: () => t('withdraw.addressUnsound'),
      picture_missing: () => t('addresses.qrMissing'),
      picture_useless: () => t('addresses.qrMissing'),
      picture_differs: () => t('withdraw.addressUnsound'),
    })[problem]();
}
