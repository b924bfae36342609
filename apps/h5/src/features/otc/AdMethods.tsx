import type { listOtcMethods, OutputOf } from '@candor/api';
import { otcMethods } from '@candor/exchange/rules';
import { momentText } from '@candor/kit';
import { Checkbox } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import type { AdMethod } from './ad-form.ts';
import { MethodSheet } from './MethodSheet.tsx';

export type KnownMethods = OutputOf<typeof listOtcMethods>['methods'];

interface AdMethodsProps {
  /** The maker is the one who is paid, and needs details for each method. */
  readonly isPaid: boolean;
  readonly known: KnownMethods;
  readonly value: readonly AdMethod[];
  readonly onChange: (methods: readonly AdMethod[]) => void;
}

/** The payment methods of an ad, and where its maker is paid by each. */
export function AdMethods({ isPaid, known, value, onChange }: AdMethodsProps) {
  const t = useMessages();
  const [asked, setAsked] = useState<AdMethod>();
  const keptOf = (method: AdMethod) => known.find((one) => one.method === method);
  const toggle = (method: AdMethod, isOn: boolean) => {
    if (isOn && isPaid && keptOf(method) === undefined) setAsked(method);
    onChange(isOn ? [...value, method] : value.filter((one) => one !== method));
  };
  const isMissing = isPaid && value.some((method) => keptOf(method) === undefined);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-2 text-13 text-fg-2">{t('otc.form.methods')}</legend>
      {otcMethods.map((method) => {
        const name = t(`otc.methods.${method}`);
        const act = t(keptOf(method) === undefined ? 'otc.method.add' : 'otc.method.edit');
        return (
          <div key={method} className="flex min-h-8 items-center justify-between gap-3">
            <Checkbox isChecked={value.includes(method)} onChange={(isOn) => toggle(method, isOn)}>
              {name}
            </Checkbox>
            {isPaid && (
              <Button size="mini" look="soft" aria-label={`${name}: ${act}`} onClick={() => setAsked(method)}>
                {act}
              </Button>
            )}
          </div>
        );
      })}
      {isMissing && <p className="text-12 text-warn">{t('otc.form.missing')}</p>}
      {isPaid &&
        known
          .filter(({ method, usableAtMs }) => usableAtMs !== undefined && value.includes(method))
          .map(({ method, usableAtMs = 0 }) => (
            <p key={method} className="text-12 text-warn">
              {t(`otc.methods.${method}`)}: {t('otc.method.waits', { time: momentText(usableAtMs) })}
            </p>
          ))}
      {asked !== undefined && (
        <MethodSheet key={asked} method={asked} known={keptOf(asked)} isOpen onClose={() => setAsked(undefined)} />
      )}
    </fieldset>
  );
}
