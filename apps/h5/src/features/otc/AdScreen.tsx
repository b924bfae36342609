import {
  type AssetRow,
  listAssets,
  listOtcAds,
  listOwnOtcAds,
  listOtcMethods,
  listWallets,
  type OtcAdRow,
  saveOtcAd,
} from '@candor/api';
import { otcMethods } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';
import { useState } from 'react';
import { together } from '#hooks/together.ts';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Page } from '#ui/Page.tsx';
import { PickerRow } from '#ui/PickerRow.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/Toast.tsx';
import { clockOf, minuteOf } from './ad-hours.ts';
import { AdTakers, type TakersDraft } from './AdTakers.tsx';
import { MethodSheet } from './MethodSheet.tsx';
import { coinsIn, fiatsIn } from './otc-assets.ts';

type Method = OtcAdRow['methods'][number];
const priceDecimals = 8;

/** pages/otc/edit: a new ad, or with `id` new terms for one of the user's. */
export function AdScreen({ params }: ScreenProps) {
  const t = useMessages();
  const adId = params.id === undefined ? undefined : Number(params.id);
  const mine = useCall(listOwnOtcAds, { limit: 50 });
  const assets = useCall(listAssets, {});
  return (
    <Loaded
      from={together({ mine, assets })}
      skeleton={<SkeletonRows rows={6} className="px-4" />}
      renderFrame={(state) => <Page title={t('otc.form.title')}>{state}</Page>}
    >
      {(found) => <AdForm ad={found.mine.data.find((one) => one.adId === adId)} assets={found.assets} />}
    </Loaded>
  );
}

interface AdFormProps {
  readonly ad: OtcAdRow | undefined;
  readonly assets: readonly AssetRow[];
}

function AdForm({ ad, assets }: AdFormProps) {
  const t = useMessages();
  const format = useFormat();
  const [coins, fiats] = [coinsIn(assets), fiatsIn(assets)];
  const [form, setForm] = useState({
    assetId: ad?.assetId ?? coins.find(({ code }) => code === 'USDT')?.assetId ?? coins[0]?.assetId,
    fiatAssetId: ad?.fiatAssetId ?? fiats[0]?.assetId,
    side: ad?.side ?? ('sell' as const),
    quantity: ad?.quantity ?? '',
    pricing: ad?.factor === undefined ? 'fixed' : 'floating',
    price: ad?.price ?? '',
    percent: ad?.factor === undefined ? '100' : String(ad.factor / 10_000),
    priceMin: ad?.priceMin ?? '',
    priceMax: ad?.priceMax ?? '',
    min: ad?.orderMin ?? '10',
    max: ad?.orderMax ?? '1000',
    minutes: String(ad?.paymentMinutes ?? 15),
    words: ad?.text ?? '',
  });
  const [takers, setTakers] = useState(() => draftOf(ad));
  const [methods, setMethods] = useState<readonly Method[]>(ad?.methods ?? []);
  const [asked, setAsked] = useState<Method>();
  const known = useCall(listOtcMethods, {});
  const command = useCommand(saveOtcAd, {
    invalidates: [listOwnOtcAds, listOtcAds, listWallets],
    onFailed: () => true,
    onDone: () => {
      toast('success', t(ad === undefined ? 'otc.form.opened' : 'otc.form.saved'));
      navigateBack();
    },
  });
  const asset = assets.find(({ assetId }) => assetId === form.assetId);
  const fiat = assets.find(({ assetId }) => assetId === form.fiatAssetId);
  const change = (changes: Partial<typeof form>) => {
    command.clearError();
    setForm({ ...form, ...changes });
  };
  const amount = (
    name: 'quantity' | 'price' | 'priceMin' | 'priceMax' | 'min' | 'max',
    decimals: number,
    unit: string,
  ) => ({
    value: form[name],
    decimals,
    unit,
    onChange: (next: string) => change({ [name]: next }),
  });
  const hasDetails = (method: Method) => known.data?.methods.some((one) => one.method === method) ?? false;
  const toggle = (method: Method, isOn: boolean) => {
    if (isOn && form.side === 'sell' && !hasDetails(method)) setAsked(method);
    setMethods(isOn ? [...methods, method] : methods.filter((one) => one !== method));
  };
  const isMissing = form.side === 'sell' && methods.some((method) => !hasDetails(method));
  const isFloating = form.pricing === 'floating';
  const isComplete =
    asset !== undefined &&
    fiat !== undefined &&
    form.quantity !== '' &&
    methods.length > 0 &&
    (isFloating ? form.priceMin !== '' && form.priceMax !== '' : form.price !== '');
  const send = () => {
    if (asset === undefined || fiat === undefined) return;
    void command.run({
      ...(ad === undefined ? {} : { adId: ad.adId }),
      side: form.side,
      assetId: asset.assetId,
      fiatAssetId: fiat.assetId,
      quantity: form.quantity,
      ...(isFloating
        ? {
            factor: Math.round(Number(form.percent.replace(',', '.')) * 10_000) || 0,
            priceMin: form.priceMin,
            priceMax: form.priceMax,
          }
        : { price: form.price }),
      orderMin: form.min,
      orderMax: form.max,
      methods: methods.map((method) => [method]),
      paymentMinutes: Number(form.minutes) || 0,
      ...takersOf(takers),
      text: form.words,
    });
  };
  return (
    <Page
      title={t('otc.form.title')}
      footer={
        <Button isWide isBusy={command.isBusy} isDisabled={!isComplete || isMissing} onClick={send}>
          {t('otc.form.save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        {ad === undefined && (
          <>
            <SegmentedControl<'buy' | 'sell'>
              label={t('otc.form.what')}
              items={[
                { id: 'sell', label: t('otc.ads.selling') },
                { id: 'buy', label: t('otc.ads.buying') },
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
          {...amount('quantity', asset?.scale ?? 0, asset?.code ?? '')}
          hint={
            form.side === 'sell' && form.quantity !== ''
              ? t('otc.form.sets', { amount: format.amount(form.quantity), code: asset?.code ?? '' })
              : undefined
          }
        />
        <SegmentedControl<string>
          label={t('otc.form.pricing')}
          items={[
            { id: 'fixed', label: t('otc.form.fixed') },
            { id: 'floating', label: t('otc.form.floating') },
          ]}
          value={form.pricing}
          onChange={(pricing) => change({ pricing })}
        />
        {isFloating ? (
          <>
            <TextField
              label={t('otc.form.percent')}
              inputMode="decimal"
              value={form.percent}
              onChange={(percent) => change({ percent })}
            />
            <AmountField label={t('otc.form.priceMin')} {...amount('priceMin', priceDecimals, fiat?.code ?? '')} />
            <AmountField label={t('otc.form.priceMax')} {...amount('priceMax', priceDecimals, fiat?.code ?? '')} />
          </>
        ) : (
          <AmountField
            label={t('otc.form.price', { fiat: fiat?.code ?? '' })}
            {...amount('price', priceDecimals, fiat?.code ?? '')}
          />
        )}
        <AmountField label={t('otc.form.min')} {...amount('min', fiat?.scale ?? 0, fiat?.code ?? '')} />
        <AmountField label={t('otc.form.max')} {...amount('max', fiat?.scale ?? 0, fiat?.code ?? '')} />
        <fieldset className="flex flex-col gap-3">
          <legend className="pb-2 text-13 text-fg-2">{t('otc.form.methods')}</legend>
          {otcMethods.map((method) => (
            <Checkbox key={method} isChecked={methods.includes(method)} onChange={(isOn) => toggle(method, isOn)}>
              {t(`otc.methods.${method}`)}
            </Checkbox>
          ))}
          {isMissing && <p className="text-12 text-warn">{t('otc.form.missing')}</p>}
        </fieldset>
        <TextField
          label={t('otc.form.minutes')}
          inputMode="numeric"
          value={form.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <TextField
          label={t('otc.form.words')}
          maxLength={500}
          value={form.words}
          onChange={(words) => change({ words })}
        />
        <AdTakers
          value={takers}
          onChange={(changes) => {
            command.clearError();
            setTakers({ ...takers, ...changes });
          }}
        />
        <CommandError error={command.error} />
      </div>
      {asked !== undefined && <MethodSheet key={asked} method={asked} isOpen onClose={() => setAsked(undefined)} />}
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

const percentPpm = 10_000;
/** Minutes by which this device's clock is ahead of UTC. */
const clockOffset = () => -new Date().getTimezoneOffset();

function draftOf(ad: OtcAdRow | undefined): TakersDraft {
  const [from, to] = [ad?.fromMinute ?? 0, ad?.toMinute ?? 0];
  return {
    isAdvanced: ad?.levelMin === 'advanced',
    completed: String(ad?.completedMin ?? 0),
    completion: String((ad?.completionMin ?? 0) / percentPpm),
    ageDays: String(ad?.ageDaysMin ?? 0),
    hasHours: from !== to,
    from: from === to ? '08:00' : clockOf(from, clockOffset()),
    to: from === to ? '22:00' : clockOf(to, clockOffset()),
  };
}

/** Hours that are not wanted, or are no times, are none: the same minute twice. */
function takersOf({ isAdvanced, completed, completion, ageDays, hasHours, from, to }: TakersDraft) {
  const hours = [minuteOf(from, clockOffset()), minuteOf(to, clockOffset())] as const;
  const isSet = hasHours && hours[0] !== undefined && hours[1] !== undefined;
  return {
    fromMinute: isSet ? (hours[0] ?? 0) : 0,
    toMinute: isSet ? (hours[1] ?? 0) : 0,
    levelMin: isAdvanced ? ('advanced' as const) : ('basic' as const),
    completedMin: Number(completed) || 0,
    completionMin: (Math.min(100, Number(completion) || 0) * percentPpm) as Ppm,
    ageDaysMin: Number(ageDays) || 0,
  };
}
