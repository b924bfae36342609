import { type AssetRow, getOtcAd, listOtcAds, listOwnOtcAds, listWallets, type OtcAdRow, saveOtcAd } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { PickerRow } from '#ui/PickerRow.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { toast } from '#ui/Toast.tsx';
import { type AdForm, adInput, adProblem, initialAdForm } from './ad-form.ts';
import { AdMethods, type KnownMethods } from './AdMethods.tsx';
import { AdTakers } from './AdTakers.tsx';
import { coinsIn, fiatsIn } from './otc-assets.ts';
import { useAdProblemText } from './use-ad-problem-text.ts';

const [priceDecimals, percentDecimals] = [8, 4];
/** Minutes by which this device's clock is ahead of UTC. */
const clockOffset = () => -new Date().getTimezoneOffset();

interface AdFormPaneProps {
  /** The ad to edit; absent: a new one. */
  readonly ad: OtcAdRow | undefined;
  readonly assets: readonly AssetRow[];
  readonly known: KnownMethods;
}

/** The terms of an ad, and the one button. */
export function AdFormPane({ ad: present, assets, known }: AdFormPaneProps) {
  const t = useMessages();
  const format = useFormat();
  // Changes are told from the ad as it was when it was opened.
  const [choice] = useState(() => ({ ad: present, offset: clockOffset() }));
  const { ad } = choice;
  const [coins, fiats] = [coinsIn(assets), fiatsIn(assets)];
  const [form, setForm] = useState<AdForm>(() =>
    initialAdForm(choice, {
      assetId: coins.find(({ code }) => code === 'USDT')?.assetId ?? coins[0]?.assetId,
      fiatAssetId: fiats[0]?.assetId,
    }),
  );
  const asset = assets.find(({ assetId }) => assetId === form.assetId);
  const fiat = assets.find(({ assetId }) => assetId === form.fiatAssetId);
  const available = useAvailable('spot', form.assetId ?? 0);
  const isOffered = useIsOffered('otc');
  const command = useCommand(saveOtcAd, {
    invalidates: [listOtcAds, listOwnOtcAds, getOtcAd, listWallets],
    onFailed: () => true,
    onDone: () => {
      toast('success', t(ad === undefined ? 'otc.form.opened' : 'otc.form.saved'));
      navigateBack();
    },
  });
  const [code, fiatCode] = [asset?.code ?? '', fiat?.code ?? ''];
  const problem = adProblem(form, {
    ...choice,
    asset,
    fiat,
    isOffered,
    available,
    hasDetails: (method) => known.some((one) => one.method === method && one.usableAtMs === undefined),
  });
  const reason = useAdProblemText(problem, { code, fiatCode, available });
  const change = (changes: Partial<AdForm>) => {
    command.clearError();
    setForm({ ...form, ...changes });
  };
  const amount = (
    name: 'quantity' | 'price' | 'percent' | 'priceMin' | 'priceMax' | 'min' | 'max',
    decimals: number,
    unit: string,
  ) => ({
    value: form[name],
    decimals,
    unit,
    onChange: (next: string) => change({ [name]: next }),
  });
  return (
    <Page
      title={t(ad === undefined ? 'otc.ads.new' : 'otc.form.edit')}
      footer={
        <Button
          isWide
          isBusy={command.isBusy}
          isDisabled={problem !== undefined}
          reason={reason}
          onClick={() => void command.run(adInput(form, { ...choice, asset, fiat }))}
        >
          {t('otc.form.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <NotOffered product="otc" />
        {ad === undefined && (
          <>
            <SegmentedControl<'buy' | 'sell'>
              label={t('otc.form.what')}
              items={[
                { id: 'sell', label: t('otc.tabs.sell') },
                { id: 'buy', label: t('otc.tabs.buy') },
              ]}
              value={form.side}
              onChange={(side) => change({ side })}
            />
            <AssetPicker
              label={t('otc.form.coin')}
              assets={coins}
              value={form.assetId}
              onChange={(assetId) => change({ assetId })}
            />
            <AssetPicker
              label={t('otc.form.fiat')}
              assets={fiats}
              value={form.fiatAssetId}
              onChange={(fiatAssetId) => change({ fiatAssetId })}
            />
          </>
        )}
        <AmountField
          label={t('otc.form.quantity')}
          {...amount('quantity', asset?.scale ?? 0, code)}
          hint={
            form.side === 'sell' && form.quantity !== ''
              ? t('otc.form.sets', { amount: format.amount(form.quantity), code })
              : undefined
          }
        />
        <SegmentedControl<'fixed' | 'floating'>
          label={t('otc.form.pricing')}
          items={[
            { id: 'fixed', label: t('otc.form.fixed') },
            { id: 'floating', label: t('otc.form.floating') },
          ]}
          value={form.isFloating ? 'floating' : 'fixed'}
          onChange={(pricing) => change({ isFloating: pricing === 'floating' })}
        />
        {form.isFloating ? (
          <>
            <AmountField label={t('otc.form.percent')} {...amount('percent', percentDecimals, '%')} />
            <AmountField label={t('otc.form.priceMin')} {...amount('priceMin', priceDecimals, fiatCode)} />
            <AmountField label={t('otc.form.priceMax')} {...amount('priceMax', priceDecimals, fiatCode)} />
          </>
        ) : (
          <AmountField label={t('otc.form.price', { fiat: fiatCode })} {...amount('price', priceDecimals, fiatCode)} />
        )}
        <AmountField label={t('otc.form.min')} {...amount('min', fiat?.scale ?? 0, fiatCode)} />
        <AmountField label={t('otc.form.max')} {...amount('max', fiat?.scale ?? 0, fiatCode)} />
        <AdMethods
          isPaid={form.side === 'sell'}
          known={known}
          value={form.methods}
          onChange={(methods) => change({ methods })}
        />
        <TextField
          label={t('otc.form.minutes')}
          inputMode="numeric"
          value={form.minutes}
          onChange={(minutes) => change({ minutes: minutes.replaceAll(/\D/g, '') })}
        />
        <TextField
          label={t('otc.form.words')}
          maxLength={500}
          value={form.words}
          onChange={(words) => change({ words })}
        />
        <AdTakers value={form} onChange={change} />
        <CommandError error={command.error} />
      </div>
    </Page>
  );
}

interface AssetPickerProps {
  readonly label: string;
  readonly assets: readonly AssetRow[];
  readonly value: number | undefined;
  readonly onChange: (assetId: number) => void;
}

function AssetPicker({ label, assets, value, onChange }: AssetPickerProps) {
  const chosen = assets.find(({ assetId }) => assetId === value);
  return (
    <PickerRow
      label={label}
      title={label}
      options={assets.map(({ assetId, code, name }) => ({
        id: assetId,
        label: code,
        text: name,
        start: <CoinMark code={code} size={28} />,
      }))}
      value={value}
      onChange={onChange}
    >
      {chosen !== undefined && <CoinMark code={chosen.code} size={28} />}
      <span className="flex-1 text-15 font-medium">
        <span className="sr-only">{label} </span>
        {chosen?.code}
      </span>
    </PickerRow>
  );
}
