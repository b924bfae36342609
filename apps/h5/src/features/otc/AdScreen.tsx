import { listOtcAds, listOtcMethods, listWallets, type OtcAdRow, saveOtcAd } from '@candor/api';
import { otcMethods } from '@candor/exchange/rules';
import type { Ppm } from '@candor/money';
import { useState } from 'react';
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
import { Page } from '#ui/Page.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { toast } from '#ui/Toast.tsx';
import { MethodSheet } from './MethodSheet.tsx';

type Method = OtcAdRow['methods'][number];
const usdt = { assetId: 3, code: 'USDT', scale: 6 } as const;
const dollar = { assetId: 201, code: 'USD', scale: 2 } as const;
const priceDecimals = 8;

/** pages/otc/edit: a new ad, or with `id` new terms for one of the user's. */
export function AdScreen({ params }: ScreenProps) {
  const t = useMessages();
  const adId = params.id === undefined ? undefined : Number(params.id);
  const mine = useCall(listOtcAds, { isMine: true, limit: 50 });
  return (
    <Loaded
      from={mine}
      skeleton={<SkeletonRows rows={6} className="px-4" />}
      renderFrame={(state) => <Page title={t('otc.form.title')}>{state}</Page>}
    >
      {({ data }) => <AdForm ad={data.find((one) => one.adId === adId)} />}
    </Loaded>
  );
}

function AdForm({ ad }: { readonly ad: OtcAdRow | undefined }) {
  const t = useMessages();
  const format = useFormat();
  const [form, setForm] = useState({
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
    isAdvanced: ad?.levelMin === 'advanced',
  });
  const [methods, setMethods] = useState<readonly Method[]>(ad?.methods ?? []);
  const [asked, setAsked] = useState<Method>();
  const known = useCall(listOtcMethods, {});
  const command = useCommand(saveOtcAd, {
    invalidates: [listOtcAds, listWallets],
    onFailed: () => true,
    onDone: () => {
      toast('success', t(ad === undefined ? 'otc.form.opened' : 'otc.form.saved'));
      navigateBack();
    },
  });
  const asset = ad === undefined ? usdt : { assetId: ad.assetId, code: ad.code, scale: ad.scale };
  const fiat = ad === undefined ? dollar : { assetId: ad.fiatAssetId, code: ad.fiatCode, scale: ad.fiatScale };
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
    form.quantity !== '' &&
    methods.length > 0 &&
    (isFloating ? form.priceMin !== '' && form.priceMax !== '' : form.price !== '');
  const send = () =>
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
      fromMinute: ad?.fromMinute ?? 0,
      toMinute: ad?.toMinute ?? 0,
      levelMin: form.isAdvanced ? 'advanced' : 'basic',
      completedMin: ad?.completedMin ?? 0,
      completionMin: ad?.completionMin ?? (0 as Ppm),
      ageDaysMin: ad?.ageDaysMin ?? 0,
      text: form.words,
    });
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
          <SegmentedControl<'buy' | 'sell'>
            label={t('otc.form.what')}
            items={[
              { id: 'sell', label: t('otc.ads.selling') },
              { id: 'buy', label: t('otc.ads.buying') },
            ]}
            value={form.side}
            onChange={(side) => change({ side })}
          />
        )}
        <AmountField
          label={t('otc.form.quantity')}
          {...amount('quantity', asset.scale, asset.code)}
          hint={
            form.side === 'sell' && form.quantity !== ''
              ? t('otc.form.sets', { amount: format.amount(form.quantity), code: asset.code })
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
            <AmountField label={t('otc.form.priceMin')} {...amount('priceMin', priceDecimals, fiat.code)} />
            <AmountField label={t('otc.form.priceMax')} {...amount('priceMax', priceDecimals, fiat.code)} />
          </>
        ) : (
          <AmountField
            label={t('otc.form.price', { fiat: fiat.code })}
            {...amount('price', priceDecimals, fiat.code)}
          />
        )}
        <AmountField label={t('otc.form.min')} {...amount('min', fiat.scale, fiat.code)} />
        <AmountField label={t('otc.form.max')} {...amount('max', fiat.scale, fiat.code)} />
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
        <Checkbox isChecked={form.isAdvanced} onChange={(isAdvanced) => change({ isAdvanced })}>
          {t('otc.form.advanced')}
        </Checkbox>
        <CommandError error={command.error} />
      </div>
      {asked !== undefined && <MethodSheet key={asked} method={asked} isOpen onClose={() => setAsked(undefined)} />}
    </Page>
  );
}
